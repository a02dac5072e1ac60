import type { In, Out } from '@contract'
import { allows } from '@domain/machine'
import { codes } from '@domain/codes'
import { ticketTabs, ticketTransitions, type TicketEvent } from '@domain/statuses/service-ticket'
import { StaffHead as TicketStaffHead } from '@contract/ticket/staff'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText, sealText } from '../../secret'
import { withCustomers } from '../desk/service'
import { notify } from '../notice/service'
import { answered, tell, write } from './follow'
import { actor, log } from './log'
import { bpOfTicket, queueCounts, queueOf, type Ticket } from './repo/tickets'
import { mayBecomeProject } from './rules/acts'
import { pendingOf } from './rules/due'
import { routeOf, tickets } from './ticket-case'
import { commonView, headRest } from './views'

type Staff = { userId: string; companyCode: string }
type Detail = Out<'btwob GET /ticket/detail'>
type Queue = 'btwob GET /ticket/queue'
type Key = { ticketId: string; version?: number }

const EVENTS = {
  accept: 'ACCEPT',
  reject: 'REJECT',
  dispatch: 'DISPATCH',
  start: 'START',
  arrive: 'ARRIVE',
  suspend: 'SUSPEND',
  resume: 'RESUME',
  resolve: 'RESOLVE',
} as const satisfies Record<string, TicketEvent>

/** The ticket of the staff member's company, locked. Refuses 2902 for another company's, 2904 when it is not as the user saw it. */
async function locked(work: Work, { companyCode }: Staff, { ticketId, version }: Key): Promise<Ticket> {
  const bp = ownOr2902(boxed(await bpOfTicket(work.db, companyCode, ticketId)))
  const row = await tickets.locked(work, bp, ticketId)
  refuseIf(version !== undefined && version !== row.version ? '2904' : null)
  return row
}

const boxed = (bp: string | undefined) => (bp === undefined ? undefined : { bp })

/** The ticket in a state that knows the event; 44120 otherwise (D 5.9). */
async function ready(work: Work, staff: Staff, key: Key, event: TicketEvent): Promise<Ticket> {
  const row = await locked(work, staff, key)
  refuseIf(allows(ticketTransitions, row.state, event) ? null : '44120')
  return row
}

const after = async (work: Work, { bp, ticketId }: Ticket): Promise<Detail> =>
  staffView(work, await tickets.own(work, { bp }, ticketId))

async function staffView(work: Work, row: Ticket): Promise<Detail> {
  const { common, logs } = await commonView(work, row, { forStaff: true })
  const actions = codes(EVENTS).filter(
    (name) => allows(ticketTransitions, row.state, EVENTS[name]) && !(name === 'arrive' && row.arrivedAt !== null),
  )
  return {
    ...common,
    bp: row.bp,
    logs,
    actions: [...actions, ...(mayBecomeProject(row) ? (['project'] as const) : []), 'note'],
  }
}

export const staffDetail = async (work: Work, staff: Staff, ticketId: string): Promise<Detail> =>
  staffView(
    work,
    await tickets.own(work, ownOr2902(boxed(await bpOfTicket(work.db, staff.companyCode, ticketId))), ticketId),
  )

export async function accept(work: Work, staff: Staff, input: In<'btwob POST /ticket/accept'>): Promise<Detail> {
  const row = await ready(work, staff, input, 'ACCEPT')
  await tickets.move(work, row, 'ACCEPT', staff.userId)
  await said(work, staff, row, input.content)
  return after(work, row)
}

/** What staff say beside a step, as a row of its own. */
async function said(work: Work, staff: Staff, row: Ticket, content = ''): Promise<void> {
  if (content === '') return
  await log(work, row, { action: 'NOTE', by: await actor(work, staff.userId, 'STAFF'), content })
}

export async function reject(work: Work, staff: Staff, input: In<'btwob POST /ticket/reject'>): Promise<Detail> {
  const row = await ready(work, staff, input, 'REJECT')
  await tickets.move(work, row, 'REJECT', staff.userId, { set: { rejectReason: input.reason } })
  return after(work, row)
}

/** TK-14: for a complaint the customer reads the department, not the name of a member of staff. */
export async function dispatch(work: Work, staff: Staff, input: In<'btwob POST /ticket/dispatch'>): Promise<Detail> {
  const row = await ready(work, staff, input, 'DISPATCH')
  const { handlerName, handlerPhone, handlerRole = '', deptName = '', content = '' } = input
  await tickets.move(work, row, 'DISPATCH', staff.userId, {
    set: {
      handlerNameEnc: sealText(work, handlerName),
      handlerPhoneEnc: sealText(work, handlerPhone),
      handlerRole,
      deptName,
    },
  })
  const isHidden = row.ticketType === 'COMPLAINT'
  const dept = deptName || '专人'
  const what = isHidden ? `由${dept}处理` : `${handlerName}${handlerRole && `（${handlerRole}）`}`
  await log(work, row, {
    action: 'DISPATCH',
    by: await actor(work, staff.userId, 'STAFF'),
    content: [what, content].filter(Boolean).join('，'),
  })
  const words = isHidden ? { body: `${dept}将处理您的投诉并回访` } : { params: { handlerName, handlerPhone } }
  await tell(work, row, { templateCode: 'TK_DISPATCHED', ...words })
  return after(work, row)
}

