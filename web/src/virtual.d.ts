declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  export const html: string;
  export const rules: Record<string, string>;
}
