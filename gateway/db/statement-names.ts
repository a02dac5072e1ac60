/** Names given at most: a server keeps a plan per connection and name. */
const KEPT = 300
/** A longer text is a bulk insert of some number of rows: it hardly ever comes again. */
const LONGEST = 4000

export interface StatementNames {
  of(text: string): string | undefined
  forget(): void
}

/** Names for the texts that come `often` times; after `forget` the same texts get other names. */
export function statementNames(often: number, prefix = 's'): StatementNames {
  let seen = new Map<string, number>()
  let names = new Map<string, string>()
  let given = 0
  return {
    of(text) {
      const known = names.get(text)
      if (known !== undefined || text.length > LONGEST || names.size >= KEPT) return known
      const count = (seen.get(text) ?? 0) + 1
      if (count < often) {
        if (seen.size >= KEPT * often) seen = new Map()
        seen.set(text, count)
        return undefined
      }
      seen.delete(text)
      const name = `${prefix}${++given}`
      names.set(text, name)
      return name
    },
    forget() {
      names = new Map()
      seen = new Map()
    },
  }
}
