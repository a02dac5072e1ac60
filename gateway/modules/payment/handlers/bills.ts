import { bills } from '@contract/payment/bills'
import { diffMonths } from '@domain/date'
import { isOwing } from '@domain/statuses/bill'
import { implement } from '../../../http/handlers'
import { Refusal } from '../../../http/refusal'
import { arrearsOf } from '../../billing/service'
import { billDays, billDetail } from '../bill-detail'
import { billRows, keyOf } from '../bill-view'
import { findAccount } from '../../gas-account/service'
import { billsOf, owingBills } from '../../billing/service'

/** Ids of a query string; none, or more than fit a page, are a wrong parameter. */
function idsOf(list: string | undefined): string[] | undefined {
  if (list === undefined) return undefined
  const ids = list.split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 50) throw new Refusal('2901', { data: { field: 'billIds' } })
  return ids
}

export const billHandlers = implement(bills, {
  'default GET /crmgas/bill/list': async (ctx, input) => {
    const { pageNum = 1, pageSize = 20, billMonthFrom, billMonthTo } = input
    if (billMonthFrom !== undefined && billMonthTo !== undefined) {
      const months = diffMonths(billMonthFrom, billMonthTo)
      if (months < 0 || months >= 12) throw new Refusal('A2316')
    }
    const account = await findAccount(ctx.db, keyOf(ctx.session))
    if (!account) throw new Refusal('2902')
    const all = await billsOf(ctx.db, account, { ...input, billIds: idsOf(input.billIds) })
    const { totalDue, principal, lateFee, count } = arrearsOf(
      ctx,
      account,
      all.filter((bill) => isOwing(bill.state)),
    )
    return {
      list: await billRows(ctx, ctx.session, account, all.slice((pageNum - 1) * pageSize, pageNum * pageSize)),
      total: all.length,
      pageNum,
      pageSize,
      sum: { totalDue, principal, lateFee, count },
    }
  },
  'default GET /crmgas/bill/detail': (ctx, { billId }) => billDetail(ctx, ctx.session, billId),
  'default GET /crmgas/bill/dayDetail': (ctx, input) => billDays(ctx, ctx.session, input),
  'default GET /crmgas/bill/arrears': async (ctx) => {
    const account = await findAccount(ctx.db, keyOf(ctx.session))
    if (!account) throw new Refusal('2902')
    const owing = await owingBills(ctx.db, account)
    const { totalDue, principal, lateFee, count, overdueCount } = arrearsOf(ctx, account, owing)
    return { list: await billRows(ctx, ctx.session, account, owing), totalDue, principal, lateFee, count, overdueCount }
  },
})
