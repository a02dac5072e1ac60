import { chineseFont } from './font'

/** The document as it is being drawn; texts flow down from `doc.y`. */
export type Sheet = PDFKit.PDFDocument

export const MARGIN = 56
export const colours = { ink: '#1d2129', grey: '#86909c', line: '#c9cdd4', shade: '#f2f3f5', stamp: '#d4380d' } as const
export const sizes = { title: 20, text: 10, small: 9 } as const

/** Width between the margins. */
export const widthOf = (doc: Sheet): number => doc.page.width - 2 * MARGIN

/** Last line that may be drawn on; the foot's place is below it. */
export const lowest = (doc: Sheet): number => doc.page.height - MARGIN - 24

/**
 * A document of A4 pages in the Chinese font (A 5.17). The same drawing at the same `madeAt` gives the same bytes: what is kept in rows
 * needs no copy. `madeAt`: the moment the document speaks of, not that of drawing.
 */
export async function pdfOf(about: { title: string; madeAt: string }, draw: (doc: Sheet) => void): Promise<Buffer> {
  // Half a megabyte of program: read with the first document, not at the start.
  const { default: Document } = await import('pdfkit')
  const moment = new Date(about.madeAt)
  const doc = new Document({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'zh-CN',
    // The standard fonts have no Chinese and would be read from files of their own.
    font: chineseFont() as unknown as string,
    info: { Title: about.title, CreationDate: moment, ModDate: moment },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  doc.fillColor(colours.ink).fontSize(sizes.text)
  draw(doc)
  doc.end()
  return done
}
