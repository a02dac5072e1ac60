import type { In, Out } from '@contract'
import { addDays, dateOf } from '@domain/date'
import {
  ticketSubtypes,
  type TicketSource,
  type TicketSubject,
  type TicketSubtype,
} from '@domain/statuses/service-ticket'
import { lockCases } from '../../db/case-rows'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { badField, Refusal } from '../../http/refusal'
import { indexOf, sealText } from '../../secret'
import { ask, entriesOf } from '../../wiring'
import { workingCalendar } from '../calendar/service'
import { describe } from '../file/service'
import { helpLines, ticketButler, ticketMeters, ticketSites, ticketSubjectKinds, type Named } from './asked'
import { counted } from './follow'
import { bySystem, log } from './log'
import { filedSince, lockFiler, openOfSubtype, type Ticket } from './repo/tickets'
import { duesOf, nextDueOf, slotEnd } from './rules/due'
import { ticketNoOf } from './rules/number'
import { subjectModels } from './rules/subjects'
import type { TypeRule } from './rules/types'
import { ruleIn } from './settings'
import { takeSlot } from './slots'
import { mayLook } from './views'
import { tickets } from './ticket-case'

type Add = 'default POST /crmgas/serviceTicket/add'

/** TK-02. */
const MOST_A_DAY = 10
const MOST_OPEN = 3
/** Days ahead for which promises in working days are reckoned, holidays and all. */
const FARTHEST = 60

const SOURCES: Readonly<Record<string, TicketSource>> = { WEAPP: 'MP', APP: 'APP' }

/** Files a ticket of the session's customer (TK-01 to TK-06, TK-13). */
export async function add(work: Work, session: BoundSession, input: In<Add>): Promise<Out<Add>> {
  const { subtype, ticketType } = input
  if (ticketSubtypes[subtype].type !== ticketType) throw badField('subtype')
  if (subtype !== 'GAS_LEAK' && !maySee(session, 'TICKET')) throw new Refusal('2110')
  const rule = ruleIn(work.settings, session.companyCode, subtype)
  const place = await placeOf(work, session, input, rule)
  await checkVideo(work, input)
  await checkSubject(work, session, input)
  await lockCases(work.db, tickets.any, session.bp)
  await checkRate(work, session, input)
  const appointed = await appointmentOf(work, session, input, rule)
  const ticket = await create(work, session, rule, {
    subtype,
    title: ticketSubtypes[subtype].label,
    source: SOURCES[session.terminalType] ?? 'H5',
    description: input.description,
    contactName: input.contactName,
    contactPhone: input.contactPhone,
    appointed,
    siteId: input.siteId ?? null,
    ...place,
    meterNo: input.meterNo ?? null,
    appointDate: input.appointDate ?? null,
    appointSlot: input.appointSlot ?? null,
    relatedType: input.relatedType ?? null,
    relatedId: input.relatedId ?? null,
    imageIds: [...(input.images ?? [])],
    videoId: input.video ?? null,
  })
  const { ticketId, ticketNo, acceptDue, finishDue } = ticket
  return { ticketId, ticketNo, acceptDue, finishDue }
}

type Spot = Pick<Ticket, 'lng' | 'lat'> & { address: string }

/** The place of what is wrong: the customer's own meter or site, or an address in words; with its position where that is known. */
async function placeOf(work: Work, session: BoundSession, input: In<Add>, rule: TypeRule): Promise<Spot> {
  const { meterNo, siteId, address = '' } = input
  if (rule.needMeter && meterNo === undefined) throw badField('meterNo')
  if (rule.needSite && meterNo === undefined && siteId === undefined && address.trim() === '') throw badField('siteId')
  if (rule.needPhoto && (input.images ?? []).length === 0) throw badField('images')
  const ownOf = async (id: string, all: typeof ticketMeters): Promise<Named> => {
    const found = (await ask(work, all)(work, session)).find((one) => one.id === id)
    if (!found) throw new Refusal('2902')
    return found
  }
  const meter = meterNo === undefined ? undefined : await ownOf(meterNo, ticketMeters)
  const site = siteId === undefined ? undefined : await ownOf(siteId, ticketSites)
  const at = input.lng === undefined ? site : input
  return {
    address: address.trim() || (site ?? meter)?.address || '',
    lng: at?.lng ?? null,
    lat: at?.lat ?? null,
  }
}

