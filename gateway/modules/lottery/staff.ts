import { randomBytes } from 'node:crypto'
import type { In, Out } from '@contract'
import { campaignFields, winFields } from '@contract/lottery/words'
import { lotteryFingerprint } from '@domain/draw/lottery'
import type { LedgerPrize } from '@domain/draw/lottery-ledger'
import { toMillis } from '@domain/date'
import type { NewRow } from '../../db/rows'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { transition } from '../../states'
import { addRows } from '../draw/service'
import { customersByBp } from '../membership/service'
import { grantChance } from './grant'
import {
  changeCampaign,
  companyPage,
  findCampaign,
  insertCampaign,
  insertSeed,
  lockCampaign,
  type Campaign,
} from './repo/campaigns'
import { wasGiven } from './repo/chances'
import { prizesOf, replacePrizes } from './repo/prizes'
import { handOver, winOfCompany, winsForStaff, type Win } from './repo/wins'
import { draftProblem, isWhole, restWeight, timesProblem } from './rules/publish'
import { daysOf, givesChances } from './rules/steps'
import { campaignMachine } from './states'
import { turned } from './turn'
import { prizeView } from './views'
import { wins } from './win-case'

export type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /lottery/list'
type Detail = 'btwob GET /lottery/detail'
type Save = In<'btwob POST /lottery/save'>
type Publish = 'btwob POST /lottery/publish'
type Pause = 'btwob POST /lottery/pause'
type Resume = 'btwob POST /lottery/resume'
type Grant = 'btwob POST /lottery/chance/grant'
type Ship = 'btwob POST /lottery/win/ship'
type Finish = 'btwob POST /lottery/win/finish'

const counted = ({ chanceSeq, drawSeq }: Campaign) => ({ chances: chanceSeq, draws: drawSeq })

export async function queue(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await companyPage(work.db, companyCode, page)
  return envelope(
    page,
    rows.map((row) => ({ ...shape(campaignFields, row, {}), ...counted(row) })),
    total,
  )
}

export async function detail(work: Work, staff: Staff, { campaignId }: In<Detail>): Promise<Out<Detail>> {
  const { companyCode } = staff
  const row = ownOr2902(await findCampaign(work.db, { companyCode, campaignId }))
  return {
    ...shape(campaignFields, row, {}),
    ...counted(row),
    rules: row.rules,
    seedHash: row.seedHash,
    openedDay: row.openedDay,
    days: row.days,
    prizes: (await prizesOf(work.db, row)).map(prizeView),
    wins: (await winsForStaff(work.db, row)).map((win) => winView(work, win)),
  }
}

const winView = (work: Work, win: Win): Out<Detail>['wins'][number] => ({
  ...shape(winFields, win, {}),
  bp: win.bp,
  customerName: win.customerName,
  receiverName: win.contactNameEnc && openText(work, win.contactNameEnc),
  receiverPhone: win.contactPhoneEnc && openText(work, win.contactPhoneEnc),
  ticketId: win.ticketId,
  ticketNo: win.ticketNo,
  leadNo: win.leadNo,
})

/** Makes a draft or changes it (E-L-01). Refuses 2904 once it is published. */
export async function save(work: Work, { companyCode }: Staff, input: Save): Promise<{ campaignId: string }> {
  const wrong = timesProblem(input)
  if (wrong) throw badField(wrong)
  refuseIf(draftProblem(input))
  if (!input.prizes.every(isWhole)) throw badField('prizes', '优惠券须有面额和满额')
  const { requestNo: _once, campaignId: given, prizes, organizer, organizerPhone, ...rest } = input
  const now = work.clock.iso()
  const values = { ...rest, organizer: organizer.trim(), organizerPhone: organizerPhone.trim(), updatedAt: now }
  const campaignId = given ?? `LD${String(await nextNo(work.db, 'seq_lottery_no')).padStart(6, '0')}`
  const key = { companyCode, campaignId }
  if (given === undefined) await insertCampaign(work.db, { ...values, ...key, state: 'draft', createdAt: now })
  else {
    const row = ownOr2902(await lockCampaign(work.db, key))
    if (row.state !== 'draft') throw new Refusal('2904')
    await changeCampaign(work.db, key, values)
  }
  await replacePrizes(work.db, key, prizeRows(key, prizes))
  return { campaignId }
}

