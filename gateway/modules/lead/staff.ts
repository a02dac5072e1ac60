import type { In, Out } from '@contract'
import { codes } from '@domain/codes'
import { StaffHead } from '@contract/lead/staff'
import { formatAmount, isNegativeMoney, ZERO_MONEY } from '@domain/money'
import { allows } from '@domain/machine'
import { leadTransitions, type LeadEvent } from '@domain/statuses/demand-lead'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { sealText } from '../../secret'
import { advisersOf } from '../butler/service'
import { withCustomers } from '../desk/service'
import { use } from '../file/service'
import { notify } from '../notice/service'
import { nameOf, say } from './follow'
import { leads, routeOf } from './lead-case'
import { changeOpenQuote, insertQuote, keyOfNo, lastVersion, queueCounts, queueOf, type Lead } from './repo'
import { moveProblem, quoteOf } from './rules/acts'
import { numberOf } from './rules/number'
import { commonView, headView, openOr } from './views'

type Staff = { userId: string; companyCode: string }
type Detail = Out<'btwob GET /lead/detail'>
type Queue = 'btwob GET /lead/list'

const EVENTS = {
  assign: 'ASSIGN',
  follow: 'FOLLOW',
  quote: 'QUOTE',
  finish: 'FINISH',
  close: 'CLOSE',
} as const satisfies Record<Detail['actions'][number], LeadEvent>

/** States in which a contact is noted without a move. */
const IN_TOUCH: readonly Lead['state'][] = ['following', 'quoted', 'accepted']

/** The lead of the staff member's company, locked. Refuses 2902 for another company's. */
async function locked(work: Work, { companyCode }: Staff, leadNo: string): Promise<Lead> {
  const { bp, leadId } = ownOr2902(await keyOfNo(work.db, companyCode, leadNo))
  return leads.locked(work, { bp }, leadId)
}

/** The lead in a state that knows the event; E1008 otherwise. */
async function ready(work: Work, staff: Staff, leadNo: string, event: LeadEvent): Promise<Lead> {
  const row = await locked(work, staff, leadNo)
  refuseIf(moveProblem(row, event))
  return row
}

const after = async (work: Work, { bp, leadId }: Lead): Promise<Detail> =>
  view(work, await leads.own(work, { bp }, leadId))

async function view(work: Work, row: Lead): Promise<Detail> {
  const { common, followUps } = await commonView(work, row, { forStaff: true })
  const actions = codes(EVENTS).filter(
    (name) => allows(leadTransitions, row.state, EVENTS[name]) || (name === 'follow' && IN_TOUCH.includes(row.state)),
  )
  return { ...common, bp: row.bp, sharer: openOr(work, row.sharerEnc), followUps, actions }
}

export async function queue(work: Work, companyCode: string, input: In<Queue>): Promise<Out<Queue>> {
  const page = paged(input)
  const rows = await queueOf(work.db, companyCode, input, page)
  const { n, late } = await queueCounts(work.db, companyCode, input)
  const list = rows.map((row) =>
    shape(StaffHead.properties, row, {
      ...headView(work, row),
      adviserName: openOr(work, row.adviserNameEnc),
      sharer: openOr(work, row.sharerEnc),
    }),
  )
  return { ...envelope(page, await withCustomers(work, list), n), late }
}

export async function staffDetail(work: Work, { companyCode }: Staff, leadNo: string): Promise<Detail> {
  const { bp, leadId } = ownOr2902(await keyOfNo(work.db, companyCode, leadNo))
  return view(work, await leads.own(work, { bp }, leadId))
}

export async function assign(work: Work, staff: Staff, input: In<'btwob POST /lead/assign'>): Promise<Detail> {
  const row = await ready(work, staff, input.leadNo, 'ASSIGN')
  const { adviserId, name, phone } = await personOf(work, staff, input)
  const set = { adviserId, adviserNameEnc: sealText(work, name), adviserPhoneEnc: sealText(work, phone) }
  await leads.move(work, row, 'ASSIGN', staff.userId, { set })
  return after(work, row)
}

