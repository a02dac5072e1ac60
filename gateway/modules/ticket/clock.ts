import { Type } from '@sinclair/typebox'
import { formatFullMoment } from '@domain/date-format'
import { ticketSteps } from '@domain/statuses/service-ticket'
import type { Work } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { updateCase } from '../../db/case-rows'
import { counted, tell } from './follow'
import { bySystem, log } from './log'
import { dueTickets, nextDueTicket, type Ticket } from './repo/tickets'
import { nextDueOf, pendingOf } from './rules/due'
import { headOf } from './settings'
import { notifyButler } from './tell-butler'
import { tickets } from './ticket-case'

const ticketKey = Type.Object({ companyCode: Type.String(), bp: Type.String(), ticketId: Type.String() })

/** TK-09, TK-10: a promise has ended, or a ticket is about to be confirmed by itself. Harmless to repeat. */
async function look(work: Work, { bp, ticketId }: { bp: string; ticketId: string }): Promise<void> {
  const row = await tickets.locked(work, { bp }, ticketId)
  const now = work.clock.iso()
  if (row.nextDue === null || row.nextDue > now) return
  if (row.state === 'RESOLVED') await announce(work, row)
  else await missed(work, row)
}

async function announce(work: Work, row: Ticket): Promise<void> {
  await after(work, row, {})
  const body = `工单${row.ticketNo}将于24小时后自动确认，如未解决请及时反馈`
  await tell(work, row, { templateCode: 'TK_RESOLVED', body })
}

/** TK-09. The first late step stays named; the ticket rises a level, and the customer reads to which role (Y-24). */
async function missed(work: Work, row: Ticket): Promise<void> {
  const late = pendingOf(row).find(({ due }) => due === row.nextDue)
  if (!late) return after(work, row, {})
  const head = headOf(work.settings, row.companyCode, row.ticketType)
  const isFirst = row.overdueStep === 'NONE'
  await after(work, row, {
    overdueStep: isFirst ? late.step : row.overdueStep,
    priority: row.priority === 'P3' ? 'P2' : row.priority,
    escalated: true,
    escalatedTo: head,
  })
  const step = ticketSteps[late.step]
  await log(work, row, { action: 'ESCALATE', by: bySystem, content: `${step}超时，已升级给${head}` })
  // Once per ticket: a reopened one may be late again.
  if (!row.escalated) await counted(work, row, { escalated: 1 })
  const due = formatFullMoment(late.due).slice(0, 16)
  await tell(work, row, { templateCode: 'TK_LATE', params: { ticketNo: row.ticketNo, due, step, head } })
  await notifyButler(work, row, {
    smsType: 'BUTLER_LATE',
    text: `客户${row.bp}的工单${row.ticketNo}未在${due}前${step}，已升级给${head}，请跟进。`,
  })
}

/** Writes the result of the clock; the deadline that it has handled is over. */
async function after(work: Work, row: Ticket, set: Partial<Ticket>): Promise<void> {
  const seen = { ...row, ...set, nextDue: null }
  const nextDue = row.state === 'RESOLVED' ? null : nextDueOf(seen, work.clock.iso())
  await updateCase(
    work.db,
    tickets.any,
    { bp: row.bp, id: row.ticketId },
    { ...set, nextDue, version: row.version + 1 },
  )
}

const due = kind({ name: 'ticket.due', data: ticketKey, run: { handle: look } })

/** Seconds between two checks for ended deadlines. */
const LOOK = 60

export const ticketWork: AreaWork = {
  kinds: [due],
  sweeps: [
    sweep(
      'ticket.due',
      { everySeconds: LOOK },
      due,
      async ({ db, clock }, after, limit) =>
        (await dueTickets(db, clock.iso(), after, limit)).map((data) => ({ key: data.ticketId, data })),
      ({ db, clock }) => nextDueTicket(db, clock.iso()),
    ),
  ],
}
