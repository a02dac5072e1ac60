/** Votes from which on their share is shown (HC-05). */
const ENOUGH = 5

/** Whole per cent of votes that found an entry useful, half up; null below five votes (HC-05). */
export function usefulRate({
  usefulCount,
  uselessCount,
}: {
  usefulCount: number
  uselessCount: number
}): number | null {
  const votes = usefulCount + uselessCount
  return votes < ENOUGH ? null : Math.round((usefulCount * 100) / votes)
}
