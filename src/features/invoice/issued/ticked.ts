import { MOST_MAILED } from '../mail-form'

/** With it or without it; null: there is no room for another. */
export function ticked(chosen: readonly string[], invoiceId: string, on: boolean): readonly string[] | null {
  const rest = chosen.filter((one) => one !== invoiceId)
  if (!on) return rest
  return rest.length < MOST_MAILED ? [...rest, invoiceId] : null
}
