import type { In, Out } from '@contract'
import { addDays, DAY, dateOf, toInstant } from '@domain/date'
import { lockCases } from '../../db/case-rows'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Work } from '../../http/context'
import { badField, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { workingCalendar } from '../calendar/service'
import { countEnquiry, enquirable, type Enquirable } from '../market/service'
import { say } from './follow'
import { leads } from './lead-case'
import { filedSince, unfinishedOf } from './repo'
import { isExpectable, quantityProblem } from './rules/acts'
import { contactDue } from './rules/contact-due'
import { numberOf } from './rules/number'
import { sharerOf } from './sharer'

type Submit = 'demand POST /lead/submit'

/** E-M-10. */
const MOST_A_DAY = 10
/** E-M-14, ms. */
const ASSIGN_AFTER = 10 * 60_000
/** Hours of the promise by default. */
const USUAL_HOURS = 24
/** Days ahead for which promises in working time are reckoned, holidays and all. */
const AHEAD = 60

/** Advice about buying gas is no product: nothing to choose from, nothing to pay. */
const ADVICE: Enquirable = {
  name: '购气方案咨询',
  coverUrl: '',
  isGoods: false,
  categoryId: null,
  price: null,
  slaHours: USUAL_HOURS,
  skus: [],
}

async function targetOf(work: Work, session: BoundSession, { targetType, targetId }: In<Submit>): Promise<Enquirable> {
  if (targetType === 'plan') return ADVICE
  const target = await enquirable(work, session, { type: targetType, id: targetId })
  if (!target) throw new Refusal('E1001')
  return target
}

/** E-M-08. The price is the one of the shelf, whatever the page has shown (E-M-03). */
export async function submit(work: Work, session: BoundSession, input: In<Submit>): Promise<Out<Submit>> {
  const target = await targetOf(work, session, input)
  refuseIf(quantityProblem(input.quantity, target.skus, input.skuId))
  const { address = '', expectedDate, expectedSlot, targetType } = input
  if (target.isGoods && address.trim() === '') throw badField('address')
  if (expectedDate !== undefined && !isExpectable(expectedDate, work.clock.today())) throw badField('expectedDate')
  await checkRate(work, session, input)
  const sku = target.skus.find(({ skuId }) => skuId === input.skuId)
  const now = work.clock.iso()
  const isWorkday = await workingCalendar(work, dateOf(now), addDays(dateOf(now), AHEAD))
  const lead = await leads.file(work, session, {
    leadNo: numberOf('L', work.clock.today(), await nextNo(work.db, 'seq_lead_no')),
    userId: session.userId,
    targetType,
    targetId: input.targetId,
    targetName: target.name,
    categoryId: target.categoryId,
    coverUrl: target.coverUrl,
    skuId: sku?.skuId ?? null,
    skuName: sku?.name ?? null,
    unitPrice: sku ? sku.price : target.price,
    quantity: input.quantity,
    contactNameEnc: sealText(work, input.contactName),
    contactPhoneEnc: sealText(work, input.contactPhone),
    addressEnc: address.trim() === '' ? null : sealText(work, address.trim()),
    expectedDate: expectedDate ?? null,
    expectedSlot: expectedSlot ?? null,
    descriptionEnc: sealText(work, input.description?.trim() ?? ''),
    imageIds: [...(input.images ?? [])],
    source: input.source,
    ...(await sharerOf(work, session, input.shareCode)),
    assignAt: toInstant(work.clock.now() + ASSIGN_AFTER),
    firstContactDueAt: contactDue(now, target.slaHours, isWorkday),
  })
  await say(work, lead, { type: 'system', content: '咨询单已提交' })
  if (targetType === 'product') await countEnquiry(work, input.targetId)
  const { leadNo, state: status, firstContactDueAt } = lead
  return { leadNo, status, firstContactDueAt }
}

/** E-M-09, E-M-10: one unfinished enquiry about the same thing within a day, ten a day of one user. */
async function checkRate(work: Work, { bp, userId, isMaster }: BoundSession, input: In<Submit>): Promise<void> {
  await lockCases(work.db, leads.any, bp)
  const since = toInstant(work.clock.now() - DAY)
  const about = { bp, targetType: input.targetType, targetId: input.targetId, since }
  if ((await unfinishedOf(work.db, about)) !== undefined) {
    // The page leads to the one that the user may look at (E-M-11).
    const leadNo = await unfinishedOf(work.db, { ...about, ...(isMaster ? {} : { userId }) })
    throw new Refusal('E1005', { data: leadNo === undefined ? null : { leadNo } })
  }
  const midnight = `${work.clock.today()}T00:00:00+08:00`
  if ((await filedSince(work.db, userId, midnight)) >= MOST_A_DAY) throw new Refusal('E1006')
}
