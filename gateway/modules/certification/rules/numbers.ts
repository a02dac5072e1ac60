/** The sources from which a user may know a customer number: none of them shows whether any other number exists. */
export interface KnownNumbers {
  /** The user's passed bindings. */
  bound: readonly string[]
  /** Found by two facts (BD-02). */
  found: readonly string[]
  /** Numbers of the user's earlier certifications, where they were found or bound. */
  named: readonly string[]
}

/** The numbers that the user has no claim to name, in the order given; unknown and foreign ones alike. */
export function strangeNumbers(bps: readonly string[], { bound, found, named }: KnownNumbers): string[] {
  const known = new Set([...bound, ...found, ...named])
  return [...new Set(bps)].filter((bp) => !known.has(bp))
}
