import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'

interface CustomerHead {
  customerName: string
  /** Its gas account has been closed. */
  isClosed: boolean
}

type CustomerHeads = (work: Work, bps: readonly string[]) => Promise<ReadonlyMap<string, CustomerHead>>

/** Customers by their numbers, in one statement; without the area of memberships none is known. */
export const customerHeads = question<CustomerHeads>('customerHeads', () => Promise.resolve(new Map()))

/** The customers of rows of a list of staff, by their numbers; unknown ones are left out. */
export async function headsOf(
  work: Work,
  rows: readonly { bp: string | null }[],
): Promise<ReadonlyMap<string, CustomerHead>> {
  const bps = [...new Set(rows.flatMap(({ bp }) => bp ?? []))]
  return bps.length === 0 ? new Map() : ask(work, customerHeads)(work, bps)
}

/** Rows of a list of staff, each with the name of its customer: '' for a row without one, and for an unknown number. */
export async function withCustomers<R extends { bp: string | null }>(
  work: Work,
  rows: readonly R[],
): Promise<(R & { customerName: string })[]> {
  const heads = await headsOf(work, rows)
  return rows.map((row) => ({ ...row, customerName: (row.bp === null ? null : heads.get(row.bp)?.customerName) ?? '' }))
}
