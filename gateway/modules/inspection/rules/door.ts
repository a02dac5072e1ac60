/** The code of a day (Y-35): four digits of a keyed hash, two for inspector and customer each. */
export function codeOfDay(hash: string): { theirs: string; mine: string } {
  const digits = String(Number.parseInt(hash.slice(0, 8), 16) % 10_000).padStart(4, '0')
  return { theirs: digits.slice(0, 2), mine: digits.slice(2) }
}
