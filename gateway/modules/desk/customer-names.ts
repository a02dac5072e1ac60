import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'

type CustomerNames = (work: Work, bps: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Names of customers by their numbers, in one statement; without the area of memberships no customer has a name. */
export const customerNames = question<CustomerNames>('customerNames', () => Promise.resolve(new Map()))

/** Rows of a list of staff, each with the name of its customer: '' for a row without one, and for an unknown number. */
export async function withCustomers<R extends { bp: string | null }>(
  work: Work,
  rows: readonly R[],
): Promise<(R & { customerName: string })[]> {
  const bps = [...new Set(rows.flatMap(({ bp }) => bp ?? []))]
  const names = bps.length === 0 ? new Map<string, string>() : await ask(work, customerNames)(work, bps)
  return rows.map((row) => ({ ...row, customerName: (row.bp === null ? null : names.get(row.bp)) ?? '' }))
}
