import { qrSquares } from './qr'
import { colours, lowest, MARGIN, sizes, widthOf, type Sheet } from './sheet'

/** Room inside a table's cells, beside and above the text. */
const PAD = 6
const PAD_TOP = 4

/** The document's name in the middle, its sender above. */
export function heading(doc: Sheet, { from, title }: { from: string; title: string }): void {
  const width = widthOf(doc)
  doc.fontSize(sizes.text).fillColor(colours.grey).text(from, MARGIN, doc.y, { width, align: 'center' })
  doc.moveDown(0.3).fontSize(sizes.title).fillColor(colours.ink).text(title, MARGIN, doc.y, { width, align: 'center' })
  doc.fontSize(sizes.text).moveDown(0.8)
}

/** A small title above a part. */
export function subtitle(doc: Sheet, text: string): void {
  doc
    .moveDown(0.9)
    .fillColor(colours.grey)
    .fontSize(sizes.small)
    .text(text, MARGIN, doc.y, { width: widthOf(doc) })
  doc.moveDown(0.35).fillColor(colours.ink).fontSize(sizes.text)
}

export interface Fact {
  label: string
  value: string
}

const LABEL = 72

/** Names and their values below each other, in the width that is left beside something else. */
export function facts(doc: Sheet, rows: readonly Fact[], width = widthOf(doc)): void {
  for (const { label, value } of rows) {
    const top = doc.y
    doc.fillColor(colours.grey).text(label, MARGIN, top, { width: LABEL })
    doc.fillColor(colours.ink).text(value, MARGIN + LABEL, top, { width: width - LABEL })
    doc.y += 4
  }
}

/** Sentences below each other, each from the margin. */
export function lines(doc: Sheet, texts: readonly string[]): void {
  for (const text of texts) {
    doc.fillColor(colours.ink).text(text, MARGIN, doc.y, { width: widthOf(doc) })
    doc.y += 4
  }
}

export interface Column {
  title: string
  /** Of all columns' shares. */
  share: number
  /** Numbers stand right. */
  right?: boolean
}

/** A table with a grey head, which stands again on each further page; `last` is the row of sums. */
export function table(
  doc: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  last?: readonly string[],
): void {
  const head = columns.map(({ title }) => title)
  tableRow(doc, columns, head, { shade: true })
  for (const cells of [...rows, ...(last ? [last] : [])]) {
    if (doc.y + rowHeight(doc, columns, cells) > lowest(doc)) {
      doc.addPage()
      tableRow(doc, columns, head, { shade: true })
    }
    tableRow(doc, columns, cells, { shade: cells === last })
  }
  doc.x = MARGIN
}

const widths = (doc: Sheet, columns: readonly Column[]): number[] => {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  return columns.map(({ share }) => (share / all) * widthOf(doc))
}

function rowHeight(doc: Sheet, columns: readonly Column[], cells: readonly string[]): number {
  const wide = widths(doc, columns)
  return (
    Math.max(...cells.map((cell, n) => doc.heightOfString(cell, { width: (wide[n] ?? 0) - 2 * PAD }))) + 2 * PAD_TOP
  )
}

function tableRow(
  doc: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  { shade }: { shade: boolean },
): void {
  const wide = widths(doc, columns)
  const [top, height] = [doc.y, rowHeight(doc, columns, cells)]
  if (shade) doc.rect(MARGIN, top, widthOf(doc), height).fill(colours.shade)
  doc.rect(MARGIN, top, widthOf(doc), height).lineWidth(0.5).stroke(colours.line)
  doc.fillColor(colours.ink)
  let left = MARGIN
  columns.forEach(({ right }, n) => {
    const width = wide[n] ?? 0
    const align = right ? 'right' : 'left'
    doc.text(cells[n] ?? '', left + PAD, top + PAD_TOP, { width: width - 2 * PAD, align })
    left += width
  })
  doc.y = top + height
}

/** A QR code: points from the top of the page, its side, and what it is for. */
interface QrCode {
  top: number
  side: number
  caption: string
}

const CAPTION_GAP = 3

/** A QR code of squares, `side` points wide, its upper right corner at the right margin. Returns the width left beside it and where it ends. */
export function qrAtRight(doc: Sheet, text: string, { top, side, caption }: QrCode): { width: number; bottom: number } {
  const squares = qrSquares(text)
  const one = side / squares.length
  const left = doc.page.width - MARGIN - side
  squares.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) doc.rect(left + x * one, top + y * one, one, one)
    }),
  )
  doc.fill(colours.ink)
  doc.fillColor(colours.grey).fontSize(sizes.small)
  doc.text(caption, left, top + side + CAPTION_GAP, { width: side, align: 'center' })
  const bottom = doc.y
  doc.fillColor(colours.ink).fontSize(sizes.text)
  doc.y = top
  return { width: widthOf(doc) - side - 16, bottom }
}

