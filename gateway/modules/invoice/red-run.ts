import { Type } from '@sinclair/typebox'
import { HOUR, MINUTE, monthOf, dateOf, toMillis } from '@domain/date'
import { addMoney, compareMoney, formatAmount, isZeroMoney, negateMoney } from '@domain/money'
import { jsonb } from '../../db/connect'
import type { JobCtx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import type { Issued, RedForm, RedRequest } from '../../ports/einvoice'
import { ProviderBusy } from '../../ports/einvoice/busy'
import { transition } from '../../states'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { publish } from '../message/service'
import { drop, upsert } from '../todo/service'
import { noteOnBills } from './derive'
import { deriveSoon } from './derive-soon'
import { orItsError } from './platform'
import { freeInvoice, leftLines, needsBuyer } from './red'
import { reissueSoon } from './reissue'
import { findInvoice, insertInvoice, linesOf, lockInvoice, redsOfBlue, setInvoice, sharesOf } from './repo/invoices'
import { lockItems, recount } from './repo/items'
import { findRed, lockRed, setRed } from './repo/reds'
import { addQuota, sellerOf } from './repo/sellers'
import { moveReversed } from './reversed-items'
import { leftShares, redShares } from './rules/red'
import { invoiceMachine, redMachine } from './states'
import type { Invoice, Red } from './types'
import { openParty } from '../../secret'

/** The buyer has so long (IR-02). */
const BUYER_HOURS = 72
/** Interval of the queries to the platform while the buyer's answer is open. */
const ASK_EVERY = 10 * MINUTE

/** A form that is under way: made at the platform, asked about, its red invoice kept. */
export const redKind = kind({
  name: 'invoice.red',
  data: Type.Object({ bp: Type.String(), redId: Type.String() }),
  concurrency: 8,
  run: { manual: (ctx, { bp, redId }) => runRed(ctx, bp, redId) },
})

/**
 * Queries a form and carries out what follows from it. A platform that is busy or silent is queried again by the sweep. An error of our
 * own is thrown: its item is retried and ends with an alarm.
 */
export async function runRed(ctx: JobCtx, bp: string, redId: string): Promise<void> {
  const red = await findRed(ctx.db, bp, redId)
  const invoice = red && (await findInvoice(ctx.db, bp, red.blueInvoiceId))
  if (!red || !invoice) return
  const isUnderWay = red.status === '01' || red.status === '02' || red.status === '04'
  if (!isUnderWay) return red.status === '08' || red.status === '07' ? reportWithdrawn(ctx, red) : undefined
  await ctx.transaction((work) => setRed(work.db, red, { nextAskAt: isoOf(work.clock.now() + ASK_EVERY) }))
  const request = await requestOf(ctx, red, invoice)
  const form = await orItsError(formAt(ctx, red, request))
  if (form instanceof Error) return warnOf(ctx, redId, form)
  await ctx.transaction((work) => follow(work, bp, redId, form))
  const now = await findRed(ctx.db, bp, redId)
  // Withdrawn by the customer while the platform made the form.
  if (now?.status === '08' && form.state !== '08') return reportWithdrawn(ctx, now)
  if (now?.status !== '01' && now?.status !== '04') return
  const answer = await orItsError(ctx.ports.einvoice.issueRed({ ...request, confirmNo: form.confirmNo }))
  if (answer instanceof Error) return warnOf(ctx, redId, answer)
  if (answer.state === 'ISSUED')
    await ctx.transaction(async (work) => {
      await saveRed(work, bp, redId, answer)
      // Its bill may have been reversed meanwhile.
      await deriveSoon(work, red)
    })
  if (answer.state === 'REFUSED')
    ctx.log.error({ alarm: 'INVOICE', redId, reason: answer.reason }, 'a red invoice was refused')
}

function warnOf(ctx: JobCtx, redId: string, error: Error): void {
  const said =
    error instanceof ProviderBusy ? 'the tax platform is busy' : 'the tax platform gave no answer about a form'
  ctx.log.warn({ err: error, redId }, said)
}

/** Reports to the platform that a form is cancelled; its answer does not matter any more. */
async function reportWithdrawn(ctx: JobCtx, red: Red): Promise<void> {
  if (red.confirmNo !== null) await ctx.ports.einvoice.withdrawRed(red.companyCode, red.redId)
}

async function formAt(ctx: JobCtx, red: Red, request: RedRequest): Promise<RedForm> {
  const known = await ctx.ports.einvoice.queryRed(red.companyCode, red.redId)
  return known ?? ctx.ports.einvoice.createRed(request)
}

async function requestOf(ctx: JobCtx, red: Red, invoice: Invoice): Promise<RedRequest> {
  const seller = await sellerOf(ctx.db, red.companyCode)
  const lines = await linesOf(ctx.db, red.bp, [invoice.invoiceId])
  return {
    companyCode: red.companyCode,
    key: red.redId,
    province: seller?.province ?? '00',
    invoiceType: invoice.invoiceType === '81' ? '81' : '82',
    blueInvoiceNo: invoice.invoiceNo,
    reason: red.reason,
    isWhole: red.mode === 'FULL' && isZeroMoney(invoice.redAmount),
    needsBuyer: needsBuyer(invoice, red.mode),
    seller: invoice.seller,
    buyer: openParty(ctx, invoice.buyer),
    grossAmount: red.grossAmount,
    lines: red.lines.flatMap((part) => {
      const line = lines.find(({ lineNo }) => lineNo === part.lineNo)
      return line ? [{ ...line, ...part, spec: line.spec, blueLineNo: line.lineNo }] : []
    }),
  }
}

/** What the platform says of a form, as far as it is news; after its end, time-out included, nothing is (IR-09). */
async function follow(work: Work, bp: string, redId: string, form: RedForm): Promise<void> {
  const seen = await findRed(work.db, bp, redId)
  const invoice = seen && (await lockInvoice(work.db, bp, seen.blueInvoiceId))
  const red = await lockRed(work.db, bp, redId)
  if (!red || !invoice) return
  if (red.confirmNo === null) await setRed(work.db, red, { confirmNo: form.confirmNo })
  if (red.status !== '02') return
  if (form.state === '04' || form.state === '01') {
    await transition(work, redMachine, red, 'CONFIRM', { set: { confirmedAt: work.clock.iso() } })
    await drop(work, 'RED_CONFIRM', redId, bp)
    return
  }
  const isOver = red.buyerDeadline !== null && toMillis(red.buyerDeadline) <= work.clock.now()
  if (form.state === '05') return end(work, red, invoice, 'DENY', '购方已否认')
  if (form.state === '08') return end(work, red, invoice, 'WITHDRAW', '已撤销')
  if (isOver) await end(work, red, invoice, 'EXPIRE', '购方超时未确认')
}

/** A form that came to nothing. */
export async function end(
  work: Work,
  red: Red,
  invoice: Invoice,
  event: 'DENY' | 'WITHDRAW' | 'EXPIRE' | 'REJECT',
  said: string,
  set: { rejectReason?: string; reviewedAt?: string } = {},
): Promise<void> {
  await transition(work, redMachine, red, event, { set: { ...set, finishedAt: work.clock.iso() }, reason: said })
  await freeInvoice(work, invoice)
  await reissueSoon(work, red)
  await drop(work, 'RED_CONFIRM', red.redId, red.bp)
  await tell(work, red, invoice, said)
  // A time-out is reported to the platform too.
  if (event === 'EXPIRE') await enqueue(work, redKind, red.redId, { bp: red.bp, redId: red.redId })
}

const detailRoute = (invoiceId: string): string => `/pages/invoice/invoice-detail?invoiceId=${invoiceId}`

const tell = (work: Work, red: Red, invoice: Invoice, result: string): Promise<void> =>
  publish(work, {
    bp: red.bp,
    companyCode: red.companyCode,
    audience: 'USER',
    userIds: [red.userId],
    templateCode: 'RED_RESULT',
    params: { invoiceNo: invoice.invoiceNo, result },
    route: detailRoute(invoice.invoiceId),
    bizType: 'INVOICE_RED',
    bizId: red.redId,
    dedupeKey: `RED_RESULT|${red.redId}`,
  })

/** IR-02: the buyer's own to-do while the answer is open. */
export const requestConsent = (work: Work, red: Red, invoice: Invoice, dueAt: string): Promise<void> =>
  upsert(work, {
    bp: red.bp,
    companyCode: red.companyCode,
    modelCode: 'INVOICE_RED',
    type: 'RED_CONFIRM',
    bizId: red.redId,
    title: `尾号${invoice.invoiceNo.slice(-4)}的发票红冲待确认`,
    summary: '请在电子税务局确认',
    amount: red.grossAmount,
    dueAt,
    route: detailRoute(invoice.invoiceId),
  })

export const buyerDeadline = (work: Work): string => isoOf(work.clock.now() + BUYER_HOURS * HOUR)

/** The red invoice is out (RS): kept once, its items and bills follow; the new invoice follows the last form of the group. */
export async function saveRed(work: Work, bp: string, redId: string, issued: Issued): Promise<void> {
  const seen = await findRed(work.db, bp, redId)
  if (!seen) return
  const blueShares = await sharesOf(work.db, bp, [seen.blueInvoiceId])
  const itemIds = [...new Set(blueShares.map(({ itemId }) => itemId))]
  await lockItems(work.db, bp, itemIds)
  const blue = await lockInvoice(work.db, bp, seen.blueInvoiceId)
  const red = await lockRed(work.db, bp, redId)
  if (!blue || !red || (red.status !== '01' && red.status !== '04')) return
  const left = await leftLines(work, blue)
  const before = await redsOfBlue(work.db, bp, blue.invoiceId)
  const beforeIds = before.map(({ invoiceId }) => invoiceId)
  const redLinesBefore = await linesOf(work.db, bp, beforeIds)
  const taken = (await sharesOf(work.db, bp, beforeIds)).map((share) => ({
    ...share,
    blueLineNo:
      redLinesBefore.find((line) => line.invoiceId === share.invoiceId && line.lineNo === share.lineNo)?.blueLineNo ??
      null,
  }))
  const invoiceId = newId(work.clock.now())
  const shares = redShares(red.lines, leftShares(blueShares, taken))
  await insertInvoice(
    work.db,
    {
      bp,
      companyCode: blue.companyCode,
      invoiceId,
      applyId: null,
      pieceNo: null,
      invoiceType: blue.invoiceType,
      invoiceCode: null,
      invoiceNo: issued.invoiceNo,
      color: 'RED',
      blueInvoiceId: blue.invoiceId,
      redId,
      seller: jsonb(blue.seller),
      buyer: jsonb(blue.buyer),
      showBuyerExtra: blue.showBuyerExtra,
      drawer: blue.drawer,
      grossAmount: negateMoney(red.grossAmount),
      netAmount: negateMoney(red.netAmount),
      taxAmount: negateMoney(red.taxAmount),
      issueTime: issued.issueTime,
      remark: `对应正数发票号码:${blue.invoiceNo};红字发票信息确认单编号:${red.confirmNo ?? ''}`,
      status: 'N5',
      files: jsonb(issued.files),
      updatedAt: work.clock.iso(),
    },
    turnedLines(red, left, { bp, invoiceId }),
    shares.map(({ lineNo, itemId, grossAmount }) => ({
      bp,
      invoiceId,
      itemId,
      grossAmount,
      lineNo: red.lines.findIndex((part) => part.lineNo === lineNo) + 1,
    })),
  )
  const redAmount = addMoney(blue.redAmount, red.grossAmount)
  const isWhole = compareMoney(redAmount, blue.grossAmount) === 0
  await setInvoice(work.db, blue, { redAmount })
  await transition(work, invoiceMachine, blue, isWhole ? 'RED_WHOLE' : 'RED_PART')
  const done = { redInvoiceId: invoiceId, finishedAt: work.clock.iso() }
  await transition(work, redMachine, red, 'ISSUE', { set: done })
  // IV-13: only within the month of the blue invoice.
  if (monthOf(dateOf(blue.issueTime)) === monthOf(dateOf(issued.issueTime)))
    await addQuota(work.db, blue.companyCode, monthOf(dateOf(blue.issueTime)), negateMoney(red.netAmount))
  const items = await recount(work.db, bp, itemIds)
  await moveReversed(work, red.reason, items)
  await noteOnBills(work, blue, await lockItems(work.db, bp, itemIds))
  await tell(work, red, blue, `成功，金额${formatAmount(red.grossAmount)}元`)
  await reissueSoon(work, red)
}

/** Lines of a red invoice: the parts that are taken back, of the blue lines `left`, with their sign turned. */
const turnedLines = (
  red: Pick<Red, 'lines'>,
  left: Awaited<ReturnType<typeof leftLines>>,
  key: { bp: string; invoiceId: string },
) =>
  red.lines.flatMap((part, index) => {
    const line = left.find(({ lineNo }) => lineNo === part.lineNo)
    if (!line) return []
    const { goodsName, spec, unit, unitPrice, taxRate, taxCode, isDiscount } = line
    return [
      {
        ...key,
        lineNo: index + 1,
        goodsName,
        spec,
        unit,
        taxRate,
        taxCode,
        isDiscount,
        quantity: part.quantity === null ? null : `-${part.quantity}`,
        unitPrice: part.quantity === null ? null : unitPrice,
        netAmount: negateMoney(part.netAmount),
        taxAmount: negateMoney(part.taxAmount),
        grossAmount: negateMoney(part.grossAmount),
        blueLineNo: part.lineNo,
      },
    ]
  })
