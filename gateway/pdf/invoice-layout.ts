/*
 * The sheet of a fully digital invoice as marks on a page: one layout for the PDF and for the picture of it. Points, from the upper left
 * corner; A4 landscape.
 */
export interface TextMark {
  kind: 'text'
  x: number
  /** Top of the line. */
  y: number
  text: string
  size: number
  colour: string
  /** Turned about its own beginning, degrees. */
  turned?: number
  faint?: boolean
}
export type Mark =
  | TextMark
  | { kind: 'line'; from: [number, number]; to: [number, number]; colour: string; width: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; fill: string }

/** Address and bank of a party are in the remark, as the tax platform prints them. */
export interface SheetParty {
  name: string
  taxNo: string
}

export interface SheetLine {
  goodsName: string
  spec: string
  unit: string
  quantity: string
  unitPrice: string
  netAmount: string
  taxRate: string
  taxAmount: string
}

export interface InvoiceSheet {
  /** 电子发票（普通发票）. */
  title: string
  invoiceNo: string
  /** 2026年11月23日. */
  issueDate: string
  buyer: SheetParty
  seller: SheetParty
  lines: readonly SheetLine[]
  netAmount: string
  taxAmount: string
  grossAmount: string
  amountUpper: string
  remark: string
  drawer: string
  /** Dark squares of the QR code, row by row. */
  code: readonly (readonly boolean[])[]
  watermark: string
}

export const PAGE = { width: 842, height: 595 }
const RED = '#8b2d1f'
const INK = '#111111'
const FAINT = '#c94a3a'
const LEFT = 32
const RIGHT = PAGE.width - 32
const TOP = 118
const PARTY = 96
const HEAD = 20
const ROW = 17
/** Lines of goods on one page. */
export const LINES_PER_PAGE = 11

const columns = [
  { title: '项目名称', width: 190, right: false },
  { title: '规格型号', width: 66, right: false },
  { title: '单位', width: 48, right: false },
  { title: '数量', width: 92, right: true },
  { title: '单价', width: 112, right: true },
  { title: '金额', width: 98, right: true },
  { title: '税率/征收率', width: 68, right: true },
  { title: '税额', width: 104, right: true },
] as const

/** Width of a text, a little more than it takes: Chinese characters are square, others narrower. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, mark) => sum + (mark.charCodeAt(0) < 0x2000 ? 0.6 : 1) * size, 0)

const text = (x: number, y: number, words: string, size = 9, colour = INK): TextMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  colour,
})

/** A text that fits: smaller where it must be, cut where that does not help. */
function fitting(x: number, y: number, words: string, width: number, size = 9): TextMark {
  const wanted = widthOf(words, size)
  const fitted = wanted <= width ? size : Math.max(5, Math.floor((size * width * 10) / wanted) / 10)
  let shown = words
  while (widthOf(shown, fitted) > width && shown.length > 1) shown = shown.slice(0, -1)
  return text(x, y, shown, fitted)
}

const rightOf = (x: number, y: number, words: string, width: number): TextMark => {
  const mark = fitting(x, y, words, width)
  return { ...mark, x: x + Math.max(0, width - widthOf(mark.text, mark.size)) }
}

const centred = (x: number, y: number, words: string, width: number, size: number, colour: string): TextMark =>
  text(x + (width - widthOf(words, size)) / 2, y, words, size, colour)

const line = (from: [number, number], to: [number, number], width = 0.7): Mark => ({
  kind: 'line',
  from,
  to,
  width,
  colour: RED,
})

const frame = (x: number, y: number, width: number, height: number): Mark[] => [
  line([x, y], [x + width, y]),
  line([x + width, y], [x + width, y + height]),
  line([x + width, y + height], [x, y + height]),
  line([x, y + height], [x, y]),
]

/** The pages of an invoice: goods over as many as they take, the sums on the last. */
export function pagesOf(sheet: InvoiceSheet): Mark[][] {
  const count = Math.max(1, Math.ceil(sheet.lines.length / LINES_PER_PAGE))
  return Array.from({ length: count }, (_, page) => [
    ...watermark(sheet),
    ...head(sheet, page, count),
    ...parties(sheet),
    ...goods(sheet.lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE)),
    ...sums(sheet, page === count - 1),
    ...foot(sheet),
  ])
}

function watermark({ watermark: words }: InvoiceSheet): Mark[] {
  const size = 40
  const mark = text(170, 420, words, size, FAINT)
  return words === '' ? [] : [{ ...mark, turned: -18, faint: true }]
}

function head({ title, invoiceNo, issueDate, code }: InvoiceSheet, page: number, count: number): Mark[] {
  const side = 74
  const one = side / Math.max(1, code.length)
  const squares = code.flatMap((row, y) =>
    row.flatMap((dark, x): Mark[] =>
      dark ? [{ kind: 'box', x: LEFT + x * one, y: 28 + y * one, width: one, height: one, fill: INK }] : [],
    ),
  )
  const middle = PAGE.width / 2
  return [
    ...squares,
    centred(0, 36, title, PAGE.width, 24, RED),
    line([middle - 170, 74], [middle + 170, 74], 1),
    line([middle - 170, 77], [middle + 170, 77], 1),
    text(610, 46, '发票号码：', 10, RED),
    text(662, 46, invoiceNo, 10),
    text(610, 66, '开票日期：', 10, RED),
    text(662, 66, issueDate, 10),
    ...(count > 1 ? [text(610, 86, `共${count}页 第${page + 1}页`, 9, RED)] : []),
  ]
}

