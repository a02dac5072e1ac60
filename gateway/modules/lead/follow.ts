import { payableOf } from '@domain/coupon'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { updateCase } from '../../db/case-rows'
import { openText, sealText } from '../../secret'
import { ask, isAnswered } from '../../wiring'
import { helpLines, ticketButler } from '../ticket/service'
import { userNames } from '../todo/service'
import { giveBackCoupon } from './coupons'
import { changeOpenQuote, insertFollowUp, quotesOf, type FollowUp, type Lead, type Quote } from './repo'

/* What follows from each move of a lead, in its transaction. */

export interface Said {
  type: FollowUp['type']
  /** Shown name; without one the product itself. */
  operator?: string
  content: string
  imageIds?: readonly string[]
  /** False: a note among staff. */
  visible?: boolean
}

/** Writes a message or an act; returns the row's id. */
export async function say(work: Work, { bp, leadId, companyCode }: Lead, said: Said): Promise<string> {
  const followId = newId(work.clock.now())
  await insertFollowUp(work.db, {
    bp,
    leadId,
    followId,
    companyCode,
    type: said.type,
    operatorNameEnc: sealText(work, said.operator ?? '系统'),
    contentEnc: sealText(work, said.content),
    imageIds: [...(said.imageIds ?? [])],
    visible: said.visible ?? true,
    at: work.clock.iso(),
  })
  return followId
}

/** The name of a user as others read it; '' where no module knows users. */
export async function nameOf(work: Work, userId: string): Promise<string> {
  if (!isAnswered(work, userNames)) return ''
  return (await ask(work, userNames)(work, [userId])).get(userId)?.nickname ?? ''
}

/** E-M-14: the butler of the customer, or the service line of the gas company. */
export async function adviserOf(
  work: Work,
  of: { bp: string; companyCode: string },
): Promise<{ managerId: string | null; name: string; phone: string }> {
  const butler = await ask(work, ticketButler)(work, of)
  if (butler) return butler
  const { companyName, service } = await ask(work, helpLines)(work, of.companyCode)
  return { managerId: null, name: `${companyName}客服`, phone: service }
}

const payable = ({ totalAmount, discount }: Quote): string => formatAmount(payableOf(totalAmount, discount))

const place = { table: 'demandLead', id: 'leadId', column: 'state' } as const

const write = (work: Work, { bp, leadId }: Lead, set: Partial<Lead>): Promise<void> =>
  updateCase(work.db, place, { bp, id: leadId }, { ...set, updatedAt: work.clock.iso() })

/** From now on the promised contact is watched; without staff the lead goes to the customer's own adviser. */
export async function assigned(work: Work, row: Lead): Promise<void> {
  const adviser = row.adviserNameEnc === null ? await adviserOf(work, row) : undefined
  const contactDue = row.firstContactAt === null && !row.overdue ? row.firstContactDueAt : null
  await write(work, row, {
    contactDue,
    ...(adviser && {
      adviserId: adviser.managerId,
      adviserNameEnc: sealText(work, adviser.name),
      adviserPhoneEnc: sealText(work, adviser.phone),
    }),
  })
  const name = adviser?.name ?? (row.adviserNameEnc === null ? '' : openText(work, row.adviserNameEnc))
  await say(work, row, { type: 'system', content: `由${name}为您服务` })
}

/** E-M-13. */
export async function late(work: Work, row: Lead): Promise<void> {
  await write(work, row, { overdue: true, contactDue: null })
  await say(work, row, { type: 'system', content: '已超时，已为您催办' })
}

async function quoteEnded(work: Work, row: Lead, status: Quote['status'], content: string): Promise<void> {
  await changeOpenQuote(work.db, row, { status, updatedAt: work.clock.iso() })
  await write(work, row, { quoteUntil: null })
  await say(work, row, { type: 'system', content })
}

/** The record names the version that was accepted, and the coupon with what is left to pay. */
export async function accepted(work: Work, row: Lead): Promise<void> {
  const open = (await quotesOf(work.db, row)).find(({ status }) => status === 'open')
  const which = open ? ` ${open.quoteNo}（第${open.version}版）` : ''
  const paid = open?.couponCode != null ? `，优惠券抵${formatAmount(open.discount)}元，应付${payable(open)}元` : ''
  await quoteEnded(work, row, 'accepted', `客户已接受报价${which}${paid}`)
}

export const expired = (work: Work, row: Lead): Promise<void> => quoteEnded(work, row, 'expired', '报价已过期')

/** The reason of the rejection is in the quote already. */
export const rejected = (work: Work, row: Lead): Promise<void> => write(work, row, { quoteUntil: null })

export const finished = async (work: Work, row: Lead): Promise<void> => {
  await write(work, row, { completedAt: work.clock.iso() })
  await say(work, row, { type: 'system', content: '服务已完成' })
}

/** A lead that ends takes its open quote with it. */
const ended = (content: (row: Lead) => string) => (work: Work, row: Lead) =>
  quoteEnded(work, row, 'expired', content(row))

const endedByStaff = ended(({ closeReason }) => `已关闭：${closeReason ?? ''}`)

/** The coupon of an accepted quote that comes to nothing goes back to the customer (E-M-16). */
export async function closed(work: Work, row: Lead): Promise<void> {
  await endedByStaff(work, row)
  const accepted = (await quotesOf(work.db, row)).find(({ status }) => status === 'accepted')
  if (accepted?.couponCode != null) await giveBackCoupon(work, row.bp, accepted.couponCode)
}

export const cancelled = ended(({ cancelReason }) => `客户取消咨询${cancelReason === null ? '' : `：${cancelReason}`}`)
