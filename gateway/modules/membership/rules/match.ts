import { halfWidth } from '@domain/text'

/* BD-02: two facts of one customer, and what a user that knows them may do with it (BD-05, BD-06). */

export interface Facts {
  bp?: string
  meterNo?: string
  customerName?: string
}

/** Searches that found nothing, per user and day. */
export const MOST_MISSES = 10

/** What was really given: trimmed, empty ones left out. */
export function factsOf(given: { bp?: string; meterNo?: string; customerName?: string }): Facts {
  const clean = (text: string | undefined) => halfWidth(text ?? '').trim()
  const [bp, meterNo, customerName] = [clean(given.bp), clean(given.meterNo), clean(given.customerName)]
  return { ...(bp && { bp }), ...(meterNo && { meterNo }), ...(customerName && { customerName }) }
}

/** Full and half width, brackets of any kind, case and spaces make no difference in a name. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[〔【[{]/g, '(')
    .replace(/[〕】\]}]/g, ')')
    .replace(/\s+/g, '')
    .toLowerCase()

/** Every fact that was given is true of this customer. */
export const isOf = (
  facts: Facts,
  customer: { bp: string; meterNos: readonly string[]; customerName: string },
): boolean =>
  (facts.bp === undefined || facts.bp === customer.bp) &&
  (facts.meterNo === undefined || customer.meterNos.includes(facts.meterNo)) &&
  (facts.customerName === undefined || plainName(facts.customerName) === plainName(customer.customerName))

export type Role = 'MASTER_SMS' | 'MASTER_CERT' | 'SUB'

/** With a master there is the sub-account only; without one the filed phone, if any, and the certification, if there is an entity. */
export function rolesOf(customer: { hasMaster: boolean; hasReservedPhone: boolean; uscc: string | null }): Role[] {
  if (customer.hasMaster) return ['SUB']
  return [
    ...(customer.hasReservedPhone ? (['MASTER_SMS'] as const) : []),
    ...(customer.uscc === null ? [] : (['MASTER_CERT'] as const)),
  ]
}
