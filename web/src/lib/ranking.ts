// The order of the players in a result.

/**
 * The seats from first to last: the winners, then the others by their points. Whether many or few points are good is read
 * from the winners' points.
 */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const sign = scores.every((points) => points <= best) ? -1 : 1;
  const rank = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return scores.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || sign * ((scores[a] ?? 0) - (scores[b] ?? 0)));
}
