import { DAY, HOUR, toInstant, toMillis } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import type { CaseNotice } from '../../case/spec'
import { updateCase } from '../../db/case-rows'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { sealText } from '../../secret'
import { ask, emit } from '../../wiring'
import { publish, usersOfBp, type MessageDraft } from '../message/service'
import { ticketAnswered, ticketUndone } from './asked'
import { actor, bySystem, log } from './log'
import { insertRating, type Ticket } from './repo/tickets'
import { count, type StatCounts } from './repo/stats'
import { movedBy, nextDueOf } from './rules/due'
import { quarterOf } from './rules/quarter'
import { freeAppointment } from './slots'

/* What follows from each move of a ticket, in its transaction. */

/** Hours after which an outcome counts as confirmed (TK-10). */
const CONFIRM_HOURS = 72
/** Days after which a ticket closes without a rating. */
const CLOSE_DAYS = 7

const place = { table: 'serviceTicket', id: 'ticketId', column: 'state' } as const

/** Writes columns of a ticket; each write is a version of its own. */
export async function write(work: Work, row: Ticket, set: Partial<Row<'serviceTicket'>>): Promise<void> {
  const after = { ...row, ...set }
  const nextDue = nextDueOf(after, work.clock.iso())
  await updateCase(work.db, place, { bp: row.bp, id: row.ticketId }, { ...set, nextDue, version: row.version + 1 })
}

/** Sends a message to the user that filed the ticket and to the masters of the customer. */
export async function tell(
  work: Work,
  row: Ticket,
  words: Pick<MessageDraft, 'templateCode' | 'params' | 'body'>,
): Promise<void> {
  const masters = (await ask(work, usersOfBp)(work, row.bp)).filter(({ isMaster }) => isMaster)
  const userIds = [...new Set([row.userId, ...masters.map(({ userId }) => userId)])]
  await publish(work, {
    bp: row.bp,
    companyCode: row.companyCode,
    userIds,
    route: `/subPages/customer-service/detail?ticketId=${row.ticketId}`,
    bizType: 'TICKET',
    bizId: row.ticketId,
    dedupeKey: `${words.templateCode}|${row.ticketId}|${row.version}`,
    ...words,
  } as MessageDraft)
}

/** Counts for the company's own record of the quarter. */
export const counted = (work: Work, { companyCode, ticketType }: Ticket, add: StatCounts): Promise<void> =>
  count(work.db, { companyCode, ticketType, quarter: quarterOf(work.clock.today()) }, add)

/** Nothing but the clock follows. */
export const moved = (work: Work, row: Ticket): Promise<void> => write(work, row, {})

export async function accepted(work: Work, row: Ticket, by: string): Promise<void> {
  await write(work, row, { acceptedAt: work.clock.iso() })
  await log(work, row, { action: 'ACCEPT', by: await actor(work, by, 'STAFF') })
  const { ticketNo, finishDue } = row
  await tell(work, row, {
    templateCode: 'TK_ACCEPTED',
    params: { ticketNo, finishDue: formatFullMoment(finishDue).slice(0, 16) },
  })
}

export async function rejected(work: Work, row: Ticket, by: string): Promise<void> {
  const answer = row.rejectReason ?? ''
  await write(work, row, { closedAt: work.clock.iso() })
  await freeAppointment(work, row)
  await log(work, row, { action: 'REJECT', by: await actor(work, by, 'STAFF'), content: answer })
  await tell(work, row, { templateCode: 'TK_REJECTED', params: { reason: answer } })
  await answered(work, row, answer, by)
  await emit(work, ticketUndone, row)
}

/** Passes the final answer of staff to the area of the ticket's subject. */
export const answered = (work: Work, row: Ticket, answer: string, by: string): Promise<void> => {
  const { bp, companyCode, ticketNo, relatedType, relatedId } = row
  return emit(work, ticketAnswered, { bp, companyCode, ticketNo, relatedType, relatedId, answer, by })
}

