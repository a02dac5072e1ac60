import { createHash } from 'node:crypto'
import { gathered, zipped, type Packed } from '../sheet/zip'
import { PAGE, type Mark, type TextMark } from './invoice-layout'

/*
 * Pages of marks as a document of GB/T 33190-2016 (OFD): a package with an entry (OFD.xml), a document, its resources and one content a
 * page. Lengths in millimetres. Texts name a font that every reader of such files has and say where each character stands.
 */

const MM = 25.4 / 72
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const FONT = { id: 1, name: '宋体' } as const
/** Of a character's size: its width in this font, and where its base line is below the top of its line. */
const WIDTH = { narrow: 0.5, square: 1 } as const
const BASE = 1.16
const LINE_HEIGHT = 1.45
/** Of 255: as faint as in the PDF. */
const FAINT = 64

const figure = (points: number): string => String(Math.round(points * MM * 1000) / 1000)
const box = (x: number, y: number, width: number, height: number): string => [x, y, width, height].map(figure).join(' ')
/** '#8b2d1f' → '139 45 31'. */
const rgb = (colour: string): string =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => parseInt(pair, 16)).join(' ')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (words: string): string => words.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark)

const widthOf = (mark: string): number => (mark.charCodeAt(0) < 0x2000 ? WIDTH.narrow : WIDTH.square)

/** The pages as one file; the same marks at the same moment give the same bytes. `madeAt`: ISO, of what the document speaks of. */
export function marksOfd(
  about: { title: string; madeAt: string },
  pages: readonly (readonly Mark[])[],
): Promise<Buffer> {
  let id = FONT.id
  const nextId = (): number => ++id
  const contents = pages.map((marks) => contentOf(marks, nextId))
  const places = contents.map((_, n) => ({ id: nextId(), place: `Pages/Page_${n}/Content.xml` }))
  const files: [name: string, text: string][] = [
    ['OFD.xml', entryOf(about)],
    ['Doc_0/Document.xml', documentOf(places, id)],
    ['Doc_0/PublicRes.xml', RESOURCES],
    ...contents.map((text, n): [string, string] => [`Doc_0/${places[n]?.place ?? ''}`, text]),
  ]
  const packed = files.map(([name, text]): Packed => ({ name, pieces: [Buffer.from(HEAD + text)] }))
  return gathered(zipped(packed, about.madeAt))
}

function entryOf({ title, madeAt }: { title: string; madeAt: string }): string {
  const docId = createHash('sha256').update(`${title}|${madeAt}`).digest('hex').slice(0, 32)
  return (
    `<ofd:OFD ${SPACE} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${docId}</ofd:DocID>` +
    `<ofd:Title>${safe(title)}</ofd:Title><ofd:CreationDate>${madeAt.slice(0, 10)}</ofd:CreationDate></ofd:DocInfo>` +
    `<ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`
  )
}

const AREA = `<ofd:PhysicalBox>${box(0, 0, PAGE.width, PAGE.height)}</ofd:PhysicalBox>`

const documentOf = (pages: readonly { id: number; place: string }[], highest: number): string =>
  `<ofd:Document ${SPACE}><ofd:CommonData><ofd:MaxUnitID>${highest}</ofd:MaxUnitID><ofd:PageArea>${AREA}</ofd:PageArea>` +
  `<ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages>` +
  pages.map(({ id, place }) => `<ofd:Page ID="${id}" BaseLoc="${place}"/>`).join('') +
  `</ofd:Pages></ofd:Document>`

const RESOURCES =
  `<ofd:Res ${SPACE} BaseLoc="Res"><ofd:Fonts>` +
  `<ofd:Font ID="${FONT.id}" FontName="${FONT.name}" FamilyName="${FONT.name}" Charset="unicode"/></ofd:Fonts></ofd:Res>`

function contentOf(marks: readonly Mark[], nextId: () => number): string {
  const layer = nextId()
  const objects = joined(marks).map((mark) =>
    mark.kind === 'text'
      ? textOf(mark, nextId())
      : mark.kind === 'line'
        ? lineOf(mark, nextId())
        : areaOf(mark, nextId()),
  )
  return (
    `<ofd:Page ${SPACE}><ofd:Area>${AREA}</ofd:Area><ofd:Content><ofd:Layer ID="${layer}" Type="Body">` +
    `${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`
  )
}

type Line = Extract<Mark, { kind: 'line' }>
type Box = Extract<Mark, { kind: 'box' }>
interface Area {
  kind: 'area'
  fill: string
  boxes: Box[]
}

/** Boxes of one colour that follow each other are one object: a QR code has hundreds. Empty texts are none. */
function joined(marks: readonly Mark[]): (TextMark | Line | Area)[] {
  const all: (TextMark | Line | Area)[] = []
  for (const mark of marks) {
    const last = all.at(-1)
    if (mark.kind === 'text' && mark.text === '') continue
    if (mark.kind !== 'box') all.push(mark)
    else if (last?.kind === 'area' && last.fill === mark.fill) last.boxes.push(mark)
    else all.push({ kind: 'area', fill: mark.fill, boxes: [mark] })
  }
  return all
}

function textOf({ x, y, text, size, colour, turned, faint }: TextMark, id: number): string {
  const advances = Array.from(text).map((mark) => widthOf(mark) * size)
  const width = advances.reduce((sum, one) => sum + one, 0)
  const steps = advances.slice(0, -1).map(figure).join(' ')
  const angle = ((turned ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((one) => one.toFixed(5))
  return (
    `<ofd:TextObject ID="${id}" Boundary="${box(x, y, width, size * LINE_HEIGHT)}" Font="${FONT.id}" Size="${figure(size)}"` +
    `${turned === undefined ? '' : ` CTM="${cos} ${sin} ${(-Math.sin(angle)).toFixed(5)} ${cos} 0 0"`}` +
    `${faint === true ? ` Alpha="${FAINT}"` : ''}><ofd:FillColor Value="${rgb(colour)}"/>` +
    `<ofd:TextCode X="0" Y="${figure(size * BASE)}"${steps === '' ? '' : ` DeltaX="${steps}"`}>${safe(text)}</ofd:TextCode>` +
    `</ofd:TextObject>`
  )
}

function lineOf({ from, to, colour, width }: Line, id: number): string {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])]
  const at = (point: readonly [number, number]): string => `${figure(point[0] - x)} ${figure(point[1] - y)}`
  // An object without an extent may not be drawn at all.
  const size = [Math.max(Math.abs(to[0] - from[0]), width), Math.max(Math.abs(to[1] - from[1]), width)] as const
  return (
    `<ofd:PathObject ID="${id}" Boundary="${box(x, y, ...size)}" LineWidth="${figure(width)}">` +
    `<ofd:StrokeColor Value="${rgb(colour)}"/><ofd:AbbreviatedData>M ${at(from)} L ${at(to)}</ofd:AbbreviatedData></ofd:PathObject>`
  )
}

function areaOf({ fill, boxes }: Area, id: number): string {
  const square = ({ x, y, width, height }: Box): string =>
    `M ${figure(x)} ${figure(y)} L ${figure(x + width)} ${figure(y)} L ${figure(x + width)} ${figure(y + height)} L ${figure(x)} ${figure(y + height)} C`
  return (
    `<ofd:PathObject ID="${id}" Boundary="${box(0, 0, PAGE.width, PAGE.height)}" Stroke="false" Fill="true">` +
    `<ofd:FillColor Value="${rgb(fill)}"/><ofd:AbbreviatedData>${boxes.map(square).join(' ')}</ofd:AbbreviatedData></ofd:PathObject>`
  )
}
