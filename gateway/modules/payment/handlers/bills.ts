import { bills } from '@contract/payment/bills'
import { implement } from '../../../http/handlers'
import { billDetail, daysOfBill } from '../bill/detail'
import { billDocument } from '../bill/paper'
import { billList, owingList } from '../bill/list'

export const billHandlers = implement(bills, {
  'default GET /crmgas/bill/list': (ctx, input) => billList(ctx, ctx.session, input),
  'default GET /crmgas/bill/detail': (ctx, { billId }) => billDetail(ctx, ctx.session, billId),
  'default GET /crmgas/bill/pdf': (ctx, { billId }) => billDocument(ctx, billId),
  'default GET /crmgas/bill/dayDetail': (ctx, input) => daysOfBill(ctx, ctx.session, input),
  'default GET /crmgas/bill/arrears': (ctx) => owingList(ctx, ctx.session),
})
