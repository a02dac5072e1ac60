import { bidding } from '@contract/bidding'
import { implement } from '../../http/handlers'
import { confirm } from './confirm'
import { submit, withdraw } from './offer'
import { signUp } from './signup'
import { cancelActivity, staffList } from './staff'
import { activityDetail, activityList, bidDetail } from './views'
import { entries, winningList } from './winning'

export const biddingHandlers = implement(bidding, {
  'sqdev GET /ng/activity/list': (ctx, input) => activityList(ctx, ctx.session, input),
  'sqdev GET /ng/activity/detail': (ctx, { ngId }) => activityDetail(ctx, ctx.session, ngId),
  'sqdev POST /ng/activity/signup': (ctx, input) => signUp(ctx, ctx.session, input),
  'sqdev POST /ng/bid/submit': (ctx, input) => submit(ctx, ctx.session, input),
  'sqdev POST /ng/bid/withdraw': (ctx, input) => withdraw(ctx, ctx.session, input),
  'sqdev GET /ng/bid/detail': (ctx, { bidNo }) => bidDetail(ctx, ctx.session, bidNo),
  'sqdev POST /ng/bid/confirm': (ctx, input) => confirm(ctx, input),
  'sqdev GET /ng/winningList': (ctx, input) => winningList(ctx, ctx.session, input),
  'sqdev GET /ng/entries': (ctx, input) => entries(ctx, ctx.session, input),

  'btwob GET /ng/list': (ctx, input) => staffList(ctx, ctx.session, input),
  'btwob POST /ng/cancel': (ctx, input) => cancelActivity(ctx, ctx.session, input),
})