/** Refuses 2902 for a manager that is not of the company or has left, 2901 without a name or a phone. */
async function personOf(work: Work, { companyCode }: Staff, input: In<'btwob POST /lead/assign'>) {
  const { adviserId, adviserName = '', adviserPhone = '' } = input
  if (adviserId !== undefined) {
    const { managerId, ...one } = ownOr2902(
      (await advisersOf(work, companyCode)).find((adviser) => adviser.managerId === adviserId),
    )
    return { adviserId: managerId, name: one.name, phone: one.phone }
  }
  if (adviserName.trim() === '') throw badField('adviserName')
  if (adviserPhone.trim() === '') throw badField('adviserPhone')
  return { adviserId: null, name: adviserName.trim(), phone: adviserPhone.trim() }
}

/** The first contact keeps the promise of E-M-13. */
export async function follow(work: Work, staff: Staff, input: In<'btwob POST /lead/follow'>): Promise<Detail> {
  const row = await locked(work, staff, input.leadNo)
  if (!IN_TOUCH.includes(row.state)) {
    refuseIf(moveProblem(row, 'FOLLOW'))
    await leads.move(work, row, 'FOLLOW', staff.userId, {
      set: { firstContactAt: work.clock.iso(), contactDue: null },
    })
  }
  const { type, content, images = [], visible } = input
  await use(work, staff.userId, [...images], `LEAD:${row.bp}`)
  const operator = await nameOf(work, staff.userId)
  await say(work, row, { type, operator, content: content.trim(), imageIds: images, visible })
  return after(work, row)
}

/** A quote takes the place of the one that is open. */
export async function quote(work: Work, staff: Staff, input: In<'btwob POST /lead/quote'>): Promise<Detail> {
  const row = await ready(work, staff, input.leadNo, 'QUOTE')
  if (input.validUntil < work.clock.today()) throw badField('validUntil')
  if (input.items.some(({ unitPrice }) => isNegativeMoney(unitPrice))) throw badField('items')
  const { items, totalAmount } = quoteOf(input.items)
  const { bp, leadId, companyCode, leadNo, targetName: name, userId } = row
  const now = work.clock.iso()
  await changeOpenQuote(work.db, row, { status: 'replaced', updatedAt: now })
  const quoteNo = numberOf('Q', work.clock.today(), await nextNo(work.db, 'seq_quote_no'))
  await insertQuote(work.db, {
    bp,
    leadId,
    quoteNo,
    version: (await lastVersion(work.db, row)) + 1,
    companyCode,
    items: jsonb(items),
    totalAmount,
    remark: input.remark.trim(),
    validUntil: input.validUntil,
    status: 'open',
    couponCode: null,
    discount: ZERO_MONEY,
    rejectReason: null,
    createdAt: now,
    updatedAt: now,
  })
  await leads.move(work, row, 'QUOTE', staff.userId, { set: { quoteUntil: input.validUntil } })
  await say(work, row, { type: 'system', content: `报价${formatAmount(totalAmount)}元，有效期至${input.validUntil}` })
  await notify(
    work,
    { bp, companyCode, audience: 'USER', userId, route: routeOf(row), bizId: leadId },
    {
      message: {
        templateCode: 'LEAD_QUOTE',
        params: { name, amount: formatAmount(totalAmount), date: input.validUntil },
        dedupeKey: `LEAD_QUOTE|${quoteNo}`,
      },
      todo: {
        type: 'LEAD_QUOTE',
        title: `${name} 报价待确认`,
        summary: leadNo,
        amount: totalAmount,
        dueAt: `${input.validUntil}T23:59:59+08:00`,
      },
    },
  )
  return after(work, row)
}

export async function finish(work: Work, staff: Staff, input: In<'btwob POST /lead/finish'>): Promise<Detail> {
  const row = await ready(work, staff, input.leadNo, 'FINISH')
  await leads.move(work, row, 'FINISH', staff.userId)
  return after(work, row)
}

export async function close(work: Work, staff: Staff, input: In<'btwob POST /lead/close'>): Promise<Detail> {
  const row = await ready(work, staff, input.leadNo, 'CLOSE')
  await leads.move(work, row, 'CLOSE', staff.userId, { set: { closeReason: input.reason.trim() } })
  return after(work, row)
}
