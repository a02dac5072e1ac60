import { lottery } from '@contract/lottery'
import { implement } from '../../http/handlers'
import * as claims from './claim'
import { draw } from './draw'
import { exported } from './export'
import * as own from './own'
import * as staff from './staff'
import * as views from './views'

export const lotteryHandlers = implement(lottery, {
  'default GET /crmgas/lottery/list': (ctx, input) => views.list(ctx, ctx.session, input),
  'default GET /crmgas/lottery/current': (ctx, input) => views.current(ctx, ctx.session, input),
  'default GET /crmgas/lottery/detail': (ctx, input) => views.detail(ctx, input),
  'default GET /crmgas/lottery/winnerList': (ctx, input) => views.winners(ctx, input),
  'default GET /crmgas/lottery/ledger': (ctx, input) => views.ledger(ctx, input),
  'default GET /crmgas/lottery/myChance': (ctx, input) => own.myChance(ctx, ctx.session, input),
  'default POST /crmgas/lottery/draw': (ctx, input) => draw(ctx, ctx.session, input),
  'default GET /crmgas/lottery/proof': (ctx, input) => own.proof(ctx, ctx.session, input),
  'default GET /crmgas/lottery/myWinList': (ctx, input) => own.winList(ctx, ctx.session, input),
  'default GET /crmgas/lottery/winDetail': (ctx, input) => own.winDetail(ctx, ctx.session, input),
  'default POST /crmgas/lottery/claim': (ctx, input) => claims.claim(ctx, ctx.session, input),
  'default POST /crmgas/lottery/confirmReceive': (ctx, input) => claims.confirm(ctx, ctx.session, input),
  'default POST /crmgas/lottery/giveUp': (ctx, input) => claims.giveUp(ctx, ctx.session, input),

  'btwob GET /lottery/list': (ctx, input) => staff.queue(ctx, ctx.session, input),
  'btwob GET /lottery/detail': (ctx, input) => staff.detail(ctx, ctx.session, input),
  'btwob POST /lottery/save': (ctx, input) => staff.save(ctx, ctx.session, input),
  'btwob POST /lottery/publish': (ctx, input) => staff.publish(ctx, ctx.session, input),
  'btwob POST /lottery/pause': (ctx, input) => staff.pause(ctx, ctx.session, input),
  'btwob POST /lottery/resume': (ctx, input) => staff.resume(ctx, ctx.session, input),
  'btwob POST /lottery/chance/grant': (ctx, input) => staff.grant(ctx, ctx.session, input),
  'btwob POST /lottery/win/ship': (ctx, input) => staff.ship(ctx, ctx.session, input),
  'btwob POST /lottery/win/finish': (ctx, input) => staff.finish(ctx, ctx.session, input),
  'btwob GET /lottery/export': (ctx, input) => exported(ctx, ctx.session, input),
})
