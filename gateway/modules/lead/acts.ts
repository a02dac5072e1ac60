import type { In, Out } from '@contract'
import { rejectReasons } from '@domain/statuses/demand-lead'
import { payableOf } from '@domain/coupon'
import { addDays } from '@domain/date'
import { ZERO_MONEY, type Money } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { ask, isAnswered } from '../../wiring'
import { workingCalendar } from '../calendar/service'
import { use } from '../file/service'
import { fileTicket } from '../ticket/service'
import { userNames } from '../todo/service'
import { useCoupon } from './coupons'
import { adviserOf, nameOf, say } from './follow'
import { leads } from './lead-case'
import { changeOpenQuote, idOfNo, quotesOf, type Lead, type Quote } from './repo'
import { moveProblem, quoteProblem, ratingProblem, supplementProblem } from './rules/acts'
import { isOnDuty } from './rules/contact-due'
import { detailView, headView, openOr } from './views'

type List = 'demand GET /lead/list'
type Detail = 'demand GET /lead/detail'
type Cancel = 'demand POST /lead/cancel'
type Supplement = 'demand POST /lead/supplement'
type Accept = 'demand POST /lead/quote/accept'
type Reject = 'demand POST /lead/quote/reject'
type Evaluate = 'demand POST /lead/evaluate'
type Adviser = 'demand GET /lead/adviser'

/** E-M-11: the customer's lead that the session may see. Refuses 2902 for another customer's, E1007 for another user's. */
function seen(session: BoundSession, row: Lead): Lead {
  if (!session.isMaster && row.userId !== session.userId) throw new Refusal('E1007')
  return row
}

const idOf = async (work: Work, { bp }: BoundSession, leadNo: string): Promise<string> =>
  ownOr2902(await idOfNo(work.db, bp, leadNo)).leadId

const locked = async (work: Work, session: BoundSession, leadNo: string): Promise<Lead> =>
  seen(session, await leads.locked(work, session, await idOf(work, session, leadNo)))

/** The same for what the author alone may do. */
async function ownLocked(work: Work, session: BoundSession, leadNo: string): Promise<Lead> {
  const row = await locked(work, session, leadNo)
  if (row.userId !== session.userId) throw new Refusal('E1007')
  return row
}

export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { state = 'all', ...page } = input
  const where = session.isMaster ? {} : { userId: session.userId }
  const found = await leads.list(work, session, { tab: state, where, ...page })
  const names = await authorsOf(work, session, found.list)
  return {
    ...found,
    list: found.list.map((row) => ({
      ...headView(work, row),
      author: row.userId === session.userId ? null : (names.get(row.userId)?.nickname ?? null),
    })),
  }
}

async function authorsOf(work: Work, { userId }: BoundSession, rows: readonly Lead[]) {
  const others = [...new Set(rows.map((row) => row.userId))].filter((one) => one !== userId)
  if (others.length === 0 || !isAnswered(work, userNames)) return new Map<string, { nickname: string }>()
  return ask(work, userNames)(work, others)
}

export const detail = async (work: Work, session: BoundSession, { leadNo }: In<Detail>): Promise<Out<Detail>> =>
  detailView(work, session, seen(session, await leads.own(work, session, await idOf(work, session, leadNo))))

/** E-M-12. */
export async function cancel(work: Work, session: BoundSession, input: In<Cancel>): Promise<Out<Cancel>> {
  const row = await locked(work, session, input.leadNo)
  refuseIf(moveProblem(row, 'CANCEL'))
  const cancelReason = input.reason?.trim() || null
  const { state } = await leads.move(work, row, 'CANCEL', session.userId, { set: { cancelReason } })
  return { status: state }
}

