import type { Font } from 'fontkit'
import { chineseFont } from './font'
import { PAGE, type Mark, type TextMark } from './invoice-layout'

const OPACITY = 0.25

interface PageSize {
  width: number
  height: number
}

/** The pages as a PDF; the same marks at the same moment give the same bytes. */
export async function marksPdf(
  about: { title: string; madeAt: string },
  pages: readonly (readonly Mark[])[],
): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const moment = new Date(about.madeAt)
  const doc = new Document({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    font: chineseFont() as unknown as string,
    info: { Title: about.title, CreationDate: moment, ModDate: moment },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  for (const marks of pages) {
    doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 })
    for (const mark of marks) drawMark(doc, mark)
  }
  doc.end()
  return done
}

function drawMark(doc: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.kind === 'box') return void doc.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.fill)
  if (mark.kind === 'line')
    return void doc
      .moveTo(...mark.from)
      .lineTo(...mark.to)
      .lineWidth(mark.width)
      .stroke(mark.colour)
  if (mark.text === '') return
  doc.save()
  if (mark.turned !== undefined) doc.rotate(mark.turned, { origin: [mark.x, mark.y] })
  if (mark.faint === true) doc.opacity(OPACITY)
  doc.fontSize(mark.size).fillColor(mark.colour).text(mark.text, mark.x, mark.y, { lineBreak: false })
  doc.restore()
}

let parsed: Promise<Font> | undefined

/** The font for pictures, parsed once: outlines of characters do not depend on earlier calls. */
const outlines = (): Promise<Font> => (parsed ??= import('fontkit').then(({ create }) => create(chineseFont()) as Font))

/** One page as a PNG of this width: texts as outlines, so that no font of the machine has a say. */
export async function marksPng(marks: readonly Mark[], width: number, page: PageSize = PAGE): Promise<Buffer> {
  const font = await outlines()
  const { default: sharp } = await import('sharp')
  const body = marks.map((mark) => svgOf(font, mark)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" viewBox="0 0 ${page.width} ${page.height}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

const figure = (value: number): string => value.toFixed(2)

function svgOf(font: Font, mark: Mark): string {
  if (mark.kind === 'box')
    return `<rect x="${figure(mark.x)}" y="${figure(mark.y)}" width="${figure(mark.width)}" height="${figure(mark.height)}" fill="${mark.fill}"/>`
  if (mark.kind === 'line')
    return `<path d="M${mark.from.map(figure).join(' ')}L${mark.to.map(figure).join(' ')}" stroke="${mark.colour}" stroke-width="${mark.width}"/>`
  return mark.text === '' ? '' : outlined(font, mark)
}

function outlined(font: Font, { x, y, text, size, colour, turned, faint }: TextMark): string {
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  let at = 0
  const glyphs = run.glyphs.map((glyph, n) => {
    const path = glyph.path.toSVG()
    const place = at
    at += run.positions[n]?.xAdvance ?? glyph.advanceWidth
    return path === '' ? '' : `<path transform="translate(${place})" d="${path}"/>`
  })
  const turn = turned === undefined ? '' : `rotate(${turned} ${figure(x)} ${figure(y)}) `
  const place = `${turn}translate(${figure(x)} ${figure(y + font.ascent * scale)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`
  return `<g transform="${place}" fill="${colour}"${faint === true ? ` opacity="${OPACITY}"` : ''}>${glyphs.join('')}</g>`
}
