import { PAGE, pagesOf, widthOf, type InvoiceSheet } from './invoice-layout'

const sheet: InvoiceSheet = {
  title: '电子发票（普通发票）',
  invoiceNo: '26132000000000000001',
  issueDate: '2026年11月23日',
  buyer: { name: '买方', taxNo: '91110000123456789A' },
  seller: { name: '卖方', taxNo: '91110000987654321B' },
  lines: [],
  netAmount: '100.00',
  taxAmount: '9.00',
  grossAmount: '109.00',
  amountUpper: '壹佰零玖圆整',
  remark: '',
  drawer: '系统',
  code: [],
  watermark: '',
}

/** The rows of the remark: what stands at its left edge beside the word 备注. */
const remarkOf = (remark: string) => {
  const marks = pagesOf({ ...sheet, remark }).flat()
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
  const label = texts.find(({ text }) => text === '备')
  const left = texts.find(({ text }) => text.startsWith('户号'))
  const rows = texts.filter(({ x, y }) => x === left?.x && y >= (left?.y ?? 0) && y < (label?.y ?? 0) + 46)
  return { rows, top: (label?.y ?? 0) - 16 }
}

it.each([30, 200, 465, 660])(
  'a remark of %i characters is on the sheet to its last one, within its frame',
  (length) => {
    const end = '银行账号:6222020200011111111'
    const remark = `户号${'备'.repeat(length - 2 - end.length)}${end}`
    const { rows, top } = remarkOf(remark)
    expect(rows.map(({ text }) => text).join('')).toBe(remark)
    for (const { x, y, text, size } of rows) {
      expect(y).toBeGreaterThanOrEqual(top)
      expect(y + size).toBeLessThanOrEqual(top + 62)
      expect(x + widthOf(text, size)).toBeLessThanOrEqual(PAGE.width - 32)
    }
  },
)