export interface Box {
  title: string
  facts: readonly Fact[]
  /** A PNG below the facts. */
  picture: Buffer | null
}

const PICTURE = { width: 150, height: 60 }
const BOX_LABEL = 34

/** Framed parts beside each other, as high as the highest: the signers of both sides. */
export function boxes(doc: Sheet, parts: readonly Box[]): void {
  const gap = 12
  const width = (widthOf(doc) - gap * (parts.length - 1)) / parts.length
  const inner = width - 2 * PAD - BOX_LABEL
  const textHeight = ({ facts: rows }: Box) =>
    rows.reduce((sum, { value }) => sum + doc.heightOfString(value, { width: inner }) + 4, 20)
  const height = Math.max(...parts.map((part) => textHeight(part) + (part.picture ? PICTURE.height : 0))) + 2 * PAD
  if (doc.y + height > lowest(doc)) doc.addPage()
  const top = doc.y
  parts.forEach((part, n) => {
    const left = MARGIN + n * (width + gap)
    doc.rect(left, top, width, height).lineWidth(0.5).stroke(colours.line)
    doc.fillColor(colours.grey).text(part.title, left + PAD, top + PAD, { width: width - 2 * PAD })
    doc.y = top + PAD + 20
    for (const { label, value } of part.facts) {
      const line = doc.y
      doc.fillColor(colours.grey).text(label, left + PAD, line, { width: BOX_LABEL })
      doc.fillColor(colours.ink).text(value, left + PAD + BOX_LABEL, line, { width: inner })
      doc.y += 4
    }
    if (part.picture) doc.image(part.picture, left + PAD + BOX_LABEL, doc.y, { fit: [PICTURE.width, PICTURE.height] })
  })
  doc.x = MARGIN
  doc.y = top + height
}

const TILE = { across: 3, gap: 12, height: 118, caption: 24 }

/** Photos beside each other, three in a row, each above its caption; a row is never cut by the end of a page. */
export function pictures(doc: Sheet, all: readonly { caption: string; bytes: Buffer }[]): void {
  const width = (widthOf(doc) - TILE.gap * (TILE.across - 1)) / TILE.across
  const row = TILE.height + TILE.caption
  for (let from = 0; from < all.length; from += TILE.across) {
    if (doc.y + row > lowest(doc)) doc.addPage()
    const top = doc.y
    all.slice(from, from + TILE.across).forEach(({ caption, bytes }, n) => {
      const left = MARGIN + n * (width + TILE.gap)
      doc.image(bytes, left, top, { fit: [width, TILE.height - 4], align: 'center', valign: 'center' })
      doc.fontSize(sizes.small).fillColor(colours.grey)
      doc.text(caption, left, top + TILE.height, { width, height: TILE.caption, align: 'center', ellipsis: true })
    })
    doc.y = top + row
  }
  doc.x = MARGIN
  doc.fontSize(sizes.text).fillColor(colours.ink)
}

/** A word in a slanted frame over what is drawn: the document is no longer what it was. */
export function stamp(doc: Sheet, word: string, { x, y }: { x: number; y: number }): void {
  const [width, height] = [word.length * 24 + 24, 40]
  doc.save()
  doc.rotate(-16, { origin: [x, y] })
  doc.opacity(0.75).roundedRect(x, y, width, height, 5).lineWidth(2).stroke(colours.stamp)
  doc
    .fillColor(colours.stamp)
    .fontSize(24)
    .text(word, x, y + 4, { width, align: 'center', lineBreak: false })
  doc.restore()
  doc.fillColor(colours.ink).fontSize(sizes.text).opacity(1)
}

/** The last lines of every page, with its number when there are several. */
export function foot(doc: Sheet, text: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Below the margin pdfkit would begin a new page.
    doc.page.margins.bottom = 0
    const number = count > 1 ? `　第 ${page - start + 1} / ${count} 页` : ''
    doc.fontSize(sizes.small).fillColor(colours.grey)
    doc.text(text + number, MARGIN, doc.page.height - MARGIN, { width: widthOf(doc), align: 'center' })
  }
}
