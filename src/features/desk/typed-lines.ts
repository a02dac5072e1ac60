/* Lists that staff type: a line each, the parts of a line separated by blanks. */

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Parts of a line; null unless there are as many as that. */
export function partsOf(line: string, least: number, most = least): string[] | null {
  const parts = line.trim().split(/\s+/)
  return parts.length < least || parts.length > most ? null : parts
}

/** All lines read by `one`; a line that it cannot read is left out: `areLines` has named it before. */
export const readLines = <T>(typed: string, one: (line: string) => T | null): T[] =>
  linesOf(typed).flatMap((line) => one(line) ?? [])

/** Check of a field: at most so many lines, each one that `one` can read; the first that is not is named by its number. */
export const areLines =
  <T>(one: (line: string) => T | null, most: number, shape: string) =>
  (typed: string): string | undefined => {
    const lines = linesOf(typed)
    if (lines.length > most) return `最多${most}行`
    const at = lines.findIndex((line) => one(line) === null)
    return at < 0 ? undefined : `第${at + 1}行请按格式填写：${shape}`
  }

/** What fields of such lines have in common. @param each what is on a line: 项 */
export const lineField = <T>(each: string, shape: string, one: (line: string) => T | null, most: number) => ({
  kind: 'textarea' as const,
  placeholder: `每行一${each}：${shape}`,
  checks: [areLines(one, most, shape)],
})
