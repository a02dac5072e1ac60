import type { In, Out } from '@contract'
import { compareMoney, isPositiveMoney, subtractMoney } from '@domain/money'
import { jsonb } from '../../db/connect'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { openTask } from '../desk/service'
import { use } from '../file/service'
import { partyOf, titleFor } from './plan'
import { findInvoice, invoicesOfApply, linesOf, lockInvoices, redsOfBlue, sharesOf } from './repo/invoices'
import { findItems } from './repo/items'
import { insertRed, redsOf } from './repo/reds'
import { sellerOf } from './repo/sellers'
import { leftOf, partRed, wholeRed, type LeftLine } from './rules/red'
import { sumTaxed } from './rules/tax'
import { invoiceMachine } from './states'
import type { Invoice, Red, RedLine } from './types'
import { sealParty } from '../../secret'

type Preview = Out<'default POST /crmgas/invoice/redPreview'>
type Wish = In<'default POST /crmgas/invoice/redPreview'>

const MOST_REDS = 2
const OPEN: readonly Red['status'][] = ['R0', '01', '02', '04']
const DEDUCTED = '该发票已勾选抵扣，红冲后请按确认单税额作进项税额转出'

interface Judged {
  left: LeftLine[]
  lines: RedLine[]
}

/** What is left of each line of an invoice. */
export async function leftLines(work: Work, { bp, invoiceId }: Pick<Invoice, 'bp' | 'invoiceId'>): Promise<LeftLine[]> {
  const reds = await redsOfBlue(work.db, bp, invoiceId)
  const lines = await linesOf(work.db, bp, [invoiceId])
  const taken = await linesOf(
    work.db,
    bp,
    reds.map((red) => red.invoiceId),
  )
  return leftOf(lines, taken)
}

/** IR-01 to IR-06: what would be reversed, or the refusal. Run under the row lock of the invoice where it counts. */
async function judge(work: Work, invoice: Invoice, wish: Wish): Promise<Judged> {
  if (invoice.invoiceType !== '81' && invoice.invoiceType !== '82') throw new Refusal('2614')
  if (invoice.color === 'RED') throw new Refusal('2640')
  if (invoice.status === 'N2') throw new Refusal('2641')
  if (invoice.status !== 'N1' && invoice.status !== 'N4') throw new Refusal('2640')
  if ((await redsOf(work.db, invoice.bp, [invoice.invoiceId])).some(({ status }) => OPEN.includes(status)))
    throw new Refusal('2641')
  const isPart = wish.mode === 'PART'
  if (isPart && wish.reason === '01') throw badField('mode')
  const itemIds = [...new Set((await sharesOf(work.db, invoice.bp, [invoice.invoiceId])).map(({ itemId }) => itemId))]
  if ((await findItems(work.db, invoice.bp, itemIds)).some(({ redCount }) => redCount >= MOST_REDS))
    throw new Refusal('2642')
  const left = await leftLines(work, invoice)
  const lines = isPart ? partRed(left, wish.lines ?? []) : wholeRed(left)
  const { grossAmount } = sumTaxed(lines)
  const most = subtractMoney(invoice.grossAmount, invoice.redAmount)
  if (!isPositiveMoney(grossAmount) || compareMoney(grossAmount, most) > 0) throw new Refusal('2640')
  return { left, lines }
}

/** IR-02: the buyer has to confirm where the invoice has been used, or where it is reversed in part. */
export const needsBuyer = (invoice: Pick<Invoice, 'useStatus'>, mode: Red['mode']): boolean =>
  invoice.useStatus !== '0' || mode === 'PART'

const needsProof = (reason: Red['reason']): boolean => reason !== '01'

/** Call 131. */
export async function redPreview(work: Work, session: BoundSession, wish: Wish): Promise<Preview> {
  const invoice = await findInvoice(work.db, session.bp, wish.invoiceId)
  if (!invoice) throw new Refusal('2656')
  const { left, lines } = await judge(work, invoice, wish)
  const isAsked = needsBuyer(invoice, wish.mode)
  return {
    lines: redLines(left, lines),
    ...sumTaxed(lines),
    leftAmount: subtractMoney(invoice.grossAmount, invoice.redAmount),
    needBuyerConfirm: isAsked ? '1' : '0',
    needProof: needsProof(wish.reason) ? '1' : '0',
    hints: [
      ...(isAsked ? ['需购方在电子税务局确认，72小时内有效'] : []),
      ...(invoice.useStatus === '0' ? [] : [DEDUCTED]),
      ...(wish.reason === '01' ? ['红冲后原开票项恢复为待开票'] : []),
    ],
  }
}

