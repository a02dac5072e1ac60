import { Type } from '@sinclair/typebox'
import { DAY, MINUTE, SECOND, monthOf, toMillis } from '@domain/date'
import { addMoney, compareMoney, formatAmount, isZeroMoney, negateMoney } from '@domain/money'
import type { JobCtx, Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import type { IssueAnswer } from '../../ports/einvoice'
import { ProviderBusy } from '../../ports/einvoice/busy'
import { SwitchedOff } from '../../ports/switched-off'
import { openText } from '../../secret'
import { transition } from '../../states'
import { kind } from '../../work/kinds'
import { customerOf } from '../membership/service'
import { publish, sendSms } from '../message/service'
import { notify } from '../notice/service'
import { drop } from '../todo/service'
import { whenQueued } from './queue-times'
import { noteOnBills } from './derive'
import { deriveSoon } from './derive-soon'
import { sendIssued } from './mails'
import { keyOfPiece, requestOf } from './issue-request'
import { orItsError } from './platform'
import { recordIssued } from './record'
import { endApplyItems, findApply, lockApply, piecesOf, setApply, setPiece } from './repo/applies'
import { findInvoices } from './repo/invoices'
import { invoiceIdsOf, lockItems, recount } from './repo/items'
import { redsOf } from './repo/reds'
import { addQuota, lockQuota, sellerOf } from './repo/sellers'
import { moveReversed } from './reversed-items'
import { isMonthEnd } from './rules/dates'
import { openOf } from './rules/items'
import { applyMachine, itemMachine } from './states'
import type { Apply, Item, PieceRow, Seller } from './types'

const key = Type.Object({ bp: Type.String(), applyId: Type.String() })

/** Issues what an application asks for, piece by piece; waits for the tax platform between transactions (IV-17). */
export const issueKind = kind({
  name: 'invoice.issue',
  data: key,
  concurrency: 8,
  run: { manual: (ctx, { bp, applyId }) => issueApply(ctx, bp, applyId) },
})

/** Minutes to the next try after each failure. */
const RETRIES = [1, 5, 30, 120, 360]
/** Minutes to the next look while the platform is switched off, which is no try. */
const OFF_WAIT = 60
/** Seconds to the next question about what is being issued. */
const ASKS = [2, 5, 15, 60, 600]
/** An application under way is checked again after this time, in case its process has died. */
const STALE = 10 * MINUTE
/** What is being issued for so long is not issued without a person. */
const LONG = DAY
const PARKED = '部分发票开具异常，客服正在处理'
const SILENT = '税务平台长时间无应答，客服正在处理，恢复后将自动开具'

export async function issueApply(ctx: JobCtx, bp: string, applyId: string): Promise<void> {
  const taken = await ctx.transaction((work) => take(work, bp, applyId))
  if (!taken) return
  const { apply, seller } = taken
  for (const piece of await piecesOf(ctx.db, bp, applyId)) {
    if (piece.invoiceId !== null) continue
    const outcome = await askFor(ctx, apply, seller, piece)
    if (outcome instanceof Error) return void (await ctx.transaction((work) => putOff(work, apply, outcome)))
    if (outcome.state === 'PENDING') return void (await ctx.transaction((work) => askAgain(work, apply, piece.askedAt)))
    if (outcome.state === 'REFUSED')
      return void (await ctx.transaction((work) => giveUp(work, bp, applyId, outcome.reason)))
    await ctx.transaction((work) => recordIssued(work, apply, seller, piece, outcome))
  }
  await ctx.transaction((work) => finish(work, bp, applyId))
}

/** The application is this process's; null where there is nothing to do, or it has to wait for the books or the quota. */
async function take(work: Work, bp: string, applyId: string): Promise<{ apply: Apply; seller: Seller } | null> {
  const seen = await lockApply(work.db, bp, applyId)
  if (!seen || !['A0', 'A1', 'A4'].includes(seen.status)) return null
  const seller = await sellerOf(work.db, seen.companyCode)
  if (!seller) throw new Error(`company ${seen.companyCode} sells without a profile`)
  const apply = { ...seen }
  if (seen.quotaMonth === null) {
    const queued = await waitReason(work, seen, seller)
    if (queued !== null) {
      if (seen.status === 'A0') await transition(work, applyMachine, seen, 'QUEUE', { set: { queueReason: queued } })
      await setApply(work.db, seen, { nextTryAt: whenQueued(work, queued), queueReason: queued, failReason: null })
      return null
    }
    apply.quotaMonth = monthOf(work.clock.today())
    await addQuota(work.db, seller.companyCode, apply.quotaMonth, seen.netTotal)
  }
  if (apply.status === 'A4')
    apply.status = await transition(work, applyMachine, { ...seen, status: 'A4' }, 'WAKE', {
      set: { queueReason: null },
    })
  if (apply.status === 'A0')
    apply.status = await transition(work, applyMachine, { ...seen, status: 'A0' }, 'TAKE', {
      set: { takenAt: seen.takenAt ?? work.clock.iso() },
    })
  const nextTryAt = isoOf(work.clock.now() + STALE)
  await setApply(work.db, seen, { quotaMonth: apply.quotaMonth, nextTryAt })
  return { apply, seller }
}

async function waitReason(work: Work, apply: Apply, seller: Seller): Promise<Apply['queueReason']> {
  if (isMonthEnd(work.clock.now())) return 'MONTH_END'
  const used = await lockQuota(work.db, seller.companyCode, monthOf(work.clock.today()))
  return compareMoney(addMoney(used, apply.netTotal), seller.monthQuotaNet) > 0 ? 'QUOTA' : null
}

/**
 * IV-17: a piece that the platform may have issued is queried before it is requested. Answers the error of a platform that is silent or
 * busy; an error of our own is thrown, so that its item is retried and ends with an alarm.
 */
async function askFor(ctx: JobCtx, apply: Apply, seller: Seller, piece: PieceRow): Promise<IssueAnswer | Error> {
  const { einvoice } = ctx.ports
  if (piece.askedAt !== null) {
    const known = await orItsError(einvoice.query(apply.companyCode, keyOfPiece(piece)))
    if (known) return known
  }
  const request = requestOf(ctx, apply, seller, piece)
  await ctx.transaction((work) => setPiece(work.db, piece, { askedAt: work.clock.iso() }))
  const answer = await orItsError(einvoice.issue(request))
  // A platform that is busy has taken nothing of what it was requested for the first time.
  if ((answer instanceof ProviderBusy || answer instanceof SwitchedOff) && piece.askedAt === null)
    await ctx.transaction((work) => setPiece(work.db, piece, { askedAt: null }))
  return answer
}

/** `since`: when the piece was requested; null: just now. One that is being issued for too long needs a person (C 3.8). */
async function askAgain(work: Work, seen: Apply, since: string | null): Promise<void> {
  const apply = await lockApply(work.db, seen.bp, seen.applyId)
  if (apply?.status !== 'A1') return
  if (since !== null && work.clock.now() - toMillis(since) >= LONG) return stuck(work, apply, SILENT)
  const wait = (ASKS[Math.min(apply.askCount, ASKS.length - 1)] ?? 600) * SECOND
  await setApply(work.db, apply, {
    askCount: apply.askCount + 1,
    failReason: null,
    nextTryAt: isoOf(work.clock.now() + wait),
  })
}

/** Asked about every six hours from now on; one alarm. */
async function stuck(work: Work, apply: Apply, said: string): Promise<void> {
  if (apply.failReason !== said) work.log.error({ alarm: 'INVOICE', applyId: apply.applyId }, 'an application is stuck')
  const nextTryAt = isoOf(work.clock.now() + (RETRIES.at(-1) ?? 360) * MINUTE)
  await setApply(work.db, apply, { failReason: said, nextTryAt })
}

/**
 * The result is unknown, or the platform does not answer: the application records it and is tried again, from its beginning while no
 * invoice is out. After the last try it fails only where the platform has answered that it does not know the application; otherwise it
 * stays, with an alarm (C 3.8).
 */
async function putOff(work: Work, seen: Apply, error: Error): Promise<void> {
  const apply = await lockApply(work.db, seen.bp, seen.applyId)
  if (apply?.status !== 'A1') return
  const isOff = error instanceof SwitchedOff
  if (!isOff) work.log.warn({ err: error, applyId: apply.applyId }, 'the tax platform gives no invoice')
  const wait = isOff ? OFF_WAIT : RETRIES[apply.retryCount]
  const pieces = await piecesOf(work.db, apply.bp, apply.applyId)
  const isOut = pieces.some(({ invoiceId }) => invoiceId !== null)
  const isUnknown = pieces.some(({ askedAt, invoiceId }) => askedAt !== null && invoiceId === null)
  if (wait === undefined) {
    if (!isOut && !isUnknown) return giveUp(work, apply.bp, apply.applyId, reasonOf(error))
    return stuck(work, apply, isOut ? PARKED : SILENT)
  }
  // What the platform never had asks for the books and the quota of its next try: that may be in another month (IV-12, IV-13).
  const isFree = !isOut && !isUnknown
  if (isFree) await returnQuota(work, apply)
  await setApply(work.db, apply, {
    ...(isOff
      ? { failReason: null }
      : { retryCount: apply.retryCount + 1, failReason: `${reasonOf(error)}，系统将自动重试` }),
    nextTryAt: isoOf(work.clock.now() + wait * MINUTE),
    ...(isFree && { quotaMonth: null }),
  })
  if (!isOut) await transition(work, applyMachine, apply, 'RETRY')
}

const reasonOf = (error: Error): string => (error instanceof ProviderBusy ? error.message : '税务平台暂时无法连接')

/** The platform refuses: the items wait again, and the applicant is notified (A3). With invoices out it stays, with an alarm. */
async function giveUp(work: Work, bp: string, applyId: string, reason: string): Promise<void> {
  const seen = await findApply(work.db, bp, applyId)
  if (!seen) return
  const items = await lockItems(work.db, bp, seen.itemIds)
  const apply = await lockApply(work.db, bp, applyId)
  if (apply?.status !== 'A1') return
  const pieces = await piecesOf(work.db, bp, applyId)
  if (pieces.some(({ invoiceId }) => invoiceId !== null)) {
    work.log.error({ alarm: 'INVOICE', applyId, reason }, 'a part of an application was refused')
    return setApply(work.db, apply, { failReason: PARKED, nextTryAt: isoOf(work.clock.now() + 360 * MINUTE) })
  }
  for (const item of items)
    if (item.status === 'I2') await transition(work, itemMachine, item, 'DROP', { set: { applyId: null } })
  await endApplyItems(work.db, bp, apply.itemIds)
  await returnQuota(work, apply)
  await deriveSoon(work, apply)
  const set = { failReason: reason, finishedAt: work.clock.iso(), nextTryAt: null }
  await transition(work, applyMachine, apply, 'FAIL', { set, reason })
  await notifyFailed(work, apply, reason)
}

export async function returnQuota(work: Work, apply: Apply): Promise<void> {
  if (apply.quotaMonth !== null)
    await addQuota(work.db, apply.companyCode, apply.quotaMonth, negateMoney(apply.netTotal))
}

const routeOf = (applyId: string): string => `/subPagesB/pages/applyForInvoice/invoiceDetails?applyId=${applyId}`

async function notifyFailed(work: Work, apply: Apply, reason: string): Promise<void> {
  const { bp, companyCode, applyId, userId } = apply
  const about = { route: routeOf(applyId), bizType: 'INVOICE_APPLY', bizId: applyId }
  await notify(
    work,
    { bp, companyCode, audience: 'USER', userId, ...about },
    {
      message: { templateCode: 'INVOICE_FAILED', params: { reason }, dedupeKey: `INVOICE_FAILED|${applyId}` },
      todo: {
        type: 'INVOICE_FAILED',
        title: `${apply.title.name}开票失败`,
        summary: reason,
        amount: apply.grossTotal,
      },
    },
  )
}

/** Every piece is issued: the items are invoiced, the mails are sent, the applicant is notified. */
async function finish(work: Work, bp: string, applyId: string): Promise<void> {
  const seen = await findApply(work.db, bp, applyId)
  if (!seen) return
  await lockItems(work.db, bp, seen.itemIds)
  const apply = await lockApply(work.db, bp, applyId)
  if (apply?.status !== 'A1') return
  const pieces = await piecesOf(work.db, bp, applyId)
  const invoiceIds = pieces.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]))
  if (invoiceIds.length < pieces.length) return
  await settleIssued(work, { ...apply, status: 'A1' })
  await deriveSoon(work, apply)
  await sendIssued(work, apply, invoiceIds)
  await drop(work, 'INVOICE_FAILED', applyId, bp)
  const { companyCode, userId, grossTotal } = apply
  const params = { invoiceNo: await firstNumber(work, bp, invoiceIds), amount: formatAmount(grossTotal) }
  await publish(work, {
    bp,
    companyCode,
    audience: 'USER',
    userIds: [userId],
    templateCode: 'INVOICE_DONE',
    params,
    route: routeOf(applyId),
    bizType: 'INVOICE_APPLY',
    bizId: applyId,
    dedupeKey: `INVOICE_DONE|${applyId}`,
  })
  await notifyReceiver(work, apply, params)
}

