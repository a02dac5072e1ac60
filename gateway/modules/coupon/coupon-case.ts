import { couponText } from '@domain/coupon'
import { formatMoney } from '@domain/money'
import { couponStatus, couponTransitions } from '@domain/statuses/coupon'
import { caseKind } from '../../case/kind'
import type { Row } from '../../db/rows'

export type Coupon = Row<'coupon'>

const news = (body: string) => ({ message: { templateCode: 'COUPON', body } }) as const

/** Coupons that staff grant to a customer (E-M-16). Those that are won are prizes (`lottery`). */
export const grantedCoupons = caseKind({
  table: 'coupon',
  id: 'couponId',
  state: 'state',
  states: couponStatus,
  moves: couponTransitions,
  filed: 'review',
  entity: 'coupon',
  route: () => '/pages/hot/product-list',
  facts: () => [
    ['优惠', 20, couponText],
    ['抵扣金额', 12, ({ faceValue }) => formatMoney(faceValue)],
    ['适用范围', 20, ({ scope }) => scope],
    ['有效期至', 12, ({ validTo }) => validTo],
    ['原因', 30, ({ reason }) => reason],
    ['用于咨询单', 20, ({ leadNo }) => leadNo],
  ],
  desk: {
    type: 'COUPON',
    in: 'review',
    title: (row) => `发放优惠券 ${couponText(row)}`,
    decisions: { PASS: 'ISSUE', REJECT: 'REFUSE' },
    set: ({ remark }) => ({ remark: remark || null }),
  },
  notify: {
    ISSUE: (row) => news(`${couponText(row)}，适用于${row.scope}，${row.validTo}前接受商城报价时可抵用`),
    WITHDRAW: (row, { reason }) => news(`${couponText(row)}的优惠券已撤回：${reason}`),
  },
  deadlines: [
    { name: 'coupon.review', in: 'review', ends: 'EXPIRE', day: 'validTo', at: '00:10' },
    {
      name: 'coupon.issued',
      in: 'issued',
      ends: 'EXPIRE',
      day: 'validTo',
      at: '00:10',
      remind: {
        days: [3, 1],
        notice: (row) => news(`${couponText(row)}的优惠券将于${row.validTo}到期，接受商城报价时可抵用`),
      },
    },
  ],
  list: { tabs: { all: ['review', 'issued', 'used', 'expired', 'refused', 'withdrawn'], open: ['issued'] } },
})
