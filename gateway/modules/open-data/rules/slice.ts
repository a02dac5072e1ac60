/** Y-31, keyset pages: a row's place in its list, texts that are compared one after the other. */
export type Place = readonly string[]

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

/** Rows that were read in their order from a place on, one more than the limit: at most `limit`, and the cursor of the next page; null where this is the last. */
export function sliceOf<T>(
  found: readonly T[],
  keyOf: (row: T) => Place,
  limit: number,
): { rows: T[]; next: string | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: last !== undefined && found.length > limit ? cursorOf(keyOf(last)) : null }
}
