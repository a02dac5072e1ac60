import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { workingCalendar } from '../calendar/service'
import { urls, use } from '../file/service'
import { openCallBack } from './call-back'
import { write } from './follow'
import { bySystem, log, type Entry } from './log'
import { insertRating, ratingOf, type Ticket } from './repo/tickets'
import { cancelProblem, confirmProblem, ratingProblem, replyProblem, urgeFrom, urgeProblem } from './rules/acts'
import { addServiceDays, dueOf } from './rules/due'
import { headOf, ruleIn } from './settings'
import { freeAppointment } from './slots'
import { tickets } from './ticket-case'
import { detailView, mayLook, mayRate, NAMELESS, ratingView } from './views'

type Urge = 'default POST /crmgas/serviceTicket/urge'
type Reply = 'default POST /crmgas/serviceTicket/reply'
type Cancel = 'default POST /crmgas/serviceTicket/cancel'
type Confirm = 'default POST /crmgas/serviceTicket/confirm'
type Evaluate = 'default POST /crmgas/serviceTicket/evaluate'
type Detail = 'default GET /crmgas/serviceTicket/detail'

/** TK-12: the ticket of this customer that the session may see. Refuses 2902 for any other. */
async function ownTicket(work: Work, session: BoundSession, ticketId: string): Promise<Ticket> {
  const row = await tickets.own(work, session, ticketId)
  return ownOr2902(mayLook(work, session, row) ? row : undefined)
}

/** The same, locked; refuses 2904 when it is not as the user saw it. */
async function locked(
  work: Work,
  session: BoundSession,
  { ticketId, version }: { ticketId: string; version?: number },
): Promise<Ticket> {
  const row = await tickets.locked(work, session, ticketId)
  ownOr2902(mayLook(work, session, row) ? row : undefined)
  refuseIf(version !== undefined && version !== row.version ? '2904' : null)
  return row
}

/** The actor on the customer's side: the contact of the ticket, the contact on site, or the master. */
const customer = (work: Work, session: BoundSession, row: Ticket): Entry['by'] => ({
  type: 'CUSTOMER',
  name: row.userId === session.userId || !session.isMaster ? openText(work, row.contactNameEnc) || '本人' : '主账号',
})

const shown = async (work: Work, session: BoundSession, { bp, ticketId }: Ticket): Promise<Out<Detail>> =>
  detailView(work, session, await tickets.own(work, { bp }, ticketId))

export const detail = async (work: Work, session: BoundSession, { ticketId }: In<Detail>): Promise<Out<Detail>> =>
  detailView(work, session, await ownTicket(work, session, ticketId))

/** TK-08: an urge on a step that is late puts an ordinary ticket among the urgent ones, in its head's list. */
export async function urge(work: Work, session: BoundSession, input: In<Urge>): Promise<Out<Urge>> {
  const row = await locked(work, session, input)
  const now = work.clock.iso()
  const problem = urgeProblem(row, now)
  if (problem === '44105') throw new Refusal('44105', { params: { 'HH:mm': urgeFrom(row).slice(11, 16) } })
  refuseIf(problem)
  const isLate = row.overdueStep !== 'NONE'
  const raised = isLate && row.priority === 'P3' ? { priority: 'P2' as const } : {}
  const escalated = isLate && {
    escalated: true,
    escalatedTo: headOf(work.settings, row.companyCode, row.ticketType),
  }
  const urgeCount = row.urgeCount + 1
  await write(work, row, { urgeCount, lastUrgeAt: now, ...raised, ...escalated })
  await log(work, row, { action: 'URGE', by: customer(work, session, row), content: input.content ?? '' })
  return { urgeCount, nextAt: urgeFrom({ ...row, lastUrgeAt: now }) }
}

/** TK-16; a ticket that waited for the customer goes on. */
export async function reply(work: Work, session: BoundSession, input: In<Reply>): Promise<Out<Reply>> {
  const row = await locked(work, session, input)
  refuseIf(replyProblem(row))
  const files = [...(input.files ?? [])]
  await use(work, session.userId, files, `TICKET:${row.bp}`)
  const isAwaited = row.state === 'SUSPENDED'
  const set = { replyCount: row.replyCount + 1 }
  if (isAwaited) await tickets.move(work, row, 'SUPPLEMENT', session.userId, { set })
  else await write(work, row, set)
  const by = customer(work, session, row)
  const action = isAwaited ? 'SUPPLEMENT' : 'REPLY'
  const logId = await log(work, row, { action, by, content: input.content, fileIds: files })
  const addresses = await urls(work, files)
  return {
    logId,
    action,
    operatorType: by.type,
    operatorName: by.name,
    content: input.content,
    files: files.flatMap((fileId) => {
      const url = addresses.get(fileId)
      return url === undefined ? [] : [{ fileId, url }]
    }),
    at: work.clock.iso(),
  }
}