/** Prizes in their order, then what is left of the whole. */
function prizeRows(key: { companyCode: string; campaignId: string }, prizes: Save['prizes']): NewRow<'lotteryPrize'>[] {
  const rows = prizes.map((prize, slot) => ({
    ...key,
    ...prize,
    couponFrom: prize.couponFrom ?? null,
    prizeId: `P${slot + 1}`,
    slot,
    remaining: prize.quantity,
  }))
  const none = {
    name: '谢谢参与',
    service: null,
    couponFrom: null,
    value: '0.00',
    quantity: null,
    remaining: null,
  }
  return [...rows, { ...key, ...none, prizeId: 'P0', slot: prizes.length, weight: restWeight(prizes) }]
}

/** E-L-01, E-L-06: from here on nothing changes. Refuses 2901 for a start that has passed, 2904 for what is no draft. */
export async function publish(
  work: Work,
  { companyCode, userId }: Staff,
  { campaignId }: In<Publish>,
  root = randomBytes(32).toString('hex'),
): Promise<Out<Publish>> {
  const key = { companyCode, campaignId }
  const row = ownOr2902(await lockCampaign(work.db, key))
  if (row.state === 'draft' && toMillis(row.startAt) < work.clock.now()) throw badField('startAt', '开始时间已过')
  const [days, at] = [daysOf(row), work.clock.iso()]
  const seedHash = lotteryFingerprint(root, days)
  const set = { seedHash, days, nextAt: row.startAt }
  const status = await transition(work, campaignMachine, row, 'PUBLISH', { by: userId, set })
  await insertSeed(work.db, { ...key, seed: root })
  const prizes = (await prizesOf(work.db, key)).map(({ prizeId, name, weight, quantity }): LedgerPrize => ({
    prizeId,
    name,
    weight,
    quantity,
  }))
  const published = { is: 'PUBLISHED', campaignId, fingerprint: seedHash, days, prizes, at }
  await addRows(work.db, { companyCode, drawId: campaignId }, [published], at)
  return { status, seedHash }
}

async function held(work: Work, { companyCode }: Staff, campaignId: string): Promise<Campaign> {
  return ownOr2902(await turned(work, { companyCode, campaignId }))
}

export async function pause(work: Work, staff: Staff, { campaignId, reason }: In<Pause>): Promise<Out<Pause>> {
  const row = await held(work, staff, campaignId)
  const set = { pauseReason: reason.trim() }
  return { status: await transition(work, campaignMachine, row, 'PAUSE', { by: staff.userId, set }) }
}

export async function resume(work: Work, staff: Staff, { campaignId }: In<Resume>): Promise<Out<Resume>> {
  const row = await held(work, staff, campaignId)
  const set = { pauseReason: null }
  return { status: await transition(work, campaignMachine, row, 'RESUME', { by: staff.userId, set }) }
}

/** E-L-03: what staff make up for, once for a ticket; 2904 where it was given, or nothing is given any more. */
export async function grant(work: Work, staff: Staff, input: In<Grant>): Promise<Out<Grant>> {
  const { bp, campaignId, ticket, reason } = input
  const { companyCode } = staff
  ownOr2902((await customersByBp(work, [bp])).get(bp), { companyCode })
  const row = await held(work, staff, campaignId)
  const why = { bp, companyCode, source: 'manual', sourceKey: ticket.trim() } as const
  if (!givesChances(row, work.clock.now()) || (await wasGiven(work.db, { bp, campaignId }, why)))
    throw new Refusal('2904')
  return { chanceNo: await grantChance(work, row, why, reason.trim()) }
}

/** Prizes are services and coupons: nothing is sent by post. Refuses 2904 for a prize that waits for no service. */
export async function ship(work: Work, { companyCode }: Staff, { winId, handedNo }: In<Ship>): Promise<Out<Ship>> {
  const { bp } = ownOr2902(await winOfCompany(work.db, companyCode, winId))
  const row = await wins.locked(work, { bp }, winId)
  if (row.state !== 'claimed') throw new Refusal('2904')
  const handedAt = work.clock.iso()
  await handOver(work.db, row, { handedNo: handedNo.trim(), handedAt })
  return { status: row.state, handedAt }
}

/** Refuses 2904 for a prize that waits for no service. */
export async function finish(work: Work, { companyCode, userId }: Staff, { winId }: In<Finish>): Promise<Out<Finish>> {
  const { bp } = ownOr2902(await winOfCompany(work.db, companyCode, winId))
  const row = await wins.locked(work, { bp }, winId)
  const { state } = await wins.move(work, row, 'FINISH', userId)
  return { status: state }
}
