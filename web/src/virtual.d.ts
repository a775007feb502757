declare module "virtual:messages/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  export const title: string;
  export const html: string;
  export const sections: { id: string; title: string; level: number; numbered: boolean }[];
  export const rules: Record<string, string>;
}

declare module "virtual:rules" {
  const loaders: Record<string, () => Promise<typeof import("virtual:rules/*")>>;
  export default loaders;
}
