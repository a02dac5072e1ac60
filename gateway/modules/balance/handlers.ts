import { balance } from '@contract/balance'
import { implement } from '../../http/handlers'
import * as customer from './customer'
import { readRules, rules } from './reading'
import * as staff from './staff'
import { submit, withdraw } from './submit'

export const balanceHandlers = implement(balance, {
  'zh GET /activity/list': (ctx, input) => customer.list(ctx, ctx.session, input),
  'zh GET /activity/detail': (ctx, input) => customer.detail(ctx, ctx.session, input),
  'zh GET /activity/rules': (ctx, input) => rules(ctx, ctx.session, input),
  'zh POST /activity/readRules': (ctx, input) => readRules(ctx, ctx.session, input),
  'zh POST /apply/submit': (ctx, input) => submit(ctx, ctx.session, input),
  'zh POST /apply/withdraw': (ctx, input) => withdraw(ctx, ctx.session, input),
  'zh GET /apply/detail': (ctx, input) => customer.applyDetail(ctx, ctx.session, input),

  'btwob GET /balance/activity/list': (ctx, input) => staff.list(ctx, ctx.session.companyCode, input),
  'btwob GET /balance/activity/detail': (ctx, input) => staff.detail(ctx, ctx.session.companyCode, input),
  'btwob POST /balance/activity/save': (ctx, input) => staff.save(ctx, ctx.session.companyCode, input),
  'btwob POST /balance/activity/publish': (ctx, input) => staff.publish(ctx, ctx.session.companyCode, input),
  'btwob POST /balance/activity/rules': (ctx, input) => staff.changeRules(ctx, ctx.session.companyCode, input),
  'btwob POST /balance/activity/cancel': (ctx, input) => staff.cancel(ctx, ctx.session.companyCode, input),
})