const plain =
  (event: 'START' | 'ARRIVE' | 'RESUME', action: 'DEPART' | 'ARRIVE' | 'PROCESS') =>
  async (work: Work, staff: Staff, input: In<'btwob POST /ticket/start'>): Promise<Detail> => {
    const row = await ready(work, staff, input, event)
    await tickets.move(work, row, event, staff.userId)
    await log(work, row, { action, by: await actor(work, staff.userId, 'STAFF'), content: input.content ?? '' })
    return after(work, row)
  }

export const start = plain('START', 'DEPART')
export const arrive = plain('ARRIVE', 'ARRIVE')
export const resume = plain('RESUME', 'PROCESS')

/** TK-07: the clock of the end stops until the customer has answered. */
export async function suspend(work: Work, staff: Staff, input: In<'btwob POST /ticket/suspend'>): Promise<Detail> {
  const row = await ready(work, staff, input, 'SUSPEND')
  const { content } = input
  await tickets.move(work, row, 'SUSPEND', staff.userId, { set: { suspendedAt: work.clock.iso() } })
  await log(work, row, { action: 'SUSPEND', by: await actor(work, staff.userId, 'STAFF'), content })
  await tell(work, row, { templateCode: 'TK_SUSPENDED', params: { content } })
  const { bp, companyCode, userId, ticketId } = row
  await notify(
    work,
    { bp, companyCode, audience: 'USER', userId, route: routeOf(row), bizId: ticketId },
    { todo: { type: 'TICKET_SUPPLEMENT', title: '请补充工单资料', summary: row.ticketNo } },
  )
  return after(work, row)
}

/** TK-14: what was charged on site needs its ground. */
export async function resolve(work: Work, staff: Staff, input: In<'btwob POST /ticket/resolve'>): Promise<Detail> {
  const row = await ready(work, staff, input, 'RESOLVE')
  const { resultText, resultFiles = [], feeAmount = '0.00', feeBasis = '' } = input
  if (feeAmount.startsWith('-')) throw badField('feeAmount')
  if (feeAmount !== '0.00' && feeBasis.trim() === '') throw badField('feeBasis')
  await tickets.move(work, row, 'RESOLVE', staff.userId, {
    set: {
      resultEnc: sealText(work, resultText),
      resultFileIds: [...row.resultFileIds, ...resultFiles],
      feeAmount,
      feeBasis: feeBasis || null,
    },
  })
  await log(work, row, {
    action: 'RESOLVE',
    by: await actor(work, staff.userId, 'STAFF'),
    content: resultText,
    fileIds: [...resultFiles],
  })
  await answered(work, row, resultText, staff.userId)
  return after(work, row)
}

export async function note(work: Work, staff: Staff, input: In<'btwob POST /ticket/note'>): Promise<Detail> {
  const row = await locked(work, staff, input)
  const { content, visible } = input
  await log(work, row, { action: 'NOTE', by: await actor(work, staff.userId, 'STAFF'), content, visible })
  await write(work, row, {})
  return after(work, row)
}

/** Open tickets of a company: those that are late first, then by the time that is left, those that wait for the customer last. */
export async function ticketQueue(work: Work, companyCode: string, input: In<Queue>): Promise<Out<Queue>> {
  const page = paged(input)
  const states = input.state === undefined ? ticketTabs.OPEN : [input.state]
  const rows = await queueOf(work.db, { companyCode, ticketType: input.ticketType, states }, page)
  const counts = await queueCounts(work.db, { companyCode, states })
  const of = input.ticketType
  const shownCounts = of === undefined ? counts : counts.filter(({ ticketType }) => ticketType === of)
  return {
    ...envelope(
      page,
      await withCustomers(
        work,
        rows.map((row) => queueView(work, row)),
      ),
      shownCounts.reduce((sum, { n }) => sum + Number(n), 0),
    ),
    counts: counts.map(({ ticketType, n }) => ({ ticketType, n: Number(n) })),
    late: counts.reduce((sum, { late }) => sum + Number(late), 0),
  }
}

function queueView(work: Work, row: Ticket): Omit<Out<Queue>['list'][number], 'customerName'> {
  const next = pendingOf(row)
    .sort((a, b) => a.due.localeCompare(b.due))
    .at(0)
  return shape(TicketStaffHead.properties, row, {
    ...headRest(row),
    handlerName: row.handlerNameEnc === null ? '' : openText(work, row.handlerNameEnc),
    contactName: openText(work, row.contactNameEnc),
    dueStep: next?.step ?? null,
    dueAt: next?.due ?? null,
  })
}