/** TK-06: an arrival is counted against the promise. */
export async function arrived(work: Work, row: Ticket): Promise<void> {
  const now = work.clock.iso()
  if (row.arrivedAt !== null) return write(work, row, {})
  await write(work, row, { arrivedAt: now })
  if (row.arriveDue === null) return
  const arriveMinutes = Math.round((toMillis(now) - toMillis(row.createdAt)) / 60_000)
  await counted(work, row, {
    arrived: 1,
    arrivedInTime: now <= row.arriveDue ? 1 : 0,
    arriveMinutes,
  })
}

/** TK-07: the ends that are still ahead move by the time of waiting. */
export async function resumed(work: Work, row: Ticket): Promise<void> {
  const now = work.clock.iso()
  const from = row.suspendedAt ?? now
  const arriveDue = row.arriveDue !== null && row.arrivedAt === null ? movedBy(row.arriveDue, from, now) : row.arriveDue
  await write(work, row, { suspendedAt: null, finishDue: movedBy(row.finishDue, from, now), arriveDue })
}

export async function resolved(work: Work, row: Ticket): Promise<void> {
  const now = work.clock.now()
  const first = row.reopenCount === 0
  await write(work, row, { resolvedAt: work.clock.iso(), confirmUntil: toInstant(now + CONFIRM_HOURS * HOUR) })
  if (first) await counted(work, row, { finished: 1, finishedInTime: work.clock.iso() <= row.finishDue ? 1 : 0 })
  await tell(work, row, { templateCode: 'TK_RESOLVED' })
}

export const requestRating = ({ userId, ticketNo }: Ticket): CaseNotice => ({
  todo: { type: 'TICKET_EVALUATE', title: '请评价本次服务', summary: ticketNo, priority: 3 },
  audience: 'USER',
  userId,
})

/** A visit that was still to come does not take place: its place is free, and the ticket names it no more (TK-05). */
export async function confirmed(work: Work, row: Ticket): Promise<void> {
  const closeAt = toInstant(work.clock.now() + CLOSE_DAYS * DAY)
  const isAhead = row.appointDate !== null && row.appointDate > work.clock.today()
  if (isAhead) await freeAppointment(work, row)
  const set = { confirmedAt: work.clock.iso(), confirmUntil: null, closeAt }
  await write(work, row, isAhead ? { ...set, appointDate: null, appointSlot: null } : set)
}

export async function confirmedByTime(work: Work, row: Ticket): Promise<void> {
  await confirmed(work, row)
  await log(work, row, { action: 'AUTO_CONFIRM', by: bySystem, content: `${CONFIRM_HOURS}小时内未反馈` })
}

/**
 * A reopened ticket has a new end, and a second one its head's attention (TK-10); both are beside the move. A promise that was not kept
 * before is none of the new round's.
 */
export const reopened = (work: Work, row: Ticket): Promise<void> =>
  write(work, row, { resolvedAt: null, confirmUntil: null, confirmedAt: null, closeAt: null, overdueStep: 'NONE' })

export const closed = (work: Work, row: Ticket): Promise<void> =>
  write(work, row, { closedAt: work.clock.iso(), closeAt: null })

export async function closedByTime(work: Work, row: Ticket): Promise<void> {
  await closed(work, row)
  const { bp, ticketId, companyCode, userId } = row
  await insertRating(work.db, {
    bp,
    ticketId,
    companyCode,
    userId,
    solved: true,
    commentEnc: sealText(work, ''),
    evaluateSource: 'AUTO',
    at: work.clock.iso(),
  })
  await log(work, row, { action: 'AUTO_CLOSE', by: bySystem, content: `${CLOSE_DAYS}天内未评价` })
}

export async function called(work: Work, row: Ticket): Promise<void> {
  await write(work, row, { closedAt: work.clock.iso() })
  await emit(work, ticketUndone, row)
}
