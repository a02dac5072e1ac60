import { addressOf } from '@/routes/go'
import type { Row } from '@contract'
import { formatMoment } from '@domain/date-format'
import type { DateText } from '@domain/date'
import type { InvoiceSource } from '@domain/statuses/invoice-item'
import { formatVolume, volume } from '@domain/volume-text'

/* How an item that may be invoiced is shown in a list (C 6.6, 6.7). */

export type Trade = Row<'default GET /crmgas/invoice/tradeList'>

/** Short enough to be beside a name. */
export const sourceWords: Readonly<Record<InvoiceSource, string>> = {
  IC: '购气',
  BILL: '账单',
  PACKAGE: '气量包',
  LATEFEE: '违约金',
  SERVICE: '服务费',
  PREPAY: '预存',
}

/** '11-18 10:26 · 后厨 · 1,213.00 m³'. */
export function tradeFacts({ tradeTime, meterNo, volume: gas }: Trade, today: DateText): string {
  const facts = [formatMoment(tradeTime, today), meterNo, gas === null ? null : formatVolume(volume(gas))]
  return facts.filter((fact) => fact !== null).join(' · ')
}

/** What a list says of it: what is open where it waits, else the whole. */
export const amountOf = ({ status, openAmount, grossAmount }: Pick<Trade, 'status' | 'openAmount' | 'grossAmount'>) =>
  status === 'I0' || status === 'I1' ? openAmount : grossAmount

/** May it be chosen by itself? A correction goes with the other items of its meter (IV-06). */
export const isTickable = ({ canPick, isAdjust }: Pick<Trade, 'canPick' | 'isAdjust'>): boolean => canPick && !isAdjust

interface TradeNote {
  text: string
  tone: 'warning' | 'muted'
}

/** The line below an item: the user that has picked it, why it cannot be invoiced, how long it still can. */
export function tradeNote({ heldBy, blockReason, daysLeft, isAdjust }: Trade): TradeNote | null {
  if (heldBy !== null && !heldBy.mine) return { text: `${heldBy.name}正在开票`, tone: 'muted' }
  if (blockReason !== null) return { text: blockReason, tone: 'muted' }
  if (daysLeft !== null) return { text: daysLeft === 0 ? '今日后不可开票' : `${daysLeft}天后不可开票`, tone: 'warning' }
  if (isAdjust) return { text: '退补差额，随同表具的记录一并开票', tone: 'muted' }
  return null
}

/** Where a tap on it leads: its application while it is issued, its invoices, else the item itself. */
export function tradePlaces({ status, applyId, invoiceIds, tradeNo }: Trade): string[] {
  if (status === 'I2' && applyId !== null)
    return [addressOf('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId })]
  if ((status === 'I3' || status === 'I4') && invoiceIds.length > 0)
    return invoiceIds.map((invoiceId) => addressOf('/pages/invoice/invoice-detail', { invoiceId }))
  return [addressOf('/subPagesB/pages/applyForInvoice/detail', { tradeNo })]
}