/** A picture would not play; the owner of the file is looked at when the ticket is filed. */
async function checkVideo(work: Work, { video }: In<Add>): Promise<void> {
  if (video === undefined) return
  const file = await describe(work, video)
  if (file && !file.mime.startsWith('video/')) throw badField('video')
}

/** TK-13: what it is about belongs to the customer, and the user may see it. */
async function checkSubject(work: Work, session: BoundSession, { relatedType, relatedId }: In<Add>): Promise<void> {
  if (relatedType === undefined && relatedId === undefined) return
  if (relatedType === undefined || relatedId === undefined) throw badField('relatedId')
  const models = subjectModels[relatedType]
  if (models.length > 0 && !models.some((model) => maySee(session, model))) throw new Refusal('2902')
  const find = entriesOf(work, ticketSubjectKinds).get(relatedType)
  if (!(await find?.(work, session, relatedId))) throw new Refusal('2902')
}

/**
 * TK-02; a meter has one verification at once (RC-06). A leak is never one too many. The page leads to the newest one that the user may look
 * at (TK-12).
 */
async function checkRate(work: Work, session: BoundSession, { subtype, meterNo }: In<Add>): Promise<void> {
  if (subtype === 'GAS_LEAK') return
  const { bp, userId } = session
  const midnight = `${work.clock.today()}T00:00:00+08:00`
  await lockFiler(work.db, userId)
  if ((await filedSince(work.db, userId, midnight)) >= MOST_A_DAY) throw new Refusal('44102')
  const open = await openOfSubtype(work.db, bp, subtype, MOST_OPEN)
  const same = open.filter((row) => subtype === 'A_VERIFY' && meterNo !== undefined && row.meterNo === meterNo)
  if (open.length < MOST_OPEN && same.length === 0) return
  const shown = [...same, ...open].find((row) => mayLook(work, session, row))
  throw new Refusal('44103', { data: shown ? { ticketId: shown.ticketId } : null })
}

/** TK-05: takes the place of the appointment; the moment of its end, null without one. */
async function appointmentOf(
  work: Work,
  { companyCode }: BoundSession,
  { ticketType, appointDate: date, appointSlot: slot }: In<Add>,
  rule: TypeRule,
): Promise<string | null> {
  if (date === undefined || slot === undefined) {
    if (rule.needAppoint || date !== slot) throw badField('appointDate')
    return null
  }
  await takeSlot(work, { companyCode, date, slot, kind: ticketType === 'REPAIR' ? 'REPAIR' : 'APPLY' })
  return slotEnd(date, slot)
}

interface Draft extends Pick<
  Ticket,
  | 'siteId'
  | 'lng'
  | 'lat'
  | 'meterNo'
  | 'appointDate'
  | 'appointSlot'
  | 'relatedType'
  | 'relatedId'
  | 'imageIds'
  | 'videoId'
  | 'subtype'
  | 'title'
  | 'source'
> {
  description: string
  contactName: string
  contactPhone: string
  address: string
  appointed: string | null
}

