import { ticket } from '@contract/ticket'
import { implement } from '../../http/handlers'
import { cancel, confirm, detail, evaluate, reply, urge } from './acts'
import { add } from './file'
import { list, types } from './lists'
import { tagsOf } from './rules/tags'
import { openSlots } from './slots'
import * as staff from './staff'

export const ticketHandlers = implement(ticket, {
  'default GET /crmgas/serviceTicket/types': async (ctx) => types(ctx, ctx.session),
  'default GET /crmgas/serviceTicket/slots': (ctx, { kind, from, to }) =>
    openSlots(ctx, { companyCode: ctx.session.companyCode, kind, ...(from && { from }), ...(to && { to }) }),
  'default GET /crmgas/serviceTicket/list': (ctx, input) => list(ctx, ctx.session, input),
  'default GET /crmgas/serviceTicket/detail': (ctx, input) => detail(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/add': (ctx, input) => add(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/urge': (ctx, input) => urge(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/reply': (ctx, input) => reply(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/cancel': (ctx, input) => cancel(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/confirm': (ctx, input) => confirm(ctx, ctx.session, input),
  'default POST /crmgas/serviceTicket/evaluate': (ctx, input) => evaluate(ctx, ctx.session, input),
  'default GET /crmgas/serviceTicket/evaluateTags': async (_ctx, { ticketType }) => tagsOf(ticketType),

  'btwob GET /ticket/queue': (ctx, input) => staff.ticketQueue(ctx, ctx.session.companyCode, input),
  'btwob GET /ticket/detail': (ctx, { ticketId }) => staff.staffDetail(ctx, ctx.session, ticketId),
  'btwob POST /ticket/accept': (ctx, input) => staff.accept(ctx, ctx.session, input),
  'btwob POST /ticket/reject': (ctx, input) => staff.reject(ctx, ctx.session, input),
  'btwob POST /ticket/dispatch': (ctx, input) => staff.dispatch(ctx, ctx.session, input),
  'btwob POST /ticket/start': (ctx, input) => staff.start(ctx, ctx.session, input),
  'btwob POST /ticket/arrive': (ctx, input) => staff.arrive(ctx, ctx.session, input),
  'btwob POST /ticket/suspend': (ctx, input) => staff.suspend(ctx, ctx.session, input),
  'btwob POST /ticket/resume': (ctx, input) => staff.resume(ctx, ctx.session, input),
  'btwob POST /ticket/resolve': (ctx, input) => staff.resolve(ctx, ctx.session, input),
  'btwob POST /ticket/note': (ctx, input) => staff.note(ctx, ctx.session, input),
})
