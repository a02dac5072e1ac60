import { addDays, dateOf } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import { allows } from '@domain/machine'
import { sumMoney, timesMoney } from '@domain/money'
import {
  leadTransitions,
  MOST_SUPPLEMENTS,
  RATING_DAYS,
  UNFINISHED,
  type LeadEvent,
  type LeadStatus,
} from '@domain/statuses/demand-lead'

/** The fields of a lead that the rules need. */
export interface Looked {
  state: LeadStatus
  supplements: number
  score: number | null
  completedAt: string | null
}

/** Most of anything that is asked for at once (E-M-04). */
const MOST = 9999

/** E-M-03, E-M-04: E1003 without the specification that the product has, E1004 outside of what may be asked for. */
export function quantityProblem(
  quantity: number,
  skus: readonly { skuId: string; minQty: number; maxQty: number }[],
  skuId: string | undefined,
): ErrorCode | null {
  const sku = skus.find((one) => one.skuId === skuId)
  if (skuId === undefined ? skus.length > 0 : !sku) return 'E1003'
  const [least, most] = sku ? [sku.minQty, Math.min(sku.maxQty, MOST)] : [1, MOST]
  return quantity < least || quantity > most ? 'E1004' : null
}

/** E-M-05: yuan, two decimals; null without a price. */
export const estimateOf = (unitPrice: string | null, quantity: number): string | null =>
  unitPrice === null ? null : timesMoney(unitPrice, String(quantity))

/** Days from tomorrow on within which a visit is wished for. */
const FARTHEST = 180

export const isExpectable = (date: string, today: string): boolean => date > today && date <= addDays(today, FARTHEST)

/** The event is none of this state (E1008). */
export const moveProblem = (lead: Pick<Looked, 'state'>, event: LeadEvent): ErrorCode | null =>
  allows(leadTransitions, lead.state, event) ? null : 'E1008'

/** E-M-15. */
export function supplementProblem(lead: Looked): ErrorCode | null {
  if (!UNFINISHED.includes(lead.state)) return 'E1008'
  return lead.supplements >= MOST_SUPPLEMENTS ? 'E1013' : null
}

/** E-M-18: E1008 before the end or more than thirty days after it, E1016 a second time, E1010 two stars without a word. */
export function ratingProblem(
  lead: Looked,
  rating: { score: number; scoreText: string },
  today: string,
): ErrorCode | null {
  if (lead.score !== null) return 'E1016'
  if (!isRateable(lead, today)) return 'E1008'
  return rating.score <= 2 && rating.scoreText.trim() === '' ? 'E1010' : null
}

export const isRateable = ({ state, score, completedAt }: Looked, today: string): boolean =>
  state === 'completed' && score === null && completedAt !== null && today <= addDays(dateOf(completedAt), RATING_DAYS)

/** A quote as the rules see it. */
export interface Quoted {
  quoteNo: string
  status: string
  validUntil: string
}

/** E-M-16, E-M-17: E1009 for one that is not open any more, E1014 after its last day (for an acceptance only). */
export function quoteProblem(
  lead: Pick<Looked, 'state'>,
  quote: Quoted | undefined,
  today: string,
  event: 'ACCEPT' | 'REJECT',
): ErrorCode | null {
  if (lead.state !== 'quoted' || quote?.status !== 'open') return 'E1009'
  return event === 'ACCEPT' && today > quote.validUntil ? 'E1014' : null
}

/** Lines with their amounts, and what they come to. */
export function quoteOf(lines: readonly { name: string; qty: number; unitPrice: string }[]) {
  const items = lines.map((line) => ({ ...line, amount: timesMoney(line.unitPrice, String(line.qty)) }))
  return { items, totalAmount: sumMoney(items.map(({ amount }) => amount)) }
}