/** The row, its log, and what the product does at once: repairs in a hurry are accepted, a leak goes to the emergency desk (D 3.1). */
async function create(
  work: Work,
  by: { bp: string; companyCode: string; userId: string },
  rule: TypeRule,
  { description, contactName, contactPhone, address, appointed, ...plain }: Draft,
): Promise<Ticket> {
  const now = work.clock.iso()
  const isWorkday = await workingCalendar(work, dateOf(now), addDays(dateOf(now), FARTHEST))
  const { type } = ticketSubtypes[plain.subtype]
  const dues = duesOf(rule, now, isWorkday, appointed)
  const isNew = { state: 'SUBMITTED', acceptedAt: null, arrivedAt: null, confirmUntil: null, nextDue: null } as const
  const ticketNo = ticketNoOf(work.clock.today(), await nextNo(work.db, 'seq_ticket_no'))
  const row = await tickets.file(work, by, {
    ...plain,
    ...(await handlerOf(work, by, plain.subtype)),
    ...dues,
    ticketNo,
    userId: by.userId,
    ticketType: type,
    priority: rule.priority,
    descriptionEnc: sealText(work, description),
    contactNameEnc: sealText(work, contactName),
    contactPhoneEnc: sealText(work, contactPhone),
    contactPhoneIndex: contactPhone === '' ? null : indexOf(work, contactPhone),
    addressEnc: address === '' ? null : sealText(work, address),
    nextDue: nextDueOf({ ...isNew, ...dues }, now),
  })
  const isSystem = plain.source === 'SYSTEM'
  await log(work, row, {
    action: 'CREATE',
    by: isSystem ? bySystem : { type: 'CUSTOMER', name: contactName },
    content: row.title,
  })
  await counted(work, row, { filed: 1 })
  if (type !== 'REPAIR' || rule.priority === 'P3') return row
  const accepted = await tickets.move(work, row, 'ACCEPT', 'SYSTEM')
  return rule.priority === 'P1' ? toRescue(work, await tickets.own(work, by, accepted.ticketId)) : accepted
}

/** BT-04: words to the butler, and visits of the butler, have this handler from the beginning. */
const OF_BUTLER: readonly TicketSubtype[] = ['C_OTHER', 'A_VISIT']

async function handlerOf(work: Work, of: { bp: string; companyCode: string }, subtype: TicketSubtype) {
  const butler = OF_BUTLER.includes(subtype) ? await ask(work, ticketButler)(work, of) : undefined
  return (
    butler && {
      handlerNameEnc: sealText(work, butler.name),
      handlerPhoneEnc: sealText(work, butler.phone),
      handlerRole: butler.role,
    }
  )
}

/** P1: the company's emergency desk looks after it at once. */
async function toRescue(work: Work, row: Ticket): Promise<Ticket> {
  const { companyName, emergency } = await ask(work, helpLines)(work, row.companyCode)
  const handler = `${companyName}抢险中心`
  const set = {
    handlerNameEnc: sealText(work, handler),
    handlerPhoneEnc: sealText(work, emergency),
    handlerRole: '24小时抢险',
    deptName: handler,
  }
  const moved = await tickets.move(work, row, 'DISPATCH', 'SYSTEM', { set })
  await log(work, row, { action: 'DISPATCH', by: bySystem, content: `${handler} ${emergency}` })
  return moved
}

/** What another module files for a user (CV-7): without daily limit and rights. Answers its number. */
export async function fileTicket(
  work: Work,
  by: { bp: string; companyCode: string; userId: string },
  wish: {
    subtype: TicketSubtype
    title: string
    description: string
    contact?: { name: string; phone: string }
    related?: { type: TicketSubject; id: string }
  },
): Promise<{ ticketId: string; ticketNo: string; finishDue: string }> {
  const rule = ruleIn(work.settings, by.companyCode, wish.subtype)
  return create(work, by, rule, {
    subtype: wish.subtype,
    title: wish.title,
    source: 'SYSTEM',
    description: wish.description,
    contactName: wish.contact?.name ?? '',
    contactPhone: wish.contact?.phone ?? '',
    appointed: null,
    siteId: null,
    address: '',
    lng: null,
    lat: null,
    meterNo: null,
    appointDate: null,
    appointSlot: null,
    relatedType: wish.related?.type ?? null,
    relatedId: wish.related?.id ?? null,
    imageIds: [],
    videoId: null,
  })
}
