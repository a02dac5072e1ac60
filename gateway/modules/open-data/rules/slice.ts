/** Y-31, keyset pages: a row's place in its list, texts that are compared one after the other. */
export type Place = readonly string[]

export type Order = 'asc' | 'desc'

/** The place as a cursor: base64url of its JSON. */
export const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The way back of {@link cursorOf}; null for anything else, for a place of another length, or for text that PostgreSQL does not take. */
export function placeOf(cursor: string, length: number): Place | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isPlace = Array.isArray(read) && read.length === length && read.every(isText)
    return isPlace ? (read as string[]) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isText = (part: unknown): boolean => typeof part === 'string' && !part.includes('\0')

/** −1, 0, 1: order of `a` and `b`, ascending. */
export function compare(a: Place, b: Place): number {
  for (let at = 0; at < a.length; at += 1) {
    const [x = '', y = ''] = [a[at], b[at]]
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

/** The rows after a place (null: from the first), at most `limit`, and the cursor of the next page; null where this is the last. */
export function sliceOf<T>(
  rows: readonly T[],
  order: Order,
  keyOf: (row: T) => Place,
  after: Place | null,
  limit: number,
): { rows: T[]; next: string | null } {
  const sign = order === 'asc' ? 1 : -1
  const sorted = rows
    .map((row) => ({ row, place: keyOf(row) }))
    .filter(({ place }) => after === null || sign * compare(place, after) > 0)
    .sort((a, b) => sign * compare(a.place, b.place))
  const cut = sorted.slice(0, limit)
  const last = cut.at(-1)
  return { rows: cut.map(({ row }) => row), next: last && sorted.length > limit ? cursorOf(last.place) : null }
}
