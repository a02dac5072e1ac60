import type { Static, TObject, TProperties } from '@sinclair/typebox'

/** Names of an answer that the row does not hold under the same name and in the same type. */
type Missing<Answer, R> = {
  [K in keyof Answer]-?: K extends keyof R ? (R[K] extends Answer[K] ? never : K) : K
}[keyof Answer]

/**
 * An answer with these properties of the contract, from a row: what the row holds under the same name is copied, `rest` holds the others.
 * A property that is missing or wrong does not compile, and a column that the contract does not name stays out.
 */
export function shape<F extends TProperties, R extends object>(
  fields: F,
  row: R,
  rest: Pick<Static<TObject<F>>, Missing<Static<TObject<F>>, R>> & Partial<Static<TObject<F>>>,
): Static<TObject<F>> {
  const names = Object.keys(fields).filter((name) => name in row)
  return { ...Object.fromEntries(names.map((name) => [name, row[name as keyof R]])), ...rest } as Static<TObject<F>>
}
