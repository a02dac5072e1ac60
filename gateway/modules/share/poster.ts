import { widthOf, type Mark, type TextMark } from '../../pdf/invoice-layout'

/** Pixels (E-S-11). */
export const POSTER = { width: 750, height: 1206 }
/** Where the code is laid on, a square. */
export const CODE_PLACE = { left: 225, top: 776, side: 300 }

const MARGIN = 56
const WIDTH = POSTER.width - 2 * MARGIN
const HEAD = 500
const COLOURS = { head: '#1c69e2', onHead: '#ffffff', faintOnHead: '#c6dcff', text: '#333333', faint: '#666666' }

interface PosterText {
  /** Kind of what is shared. */
  kind: string
  title: string
  desc: string
  companyName: string
  hint: string
}

/** A text in lines of a width, at most so many; what does not fit ends in an ellipsis. Widths as {@link widthOf} takes them. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const letter of text.replace(/\s+/g, ' ').trim()) {
    if (line !== '' && widthOf(line + letter, size) > width) {
      lines.push(line)
      line = ''
    }
    line += letter
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const shown = lines.slice(0, most)
  return [...shown.slice(0, -1), `${[...(shown.at(-1) ?? '')].slice(0, -1).join('')}…`]
}

const text = (x: number, y: number, words: string, size: number, colour: string): TextMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  colour,
})

const centred = (y: number, words: string, size: number): TextMark =>
  text((POSTER.width - widthOf(words, size)) / 2, y, words, size, COLOURS.faint)

/** E-S-11 without the code: kind, title in three lines, company, description in three lines, how the code is opened. */
export function posterMarks({ kind, title, desc, companyName, hint }: PosterText): Mark[] {
  return [
    { kind: 'box', x: 0, y: 0, width: POSTER.width, height: HEAD, fill: COLOURS.head },
    text(MARGIN, 60, kind, 28, COLOURS.faintOnHead),
    ...linesOf(title, 54, WIDTH, 3).map((line, at) => text(MARGIN, 128 + at * 82, line, 54, COLOURS.onHead)),
    ...linesOf(companyName, 28, WIDTH, 1).map((line) => text(MARGIN, 424, line, 28, COLOURS.faintOnHead)),
    ...linesOf(desc, 32, WIDTH, 3).map((line, at) => text(MARGIN, 544 + at * 56, line, 32, COLOURS.text)),
    centred(1106, hint, 28),
  ]
}
