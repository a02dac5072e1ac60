import { amountInCapitals } from '@domain/amount-capitals'
import { decimal, fixed } from '@domain/decimal'
import { dateOf } from '@domain/date'
import type { InvoiceSheet } from '../../pdf/invoice-layout'
import type { Invoice, Line, Party } from './types'

/** An invoice with its buyer opened. */
export type OpenInvoice = Omit<Invoice, 'buyer'> & { buyer: Party }

const titles: Readonly<Record<Invoice['invoiceType'], string>> = {
  '81': '电子发票（增值税专用发票）',
  '82': '电子发票（普通发票）',
  '10': '增值税电子普通发票',
  '04': '增值税普通发票',
  '01': '增值税专用发票',
}

/** Without the zeros at the end, as invoices print figures: '200000.0000' is 200000. */
const plain = (value: string | null): string =>
  value === null ? '' : value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value

const rateText = (rate: string): string => `${fixed(decimal(rate).times('100'), 0)}%`

const dayText = (moment: string): string => {
  const [year = '', month = '', day = ''] = dateOf(moment).split('-')
  return `${year}年${month}月${day}日`
}

/** IV-19: what the QR code says: kind, number, amount, day, and a check over them. */
export const codeText = (invoice: Pick<Invoice, 'invoiceType' | 'invoiceNo' | 'grossAmount' | 'issueTime'>): string => {
  const day = dateOf(invoice.issueTime).replaceAll('-', '')
  const content = `01,${invoice.invoiceType === '81' ? '31' : '32'},,${invoice.invoiceNo},${invoice.grossAmount},${day},,`
  return `${content}${checkOf(content)}`
}

/** Four hexadecimal digits over a text (CRC-16/CCITT). */
function checkOf(text: string): string {
  let crc = 0xffff
  for (const mark of text) {
    crc ^= mark.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** What a party's band has no place for. */
const extrasOf = (side: string, of: Party): string[] => [
  ...(of.address === '' ? [] : [`${side}地址:${of.address}`]),
  ...(of.phone === '' ? [] : [`电话:${of.phone}`]),
  ...(of.bankName === '' ? [] : [`${side}开户银行:${of.bankName}`]),
  ...(of.bankAccount === '' ? [] : [`银行账号:${of.bankAccount}`]),
]

/** What is on the sheet of an invoice (IV-19, IV-20). */
export function sheetOf(
  invoice: OpenInvoice,
  lines: readonly Line[],
  code: InvoiceSheet['code'],
  watermark: string,
): InvoiceSheet {
  return {
    title: titles[invoice.invoiceType],
    invoiceNo: invoice.invoiceNo,
    issueDate: dayText(invoice.issueTime),
    buyer: invoice.buyer,
    seller: invoice.seller,
    lines: lines.map((line) => ({
      goodsName: line.goodsName,
      spec: line.spec,
      unit: line.unit,
      quantity: plain(line.quantity),
      unitPrice: plain(line.unitPrice),
      netAmount: line.netAmount,
      taxRate: rateText(line.taxRate),
      taxAmount: line.taxAmount,
    })),
    netAmount: invoice.netAmount,
    taxAmount: invoice.taxAmount,
    grossAmount: invoice.grossAmount,
    // The tax platform writes 圆.
    amountUpper: amountInCapitals(invoice.grossAmount).replace('元', '圆'),
    remark: [
      invoice.remark,
      ...(invoice.showBuyerExtra ? extrasOf('购方', invoice.buyer) : []),
      ...extrasOf('销方', invoice.seller),
    ]
      .filter((part) => part !== '')
      .join(';'),
    drawer: invoice.drawer,
    code,
    watermark,
  }
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
const tag = (name: string, value: string): string => `<${name}>${safe(value)}</${name}>`

/** The data file of an invoice: the same figures as the sheet, one element each. */
export function dataFile(invoice: OpenInvoice, lines: readonly Line[]): string {
  const party = (name: string, of: Party): string =>
    `<${name}>${tag('Name', of.name)}${tag('TaxpayerNumber', of.taxNo)}${tag('Address', of.address)}${tag('Phone', of.phone)}${tag('BankName', of.bankName)}${tag('BankAccount', of.bankAccount)}</${name}>`
  const items = lines.map(
    (line) =>
      `<Item><LineNo>${line.lineNo}</LineNo>${tag('Name', line.goodsName)}${tag('TaxClassCode', line.taxCode)}${tag('Unit', line.unit)}${tag('Quantity', plain(line.quantity))}${tag('UnitPrice', plain(line.unitPrice))}${tag('Amount', line.netAmount)}${tag('TaxRate', line.taxRate)}${tag('Tax', line.taxAmount)}</Item>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice>',
    `<Header>${tag('Kind', invoice.invoiceType)}${tag('Color', invoice.color)}${tag('InvoiceNumber', invoice.invoiceNo)}${tag('IssueTime', invoice.issueTime)}${tag('Drawer', invoice.drawer)}</Header>`,
    party('Buyer', invoice.buyer),
    party('Seller', invoice.seller),
    `<Items>${items.join('')}</Items>`,
    `<Total>${tag('Amount', invoice.netAmount)}${tag('Tax', invoice.taxAmount)}${tag('Gross', invoice.grossAmount)}${tag('GrossInCapitals', amountInCapitals(invoice.grossAmount))}</Total>`,
    tag('Remark', invoice.remark),
    '</EInvoice>',
    '',
  ].join('\n')
}
