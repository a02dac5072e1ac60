import { isFor, type CouponTerms } from '@domain/coupon'
import { compareMoney, type Money } from '@domain/money'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { entriesOf } from '../../wiring'
import type { Lead } from './repo'
import { couponOff, eventOfReturn } from './rules/coupon'

/** A coupon that a customer may take off a quote. */
export interface OpenCoupon extends CouponTerms {
  couponCode: string
  /** Last day. */
  validTo: string
}

/** A coupon under its lock. */
export interface HeldCoupon extends OpenCoupon {
  /** Neither used nor over. */
  isOpen: boolean
  /** USE names the enquiry; the others take it back. Runs in the caller's transaction. */
  move: (event: 'USE' | 'GIVE_BACK' | 'EXPIRE', by: string, leadNo: string | null) => Promise<unknown>
}

/** E-M-16: where coupons come from. They belong to the customer, not to one of its users. */
export interface CouponSource {
  readonly open: (work: Work, bp: string) => Promise<readonly OpenCoupon[]>
  /** Locks it; null: none of this source. */
  readonly held: (work: Work, bp: string, couponCode: string) => Promise<HeldCoupon | null>
}

/** Without an area that gives coupons there are none. */
export const couponSources = collection<CouponSource>('coupons')

/** Most coupons that a quote offers. */
const MOST_OFFERED = 20

/** Coupons of the customer that are good today for what the enquiry is about, the largest first. */
export async function openCoupons(work: Work, { bp, categoryId }: Lead): Promise<OpenCoupon[]> {
  const found: OpenCoupon[] = []
  for (const { open } of entriesOf(work, couponSources).values()) found.push(...(await open(work, bp)))
  return found
    .filter((one) => isFor(one, categoryId))
    .sort(largestFirst)
    .slice(0, MOST_OFFERED)
}

const largestFirst = (a: OpenCoupon, b: OpenCoupon): number =>
  compareMoney(b.faceValue, a.faceValue) ||
  a.validTo.localeCompare(b.validTo) ||
  a.couponCode.localeCompare(b.couponCode)

async function held(work: Work, bp: string, couponCode: string): Promise<HeldCoupon | null> {
  for (const source of entriesOf(work, couponSources).values()) {
    const coupon = await source.held(work, bp, couponCode)
    if (coupon) return coupon
  }
  return null
}

/** Uses a coupon on a quote of this sum, once; answers what it takes off. Of two uses at once the second finds it used. */
export async function useCoupon(
  work: Work,
  { bp, leadNo, categoryId }: Lead,
  { couponCode, total, by }: { couponCode: string; total: Money; by: string },
): Promise<Money> {
  const coupon = await held(work, bp, couponCode)
  const discount = coupon && couponOff(coupon, { total, categoryId, today: work.clock.today() })
  if (!coupon || discount === null) throw new Refusal('E1015')
  await coupon.move('USE', by, leadNo)
  return discount
}

/** The quote came to nothing: the coupon is good again, if its last day has not passed. */
export async function giveBackCoupon(work: Work, bp: string, couponCode: string): Promise<void> {
  const coupon = await held(work, bp, couponCode)
  await coupon?.move(eventOfReturn(coupon, work.clock.today()), 'SYSTEM', null)
}
