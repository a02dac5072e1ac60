import type { Out } from '@contract'
import { rounded } from '@domain/decimal-text'

export type InvoiceLine = Out<'default POST /crmgas/invoice/previewInvoice'>['invoices'][number]['lines'][number]

/** Zeros at the end say nothing: '10000.0000' → '10000', '3.65137615' stays. */
export const plainNumber = (text: string): string =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text

/** '0.09' → '9%'. */
export const rateText = (rate: string): string => `${plainNumber(rounded(percentOf(rate), 2))}%`

/** The point moves two places: '0.09' → '009' → '9'. */
function percentOf(rate: string): string {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = part.padEnd(2, '0')
  return `${whole}${digits.slice(0, 2)}.${digits.slice(2) || '0'}`
}

/** '10000 m³ × 3.65137615'; '' where a line is a sum alone. */
export function amountOfGoods({
  quantity,
  unit,
  unitPrice,
}: Pick<InvoiceLine, 'quantity' | 'unit' | 'unitPrice'>): string {
  if (quantity === null) return ''
  const goods = `${plainNumber(quantity)} ${unit}`.trim()
  return unitPrice === null ? goods : `${goods} × ${plainNumber(unitPrice)}`
}
