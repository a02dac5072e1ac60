import { halfWidth } from '@domain/text'
import type { CustomerRow } from './words'

export interface CustomerGroup {
  companyCode: string
  companyName: string
  rows: CustomerRow[]
}

/** The customer numbers that contain the words in number or name, by company in their order. */
export function groupsOf(rows: readonly CustomerRow[], words: string): CustomerGroup[] {
  const wanted = halfWidth(words).trim().toLowerCase()
  const groups = new Map<string, CustomerGroup>()
  for (const row of rows) {
    if (![row.bp, row.customerName.toLowerCase()].some((text) => text.includes(wanted))) continue
    const { companyCode, companyName } = row
    const group = groups.get(companyCode) ?? { companyCode, companyName, rows: [] }
    group.rows.push(row)
    groups.set(companyCode, group)
  }
  return [...groups.values()]
}

/** isBindSuccess of a row (specification 4). */
export const isOpen = ({ isMaster, reviewStatus }: Pick<CustomerRow, 'isMaster' | 'reviewStatus'>): boolean =>
  isMaster === '1' || reviewStatus === '1'