/** E-M-15. */
export async function supplement(work: Work, session: BoundSession, input: In<Supplement>): Promise<Out<Supplement>> {
  const row = await ownLocked(work, session, input.leadNo)
  refuseIf(supplementProblem(row))
  const imageIds = [...(input.images ?? [])]
  await use(work, session.userId, imageIds, `LEAD:${row.bp}`)
  await leads.write(work, row, { supplements: row.supplements + 1 })
  const operator = await nameOf(work, session.userId)
  return { followId: await say(work, row, { type: 'customer', operator, content: input.content.trim(), imageIds }) }
}

/** The quote of a locked lead; what is wrong with the act is refused. */
async function quoteTo(work: Work, row: Lead, quoteNo: string, event: 'ACCEPT' | 'REJECT'): Promise<Quote> {
  const quote = (await quotesOf(work.db, row)).find((one) => one.quoteNo === quoteNo)
  refuseIf(quoteProblem(row, quote, work.clock.today(), event))
  return ownOr2902(quote)
}

/** E-M-16: of two at once the second finds the quote settled. A coupon is used in the same transaction, or refused E1015. */
export async function accept(work: Work, session: BoundSession, input: In<Accept>): Promise<Out<Accept>> {
  const row = await locked(work, session, input.leadNo)
  const { totalAmount } = await quoteTo(work, row, input.quoteNo, 'ACCEPT')
  const discount = await couponTaken(work, session, row, { couponCode: input.couponCode, total: totalAmount })
  const { state } = await leads.move(work, row, 'ACCEPT', session.userId)
  return { status: state, payable: payableOf(totalAmount, discount) }
}

/** What the coupon takes off, written on the open quote. Coupons are for what the mall offers: gas has its tariff. */
async function couponTaken(
  work: Work,
  { userId: by }: BoundSession,
  lead: Lead,
  { couponCode, total }: { couponCode: string | undefined; total: Money },
): Promise<Money> {
  if (couponCode === undefined) return ZERO_MONEY
  if (lead.targetType !== 'product') throw new Refusal('E1015')
  const discount = await useCoupon(work, lead, { couponCode, total, by })
  await changeOpenQuote(work.db, lead, { couponCode, discount })
  return discount
}

/** E-M-17. */
export async function reject(work: Work, session: BoundSession, input: In<Reject>): Promise<Out<Reject>> {
  const row = await locked(work, session, input.leadNo)
  await quoteTo(work, row, input.quoteNo, 'REJECT')
  const rejectReason = [rejectReasons[input.reason], input.text?.trim()].filter(Boolean).join('：')
  await changeOpenQuote(work.db, row, { status: 'rejected', rejectReason, updatedAt: work.clock.iso() })
  const { state } = await leads.move(work, row, 'REJECT', session.userId)
  await say(work, row, { type: 'system', content: `客户未接受报价：${rejectReason}` })
  return { status: state }
}

/** E-M-18: what was bad becomes a complaint that staff answer. */
export async function evaluate(work: Work, session: BoundSession, input: In<Evaluate>): Promise<Out<Evaluate>> {
  const row = await ownLocked(work, session, input.leadNo)
  refuseIf(ratingProblem(row, input, work.clock.today()))
  const { score, scoreTags, scoreText } = input
  const text = scoreText.trim()
  await leads.write(work, row, { score, scoreTags: [...scoreTags], scoreTextEnc: sealText(work, text) })
  if (score <= 2)
    await fileTicket(work, row, {
      subtype: 'T_SERVICE',
      title: '满意度回访',
      contact: { name: openOr(work, row.contactNameEnc), phone: openOr(work, row.contactPhoneEnc) },
      description: `咨询单${row.leadNo}（${row.targetName}）评价${score}星：${text}`,
    })
  return { score }
}

/** The adviser to call now (E-M-14). */
export async function adviser(work: Work, session: BoundSession): Promise<Out<Adviser>> {
  const { name, phone } = await adviserOf(work, session)
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, 1))
  return { adviserName: name, adviserPhone: phone, avatar: null, onDuty: isOnDuty(work.clock.iso(), isWorkday) }
}
