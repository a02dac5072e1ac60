/** A hash as it is shown; the whole one is copied. */
export const shortHash = (hash: string): string => `${hash.slice(0, 6)} … ${hash.slice(-6)}`
