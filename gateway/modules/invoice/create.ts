import type { In, Out } from '@contract'
import { monthOf, toMillis } from '@domain/date'
import { addMoney, compareMoney } from '@domain/money'
import { isEmail, isPhone } from '@domain/validate'
import type { QueueReason } from '@domain/statuses/invoice-apply'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { done, openAbout } from '../todo/service'
import { issueKind } from './issue'
import { whenQueued } from './queue-times'
import { corrections, endPick } from './pick'
import { partyOf, planOf, printedRemark, titleFor } from './plan'
import { applyOfPick, findApply, insertApply } from './repo/applies'
import { findItems, lockItems, lockOpenItems } from './repo/items'
import { findPick, lockPick } from './repo/picks'
import { lockQuota } from './repo/sellers'
import { lockTitles } from './repo/titles'
import type { Piece } from './rules/compose'
import { isMonthEnd } from './rules/dates'
import { mailAddressOf } from './rules/mails'
import { passesTaxCheck, sumTaxed } from './rules/tax'
import { itemMachine, pickMachine } from './states'
import type { AccountKey, Apply, Item, Party, Seller } from './types'
import { sealParty, sealText } from '../../secret'

type Input = In<'default POST /crmgas/invoice/createInvoiceV2'>
type Answer = Out<'default POST /crmgas/invoice/createInvoiceV2'>

/**
 * Call 116: applies for the picked items, with corrections since (2603 names them). The items are locked before the pick, as everywhere
 * (pitfall C 9.19).
 */
export async function createInvoice(ctx: Ctx<BoundSession>, input: Input): Promise<Answer> {
  const { session } = ctx
  const seen = await findPick(ctx.db, session.bp, input.pickId)
  if (!seen || seen.userId !== session.userId) throw new Refusal('2653')
  const open = await lockOpenItems(ctx.db, session.bp)
  const held = await lockItems(ctx.db, session.bp, seen.itemIds)
  const pick = await lockPick(ctx.db, session.bp, input.pickId)
  const before = pick?.status === 'USED' ? await applyOfPick(ctx.db, session.bp, input.pickId) : undefined
  if (before) {
    ctx.succeedAs('5006')
    return answerOf(before)
  }
  if (pick?.status !== 'HELD' || toMillis(pick.expireAt) <= ctx.clock.now()) throw new Refusal('2653')
  if (held.some((item) => item.status !== 'I1' || item.pickId !== pick.pickId)) throw new Refusal('2652')
  const added = corrections(open, held)
  const emails = emailsOf(input.emails)
  const receiverPhone = phoneOf(input.receiverPhone)
  await lockTitles(ctx, session.bp)
  const { seller, pieces } = await planOf(ctx, session, [...held, ...added], input.mergeMode)
  if (!pieces) throw new Refusal('2602')
  const title = await titleFor(ctx, session, { titleId: input.titleId, invoiceType: input.invoiceType }, seller)
  const { grossAmount } = sumTaxed(pieces)
  if (compareMoney(grossAmount, input.grossTotal) !== 0)
    throw new Refusal('2603', { data: { grossTotal: grossAmount } })
  const apply = await saveApply(ctx, session, {
    items: [...held, ...(await inHand(ctx, added))],
    pieces,
    seller,
    emails,
    receiverPhone,
    userId: session.userId,
    pickId: pick.pickId,
    titleId: title.titleId,
    title: partyOf(title),
    invoiceType: input.invoiceType,
    mergeMode: input.mergeMode,
    showBuyerExtra: input.showBuyerExtra === '1' || input.invoiceType === '81',
    remark: (input.remark ?? '').trim(),
    sourceEntry: input.sourceEntry,
    redId: null,
  })
  await transition(ctx, pickMachine, pick, 'SUBMIT')
  ctx.succeedAs('5005')
  return answerOf(apply)
}

/** Items that the user has not picked: corrections that came after the pick, and what is issued again. */
export async function inHand(work: Work, items: readonly Item[]): Promise<Item[]> {
  const picked = []
  for (const item of items) picked.push({ ...item, status: await transition(work, itemMachine, item, 'PICK') })
  return picked
}

const answerOf = ({ applyId, status, queueReason, invoiceCount }: Apply): Answer => ({
  applyId,
  status,
  queueReason,
  invoiceCount,
})

/** IV-22: one spelling of each address, no address twice. */
function emailsOf(typed: readonly string[]): string[] {
  const emails = [...new Set(typed.map(mailAddressOf).filter((one) => one !== ''))]
  if (!emails.every(isEmail)) throw new Refusal('2610', { data: { field: 'emails' } })
  return emails
}

