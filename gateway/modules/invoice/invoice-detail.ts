import type { In, Out } from '@contract'
import { amountInCapitals } from '@domain/amount-capitals'
import { subtractMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { filesOf } from './documents'
import { invoiceRow, redRow } from './invoice-view'
import { mailRow } from './mails'
import { nameIn, namesOf } from './people'
import { leftLines, redHint, redLines, siblingsOf } from './red'
import { applyOfRed, findApply } from './repo/applies'
import { findInvoice, findInvoices, invoicesOfApply, linesOf, redsOfBlue, sharesOf } from './repo/invoices'
import { findItem, findItems, invoiceIdsOf } from './repo/items'
import { mailsAbout } from './repo/mails'
import { findRed, redsOf, redsOfGroup } from './repo/reds'
import { proofsOf } from './titles'
import { tradeRows } from './trade-view'
import type { Invoice, Red } from './types'
import { InvoiceLine } from '@contract/invoice/invoices'
import { shape } from '../../http/shape'
import { openParty } from '../../secret'

type Detail = Out<'default GET /crmgas/invoice/invoiceDetail'>

/** Call 120. */
export async function invoiceDetail(work: Work, session: BoundSession, invoiceId: string): Promise<Detail> {
  const { bp } = session
  const invoice = await findInvoice(work.db, bp, invoiceId)
  if (!invoice) throw new Refusal('2656')
  const lines = await leftLines(work, invoice)
  const shares = await sharesOf(work.db, bp, [invoiceId])
  const reds = await redsOf(work.db, bp, [invoice.blueInvoiceId ?? invoiceId])
  const blue = invoice.blueInvoiceId === null ? undefined : await findInvoice(work.db, bp, invoice.blueInvoiceId)
  const hint = redHint(invoice)
  const mayRed = session.isMaster || session.models.includes('INVOICE_RED')
  const open = reds.find(({ status }) => ['R0', '01', '02', '04'].includes(status))
  return {
    ...invoiceRow(invoice),
    amountUpper: amountInCapitals(invoice.grossAmount),
    buyer: openParty(work, invoice.buyer),
    seller: invoice.seller,
    drawer: invoice.drawer,
    remark: invoice.remark,
    useStatus: invoice.useStatus,
    lines: lines.map((line) =>
      shape(InvoiceLine.properties, line, { leftGross: invoice.color === 'RED' ? '0.00' : line.leftGross }),
    ),
    leftAmount: invoice.color === 'RED' ? '0.00' : subtractMoney(invoice.grossAmount, invoice.redAmount),
    files: filesOf(work, invoice, lines.length),
    items: await tradeRows(
      work,
      session,
      await findItems(work.db, bp, [...new Set(shares.map(({ itemId }) => itemId))]),
    ),
    reds: reds.map(redRow),
    redInvoices: (await redsOfBlue(work.db, bp, invoiceId)).map(invoiceRow),
    blueInvoice: blue ? invoiceRow(blue) : null,
    mails: (await mailsAbout(work.db, bp, [invoiceId])).map((mail) => mailRow(work, mail)),
    canRed: mayRed && hint === null,
    redHint: mayRed ? hint : null,
    canReissue: mayRed && hint === null && invoice.status === 'N1',
    siblings:
      mayRed && hint === null && invoice.status === 'N1' ? (await siblingsOf(work, invoice)).map(asSibling) : [],
    openRedId: invoice.color === 'BLUE' ? (open?.redId ?? null) : null,
  }
}

const asSibling = ({ invoiceId, invoiceNo, grossAmount }: Invoice) => ({ invoiceId, invoiceNo, grossAmount })

type Asked = In<'default GET /crmgas/invoice/getElectronicInvoices'>

/** Call 121: by application, by item or by numbers. */
export async function electronicInvoices(
  work: Work,
  session: BoundSession,
  asked: Asked,
): Promise<Out<'default GET /crmgas/invoice/getElectronicInvoices'>> {
  const found = await chosen(work, session, asked)
  const lines = await linesOf(
    work.db,
    session.bp,
    found.map((one) => one.invoiceId),
  )
  return found.flatMap((invoice) => {
    const files = filesOf(work, invoice, lines.filter((line) => line.invoiceId === invoice.invoiceId).length)
    const { invoiceId, invoiceNo, invoiceType, color, grossAmount, issueTime } = invoice
    return files ? [{ invoiceId, invoiceNo, invoiceType, color, grossAmount, issueTime, ...files }] : []
  })
}

async function chosen(work: Work, { bp }: BoundSession, { applyId, tradeNo, invoiceIds }: Asked) {
  if (applyId !== undefined) {
    if (!(await findApply(work.db, bp, applyId))) throw new Refusal('2655')
    return invoicesOfApply(work.db, bp, applyId)
  }
  if (tradeNo !== undefined) {
    const item = await findItem(work.db, bp, tradeNo)
    if (!item) throw new Refusal('2656')
    const ids = [...new Set((await invoiceIdsOf(work.db, bp, [tradeNo])).map((one) => one.invoiceId))]
    if (ids.length === 0 && item.status === 'I2') throw new Refusal('2657')
    return findInvoices(work.db, bp, ids)
  }
  const ids = [...new Set((invoiceIds ?? '').split(',').filter((one) => one !== ''))]
  const found = await findInvoices(work.db, bp, ids)
  if (ids.length === 0 || found.length < ids.length) throw new Refusal('2656')
  return found
}

/** Call 133. */
export async function redDetail(
  work: Work,
  session: BoundSession,
  redId: string,
): Promise<Out<'default GET /crmgas/invoice/redDetail'>> {
  const { bp } = session
  const red = await findRed(work.db, bp, redId)
  const blue = red && (await findInvoice(work.db, bp, red.blueInvoiceId))
  if (!red || !blue) throw new Refusal('2902')
  const names = await namesOf(work, [red.userId])
  const lines = await linesOf(work.db, bp, [blue.invoiceId])
  const redInvoice = red.redInvoiceId === null ? undefined : await findInvoice(work.db, bp, red.redInvoiceId)
  const remain = red.status === '02' && red.buyerDeadline !== null ? secondsTo(work, red.buyerDeadline) : null
  const isIssued = red.status === 'RS'
  const apply = await applyOfRed(work.db, bp, red.groupId)
  return {
    ...redRow(red),
    blueInvoiceNo: blue.invoiceNo,
    lines: redLines(lines, red.lines),
    netAmount: red.netAmount,
    taxAmount: red.taxAmount,
    explanation: red.explanation,
    proofs: await proofsOf(work, red.proofFileIds),
    applicant: nameIn(names, red.userId),
    reissue: red.reissue,
    newTitleName: red.newTitle?.name ?? null,
    newInvoiceType: red.newInvoiceType,
    newApplyId: apply?.applyId ?? null,
    newInvoices: apply ? (await invoicesOfApply(work.db, bp, apply.applyId)).map(asSibling) : [],
    group: await groupOf(work, red),
    confirmNo: red.confirmNo,
    buyerDeadline: red.buyerDeadline,
    remainSeconds: remain,
    rejectReason: red.rejectReason,
    redInvoiceNo: redInvoice?.invoiceNo ?? null,
    progress: [
      { step: 'SUBMIT', at: red.createdAt, done: true },
      { step: 'REVIEW', at: red.reviewedAt, done: red.reviewedAt !== null && red.status !== 'R9' },
      ...(red.buyerDeadline === null
        ? []
        : [{ step: 'CONFIRM' as const, at: red.confirmedAt, done: red.confirmedAt !== null }]),
      { step: 'ISSUE', at: isIssued ? red.finishedAt : null, done: isIssued },
      ...(red.reissue
        ? [
            {
              step: 'REISSUE' as const,
              at: apply?.status === 'A2' ? apply.finishedAt : null,
              done: apply?.status === 'A2',
            },
          ]
        : []),
    ],
    canWithdraw: red.status === 'R0' || red.status === '02',
  }
}

/** The forms that were asked for together, in their order. */
async function groupOf(work: Work, { bp, groupId }: Red) {
  const group = await redsOfGroup(work.db, bp, groupId)
  const blues = await findInvoices(
    work.db,
    bp,
    group.map(({ blueInvoiceId }) => blueInvoiceId),
  )
  return group.map(({ redId, blueInvoiceId, grossAmount, status }) => ({
    redId,
    blueInvoiceNo: blues.find(({ invoiceId }) => invoiceId === blueInvoiceId)?.invoiceNo ?? '',
    grossAmount,
    status,
  }))
}

const secondsTo = (work: Work, moment: string): number =>
  Math.max(0, Math.floor((Date.parse(moment) - work.clock.now()) / 1000))