/** TK-15; the place of its appointment is free again. */
export async function cancel(work: Work, session: BoundSession, input: In<Cancel>): Promise<Out<Detail>> {
  const row = await locked(work, session, input)
  refuseIf(cancelProblem(row))
  const set = { cancelReason: input.reason, arriveDue: null }
  await tickets.move(work, row, 'CANCEL', session.userId, { set })
  await log(work, row, { action: 'CANCEL', by: customer(work, session, row), content: input.reason })
  await freeAppointment(work, row)
  return shown(work, session, row)
}

/** Shortest reason of a ticket that is reopened. */
const LEAST_REASON = 5
/** Days ahead for which promises in working days are reckoned. */
const FARTHEST = 60

/** TK-10: the outcome is right, or the ticket goes on with a new end; the second time its head looks after it. */
export async function confirm(work: Work, session: BoundSession, input: In<Confirm>): Promise<Out<Detail>> {
  const row = await locked(work, session, input)
  const { solved, reason = '' } = input
  refuseIf(confirmProblem(row, solved))
  const by = customer(work, session, row)
  if (solved) {
    await tickets.move(work, row, 'CONFIRM', session.userId)
    await log(work, row, { action: 'CONFIRM', by })
    return shown(work, session, row)
  }
  if (reason.trim().length < LEAST_REASON) throw badField('reason')
  const reopenCount = row.reopenCount + 1
  const head = headOf(work.settings, row.companyCode, row.ticketType)
  const isSecond = reopenCount > 1
  const set = {
    reopenCount,
    finishDue: await newEnd(work, row),
    ...(isSecond && { escalated: true, escalatedTo: head }),
  }
  await tickets.move(work, row, 'REOPEN', session.userId, { set })
  await log(work, row, { action: 'REOPEN', by, content: reason })
  if (isSecond) await log(work, row, { action: 'ESCALATE', by: bySystem, content: `再次未解决，由${head}负责` })
  return shown(work, session, row)
}

async function newEnd(work: Work, { companyCode, subtype, finishDue }: Ticket): Promise<string> {
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, FARTHEST))
  const { promises } = ruleIn(work.settings, companyCode, subtype)
  return dueOf(promises.FINISH, work.clock.iso(), isWorkday) ?? finishDue
}

/** TK-11: by the user that filed it, or the master; below three stars staff call back within a working day. */
export async function evaluate(work: Work, session: BoundSession, input: In<Evaluate>): Promise<Out<Evaluate>> {
  const seen = await locked(work, session, { ticketId: input.ticketId })
  const row = ownOr2902(mayRate(session, seen) ? seen : undefined)
  refuseIf(ratingProblem(row, input, (await ratingOf(work.db, row.bp, row.ticketId)) !== undefined))
  const { ticketId: _id, comment, ...stars } = input
  const now = work.clock.iso()
  const isBad = input.score < 3
  const rating = {
    ...stars,
    tags: [...stars.tags],
    commentEnc: sealText(work, comment.trim()),
    evaluateSource: 'CUSTOMER' as const,
    callBackDue: isBad ? await nextWorkday(work, now) : null,
    at: now,
  }
  const { bp, ticketId, companyCode } = row
  await insertRating(work.db, { bp, ticketId, companyCode, userId: session.userId, ...rating })
  await tickets.move(work, row, 'EVALUATE', session.userId)
  const by = input.anonymous ? { type: 'CUSTOMER' as const, name: NAMELESS } : customer(work, session, row)
  await log(work, row, { action: 'EVALUATE', by, content: `${input.score}星` })
  if (isBad) {
    await log(work, row, { action: 'CALL_BACK', by: bySystem, content: '回访任务已生成，1个工作日内与您联系' })
    await openCallBack(work, row)
  }
  return ratingView(work, rating)
}

const nextWorkday = async (work: Work, now: string): Promise<string> =>
  addServiceDays(now, 1, await workingCalendar(work, now.slice(0, 10), addDays(now.slice(0, 10), FARTHEST)))