function phoneOf(typed: string | undefined): string | null {
  const phone = (typed ?? '').trim()
  if (phone !== '' && !isPhone(phone)) throw badField('receiverPhone', '请填写正确的手机号')
  return phone === '' ? null : phone
}

interface Wish extends Pick<
  Apply,
  'userId' | 'pickId' | 'titleId' | 'invoiceType' | 'mergeMode' | 'showBuyerExtra' | 'remark' | 'sourceEntry' | 'redId'
> {
  items: readonly Item[]
  pieces: readonly Piece[]
  seller: Seller
  title: Party
  emails: readonly string[]
  receiverPhone: string | null
}

/** The application with what it asks for, its items in it; it begins at once or waits for the books or the quota (IV-12, IV-13). */
export async function saveApply(
  work: Work,
  key: AccountKey,
  wish: Wish,
  { start = true }: { start?: boolean } = {},
): Promise<Apply> {
  const { items, pieces, seller, title, emails, receiverPhone, ...asked } = wish
  if (!pieces.every((piece) => passesTaxCheck(piece.lines)))
    throw new Error('the tax platform would refuse these lines')
  const now = work.clock.iso()
  const sums = sumTaxed(pieces)
  const applyId = `FP${now.slice(0, 10).replaceAll('-', '')}${String(await nextNo(work.db, 'seq_invoice_apply')).padStart(8, '0')}`
  const queueReason = await queueFor(work, seller, sums.netAmount)
  const apply = {
    bp: key.bp,
    companyCode: key.companyCode,
    applyId,
    ...asked,
    title: sealParty(work, title),
    emails: emails.map((one) => sealText(work, one)),
    receiverPhone: receiverPhone === null ? null : sealText(work, receiverPhone),
    itemIds: items.map(({ itemId }) => itemId),
    grossTotal: sums.grossAmount,
    netTotal: sums.netAmount,
    taxTotal: sums.taxAmount,
    invoiceCount: pieces.length,
    status: queueReason === null ? ('A0' as const) : ('A4' as const),
    failReason: null,
    retryCount: 0,
    askCount: 0,
    quotaMonth: null,
    queueReason,
    nextTryAt: whenQueued(work, queueReason) ?? now,
    submittedAt: now,
    takenAt: null,
    finishedAt: null,
    updatedAt: now,
  }
  await insertApply(
    work.db,
    { ...apply, title: jsonb(apply.title) },
    pieces.map((piece, index) => ({
      bp: key.bp,
      applyId,
      pieceNo: index + 1,
      goodsGroup: piece.goodsGroup,
      lines: jsonb(piece.lines),
      grossAmount: piece.grossAmount,
      netAmount: piece.netAmount,
      taxAmount: piece.taxAmount,
      remark: printedRemark(key.bp, piece, items, asked.remark),
    })),
  )
  for (const item of items) await transition(work, itemMachine, item, 'SUBMIT', { set: { applyId, pickId: null } })
  await endFailed(work, key.bp)
  if (start && queueReason === null) await enqueue(work, issueKind, applyId, { bp: key.bp, applyId })
  return apply
}

/** An application that failed needs no attention once nothing of it waits any more. */
async function endFailed(work: Work, bp: string): Promise<void> {
  for (const applyId of await openAbout(work, bp, 'INVOICE_FAILED')) {
    const failed = await findApply(work.db, bp, applyId)
    const items = await findItems(work.db, bp, failed?.itemIds ?? [])
    if (!items.some(({ status }) => status === 'I0' || status === 'I1')) await done(work, 'INVOICE_FAILED', applyId, bp)
  }
}

/** Why an application has to wait now; null where it begins. */
async function queueFor(work: Work, seller: Seller, net: string): Promise<QueueReason | null> {
  if (isMonthEnd(work.clock.now())) return 'MONTH_END'
  const used = await lockQuota(work.db, seller.companyCode, monthOf(work.clock.today()))
  return compareMoney(addMoney(used, net), seller.monthQuotaNet) > 0 ? 'QUOTA' : null
}

export async function expirePick(work: Work, key: { bp: string; pickId: string }): Promise<void> {
  const pick = await findPick(work.db, key.bp, key.pickId)
  if (pick && toMillis(pick.expireAt) <= work.clock.now()) await endPick(work, pick, 'EXPIRE')
}
