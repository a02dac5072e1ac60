/** Whence a user may know a customer number: none of them tells whether any other number exists. */
export interface KnownNumbers {
  /** His passed bindings. */
  bound: readonly string[]
  /** Found by two facts (BD-02). */
  found: readonly string[]
  /** Of his own earlier certifications, where they were found or bound. */
  named: readonly string[]
}

/** The numbers that the user has no claim to name, in the order given; unknown and foreign ones alike. */
export function strangeNumbers(bps: readonly string[], { bound, found, named }: KnownNumbers): string[] {
  const known = new Set([...bound, ...found, ...named])
  return [...new Set(bps)].filter((bp) => !known.has(bp))
}