/**
 * IV-21: the phone that the form names need not be a user's: it gets no message, only the SMS. That names the customer as the gas company
 * has it on file: what a user types, such as the name of the buyer, does not go to strangers in the company's name.
 */
async function notifyReceiver(
  work: Work,
  { receiverPhone, bp, companyCode }: Apply,
  { invoiceNo, amount }: { invoiceNo: string; amount: string },
): Promise<void> {
  if (receiverPhone === null) return
  const customer = await customerOf(work, bp, companyCode)
  const text = `发票${invoiceNo}已开具，金额${amount}元，用气客户${customer?.customerName ?? bp}。`
  await sendSms(work, { companyCode, phone: openText(work, receiverPhone), smsType: 'INVOICE_DONE', text })
}

/** Updates the items and bills of an application after its last invoice is issued (A2). */
export async function settleIssued(work: Work, apply: Apply & { status: 'A1' }): Promise<void> {
  const items = await recount(work.db, apply.bp, apply.itemIds)
  for (const item of items)
    if (item.status === 'I2')
      await reversedMeanwhile(work, { ...item, status: await transition(work, itemMachine, item, 'ISSUE') })
  await noteOnBills(work, apply, items)
  const set = { finishedAt: work.clock.iso(), nextTryAt: null, failReason: null }
  await transition(work, applyMachine, apply, 'DONE', { set })
}

/** One of its invoices was reversed while another of the same application was still to come. */
async function reversedMeanwhile(work: Work, item: Item): Promise<void> {
  if (isZeroMoney(openOf(item))) return
  const invoiceIds = await invoiceIdsOf(work.db, item.bp, [item.itemId])
  const reds = await redsOf(
    work.db,
    item.bp,
    invoiceIds.map(({ invoiceId }) => invoiceId),
  )
  const red = reds.find(({ status }) => status === 'RS')
  if (red) await moveReversed(work, red.reason, [item])
}

async function firstNumber(work: Work, bp: string, invoiceIds: readonly string[]): Promise<string> {
  const [first, ...more] = await findInvoices(work.db, bp, invoiceIds)
  return `${first?.invoiceNo ?? ''}${more.length > 0 ? `等${more.length + 1}张` : ''}`
}