function parties({ buyer, seller }: InvoiceSheet): Mark[] {
  const width = (RIGHT - LEFT) / 2
  return [
    ...frame(LEFT, TOP, width, PARTY),
    ...frame(LEFT + width, TOP, width, PARTY),
    ...party('购买方信息', buyer, LEFT, width),
    ...party('销售方信息', seller, LEFT + width, width),
  ]
}

function party(title: string, of: SheetParty, x: number, width: number): Mark[] {
  const rows = [
    ['名称：', of.name],
    ['统一社会信用代码/纳税人识别号：', of.taxNo],
  ]
  return [
    line([x + 22, TOP], [x + 22, TOP + PARTY]),
    ...Array.from(title).map((mark, n) => text(x + 6.5, TOP + 16 + n * 13, mark, 9, RED)),
    ...rows.flatMap(([label = '', value = ''], n) => {
      const y = TOP + 26 + n * 32
      const from = x + 28 + widthOf(label, 9)
      return [text(x + 28, y, label, 9, RED), fitting(from, y, value, x + width - 6 - from)]
    }),
  ]
}

const GOODS = TOP + PARTY
const GOODS_HEIGHT = HEAD + LINES_PER_PAGE * ROW + 6

function goods(lines: readonly SheetLine[]): Mark[] {
  const marks: Mark[] = [...frame(LEFT, GOODS, RIGHT - LEFT, GOODS_HEIGHT)]
  let x = LEFT
  for (const { title, width } of columns) {
    marks.push(centred(x, GOODS + 5, title, width, 9, RED))
    x += width
  }
  lines.forEach((of, n) => {
    const y = GOODS + HEAD + 4 + n * ROW
    const cells = [of.goodsName, of.spec, of.unit, of.quantity, of.unitPrice, of.netAmount, of.taxRate, of.taxAmount]
    let left = LEFT
    columns.forEach(({ width, right }, c) => {
      const cell = cells[c] ?? ''
      marks.push(right ? rightOf(left + 4, y, cell, width - 8) : fitting(left + 4, y, cell, width - 8))
      left += width
    })
  })
  return marks
}

const SUMS = GOODS + GOODS_HEIGHT

function sums({ netAmount, taxAmount, grossAmount, amountUpper }: InvoiceSheet, isLast: boolean): Mark[] {
  const amountAt = LEFT + 190 + 66 + 48 + 92 + 112
  const shown = (amount: string): string => (isLast ? `¥${amount}` : '')
  return [
    ...frame(LEFT, SUMS, RIGHT - LEFT, 22),
    centred(LEFT, SUMS + 6, '合　　计', 190, 9, RED),
    rightOf(amountAt + 4, SUMS + 6, shown(netAmount), 90),
    rightOf(amountAt + 98 + 68 + 4, SUMS + 6, shown(taxAmount), 96),
    ...frame(LEFT, SUMS + 22, RIGHT - LEFT, 24),
    line([LEFT + 190, SUMS + 22], [LEFT + 190, SUMS + 46]),
    centred(LEFT, SUMS + 29, '价税合计（大写）', 190, 9, RED),
    fitting(LEFT + 200, SUMS + 29, isLast ? `⊗ ${amountUpper}` : '', 360, 10),
    text(LEFT + 572, SUMS + 29, '（小写）', 9, RED),
    fitting(LEFT + 614, SUMS + 29, shown(grossAmount), 150, 10),
  ]
}

const REMARK = SUMS + 46

function foot({ remark, drawer }: InvoiceSheet): Mark[] {
  const room = RIGHT - LEFT - 34
  return [
    ...frame(LEFT, REMARK, RIGHT - LEFT, 62),
    line([LEFT + 22, REMARK], [LEFT + 22, REMARK + 62]),
    text(LEFT + 6.5, REMARK + 16, '备', 9, RED),
    text(LEFT + 6.5, REMARK + 34, '注', 9, RED),
    ...remarkRows(remark, room),
    text(LEFT + 40, REMARK + 72, '开票人：', 10, RED),
    text(LEFT + 84, REMARK + 72, drawer, 10),
  ]
}

/** The remark with both parties' addresses and banks: all of it, smaller where it is long. */
function remarkRows(remark: string, width: number): TextMark[] {
  const fits = (size: number) => wrapped(remark, width, size).length * (size + 3) <= 57
  const size = [8, 7, 6, 5].find(fits) ?? 4
  return wrapped(remark, width, size).map((row, n) => text(LEFT + 28, REMARK + 3 + n * (size + 3), row, size))
}

function wrapped(words: string, width: number, size: number): string[] {
  const rows = ['']
  for (const mark of Array.from(words)) {
    const last = rows.at(-1) ?? ''
    if (widthOf(last + mark, size) > width) rows.push(mark)
    else rows[rows.length - 1] = last + mark
  }
  return rows
}