/** Lines of a form with their names, as they are shown. */
export const redLines = (
  blue: readonly Pick<LeftLine, 'lineNo' | 'goodsName' | 'unit' | 'taxRate'>[],
  lines: readonly RedLine[],
) =>
  lines.flatMap((line) => {
    const of = blue.find(({ lineNo }) => lineNo === line.lineNo)
    return of ? [{ ...line, goodsName: of.goodsName, unit: of.unit, taxRate: of.taxRate }] : []
  })

/** The other invoices of an application that are unchanged since their issue, in their order. */
export async function siblingsOf(work: Work, { bp, applyId, invoiceId }: Invoice): Promise<Invoice[]> {
  if (applyId === null) return []
  const all = await invoicesOfApply(work.db, bp, applyId)
  return all.filter((one) => one.invoiceId !== invoiceId && one.status === 'N1')
}

/**
 * Call 132: a form for the invoice, and with `siblings` one for each other invoice of its application, under the locks of all of them:
 * one form at a time, never more than is left.
 */
export async function createRed(
  ctx: Ctx<BoundSession>,
  input: In<'default POST /crmgas/invoice/createRed'>,
): Promise<Out<'default POST /crmgas/invoice/createRed'>> {
  const { bp, companyCode, userId } = ctx.session
  const seen = await findInvoice(ctx.db, bp, input.invoiceId)
  if (!seen) throw new Refusal('2656')
  if (input.siblings === '1' && (input.reason !== '01' || input.mode !== 'FULL')) throw badField('siblings')
  const others = input.siblings === '1' ? await siblingsOf(ctx, seen) : []
  const invoices = await lockInvoices(ctx.db, bp, [seen.invoiceId, ...others.map(({ invoiceId }) => invoiceId)])
  const judged = []
  for (const invoice of invoices) judged.push({ invoice, lines: (await judge(ctx, invoice, input)).lines })
  const proofs = [...new Set(input.proofFileIds ?? [])]
  if (needsProof(input.reason) && proofs.length === 0) throw new Refusal('2643', { data: { field: 'proofFileIds' } })
  const groupId = newId(ctx.clock.now())
  await use(ctx, userId, proofs, `INVOICE_RED:${groupId}`)
  const fresh = input.reissue === '1' ? await newTitle(ctx, input) : null
  const now = ctx.clock.iso()
  for (const { invoice, lines } of judged) {
    const redId = invoice.invoiceId === seen.invoiceId ? groupId : newId(ctx.clock.now())
    await insertRed(ctx.db, {
      bp,
      redId,
      groupId,
      companyCode,
      userId,
      blueInvoiceId: invoice.invoiceId,
      reason: input.reason,
      mode: input.mode,
      lines: jsonb(lines),
      ...sumTaxed(lines),
      explanation: input.explanation.trim(),
      proofFileIds: proofs,
      reissue: fresh !== null,
      newTitleId: fresh?.titleId ?? null,
      newTitle: jsonb(fresh === null ? null : sealParty(ctx, partyOf(fresh))),
      newInvoiceType: fresh === null ? null : (input.newInvoiceType ?? '82'),
      status: 'R0',
      createdAt: now,
      updatedAt: now,
    })
    await transition(ctx, invoiceMachine, invoice, 'ASK_RED', { by: userId })
    await openTask(ctx, { companyCode, bizType: 'RED', bizNo: redId, bp, rule: 'manual', dueAt: null })
  }
  return { redId: groupId, status: 'R0' }
}

/** IR-06: the title of the new invoice; only where the old one was issued wrongly as a whole. */
async function newTitle(ctx: Ctx<BoundSession>, input: In<'default POST /crmgas/invoice/createRed'>) {
  if (input.reason !== '01' || input.mode !== 'FULL') throw badField('reissue')
  const seller = await sellerOf(ctx.db, ctx.session.companyCode)
  if (!seller) throw new Error('a company without a profile')
  return titleFor(ctx, ctx.session, { titleId: input.newTitleId, invoiceType: input.newInvoiceType ?? '82' }, seller)
}

/** A form was not issued: the invoice is as before it. */
export async function freeInvoice(work: Work, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'N2') return
  const event = isPositiveMoney(invoice.redAmount) ? 'DROP_FURTHER' : 'DROP_RED'
  await transition(work, invoiceMachine, invoice, event)
}

/** Why an invoice cannot be reversed here; null where it can. */
export function redHint(invoice: Invoice): string | null {
  if (invoice.invoiceType !== '81' && invoice.invoiceType !== '82') return '历史发票请前往营业厅办理'
  if (invoice.color === 'RED') return '红字发票不可红冲'
  if (invoice.status === 'N2') return '该发票存在处理中的红冲申请'
  if (invoice.status === 'N3') return '该发票已全额红冲'
  return invoice.status === 'N9' ? '该发票已作废' : null
}
