import type { In, Out } from '@contract'
import { couponFields } from '@contract/coupon'
import { allows } from '@domain/machine'
import { ZERO_MONEY, type Money } from '@domain/money'
import { couponTransitions } from '@domain/statuses/coupon'
import type { Work } from '../../http/context'
import { badField, ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import type { CouponSource, OpenCoupon } from '../lead/service'
import { productCategories } from '../market/service'
import { customerOf } from '../membership/service'
import { grantedCoupons, type Coupon } from './coupon-case'
import { grantProblem, needsSecond } from './rules/grant'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /coupon/list'
type Grant = 'btwob POST /coupon/grant'
type Withdraw = 'btwob POST /coupon/withdraw'

/** What one clerk may grant alone, yuan: a setting of the company; without it every coupon is decided by two. */
const aloneOf = (work: Work, companyCode: string): Money =>
  work.settings.decimal(companyCode, 'coupon.alone', ZERO_MONEY)

/** Refuses 2902 for a customer of another company. */
const ownCustomer = async (work: Work, { companyCode }: Staff, bp: string) =>
  ownOr2902(await customerOf(work, bp, companyCode))

const shown = (row: Coupon) =>
  shape(couponFields, row, {
    couponCode: row.couponId,
    withdrawable: withdrawalOf(row) !== null,
  })

/** How a coupon is taken back; null where it is used or over. */
const withdrawalOf = ({ state }: Coupon): 'CANCEL' | 'WITHDRAW' | null =>
  (['CANCEL', 'WITHDRAW'] as const).find((event) => allows(couponTransitions, state, event)) ?? null

export async function couponsOf(work: Work, staff: Staff, { bp, ...query }: In<List>): Promise<Out<List>> {
  await ownCustomer(work, staff, bp)
  return { ...(await grantedCoupons.page(work, { bp }, query, shown)), alone: aloneOf(work, staff.companyCode) }
}

/** E-M-16: the customer has it at once up to the limit of one clerk, or when another clerk has passed it. */
export async function grant(work: Work, staff: Staff, input: In<Grant>): Promise<Out<Grant>> {
  const { bp, faceValue, threshold, categoryIds, validTo, reason } = input
  await ownCustomer(work, staff, bp)
  const field = grantProblem(input, work.clock.today())
  if (field !== null) throw badField(field)
  const by = { bp, companyCode: staff.companyCode, userId: staff.userId }
  const scope = await scopeOf(work, categoryIds)
  const row = await grantedCoupons.file(work, by, {
    faceValue,
    threshold,
    categoryIds: [...categoryIds],
    scope,
    validTo,
    reason: reason.trim(),
    grantedBy: staff.userId,
    remark: null,
    leadNo: null,
  })
  if (needsSecond(row, aloneOf(work, staff.companyCode))) return shown(row)
  return shown(await grantedCoupons.move(work, row, 'ISSUE', staff.userId))
}

/** The categories in words. */
async function scopeOf(work: Work, categoryIds: readonly string[]): Promise<string> {
  if (categoryIds.length === 0) return '商城全部商品与服务'
  const names = new Map((await productCategories(work)).map(({ categoryId, name }) => [categoryId, name]))
  if (categoryIds.some((id) => !names.has(id))) throw badField('categoryIds')
  return categoryIds.map((id) => names.get(id)).join('、')
}

/** A used coupon stays: 2904. */
export async function withdraw(work: Work, staff: Staff, input: In<Withdraw>): Promise<Out<Withdraw>> {
  await ownCustomer(work, staff, input.bp)
  const row = await grantedCoupons.locked(work, input, input.couponCode)
  const remark = input.reason.trim()
  const event = withdrawalOf(row) ?? 'WITHDRAW'
  return shown(await grantedCoupons.move(work, row, event, staff.userId, { set: { remark }, reason: remark }))
}

const termsOf = ({ couponId, faceValue, threshold, categoryIds, validTo }: Coupon): OpenCoupon => ({
  couponCode: couponId,
  faceValue,
  threshold,
  categoryIds,
  validTo,
})

/** Granted coupons, for the quotes of enquiries. */
export const grantedSource: CouponSource = {
  async open(work, bp) {
    const { list } = await grantedCoupons.list(work, { bp }, { tab: 'open', pageSize: 50 })
    return list.filter(({ validTo }) => validTo >= work.clock.today()).map(termsOf)
  },

  async held(work, bp, couponCode) {
    const found = (await grantedCoupons.byKeys(work, [{ bp, id: couponCode }]))[0]
    if (!found) return null
    const row = await grantedCoupons.locked(work, { bp }, couponCode)
    return {
      ...termsOf(row),
      isOpen: row.state === 'issued',
      move: (event, by, leadNo) => grantedCoupons.move(work, row, event, by, { set: { leadNo } }),
    }
  },
}
