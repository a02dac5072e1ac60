import type { Static } from '@sinclair/typebox'
import type { ContentBlock } from '@contract/content/words'

export type Block = Static<typeof ContentBlock>

/** Marks at the start of a line: a heading, an item of a list, an item of a numbered list. */
const HEADING = /^##\s+(.+)$/
const ITEM = /^-\s+(.+)$/
const NUMBERED = /^\d{1,2}[.、]\s*(.+)$/

/** The line's text and kind; '' is the end of a paragraph. */
function readLine(line: string): { kind: 'h2' | 'item' | 'numbered' | 'p'; text: string } {
  for (const [kind, mark] of [
    ['h2', HEADING],
    ['item', ITEM],
    ['numbered', NUMBERED],
  ] as const) {
    const text = mark.exec(line)?.[1]
    if (text !== undefined) return { kind, text: text.trim() }
  }
  return { kind: 'p', text: line }
}

/** What staff type, as blocks: one line is a paragraph, '## ' a heading, '- ' and '1. ' items of a list. */
export function blocksOfText(typed: string): Block[] {
  const blocks: Block[] = []
  let isNewList = true
  for (const line of typed.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1)
    const { kind, text } = readLine(line)
    if (kind === 'item' || kind === 'numbered') {
      const ordered = kind === 'numbered'
      if (!isNewList && last?.type === 'list' && last.ordered === ordered) last.items.push([{ text }])
      else blocks.push({ type: 'list', ordered, items: [[{ text }]] })
      isNewList = false
      continue
    }
    isNewList = true
    if (text === '') continue
    blocks.push(kind === 'h2' ? { type: 'h2', text } : { type: 'p', spans: [{ text }] })
  }
  return blocks
}

/** The same blocks as they are typed; null where they hold what typing cannot say (pictures, tables, links, marked words). */
export function textOfBlocks(blocks: readonly Block[]): string | null {
  const lines: string[] = []
  for (const block of blocks) {
    const text = typedOf(block)
    if (text === null) return null
    lines.push(text)
  }
  return lines.join('\n\n')
}

function typedOf(block: Block): string | null {
  if (block.type === 'h2') return `## ${block.text}`
  if (block.type === 'p') return plain(block.spans)
  if (block.type !== 'list') return null
  const items = block.items.map(plain)
  if (items.some((item) => item === null)) return null
  return items.map((item, index) => `${block.ordered ? `${index + 1}. ` : '- '}${item}`).join('\n')
}

type Spans = Extract<Block, { type: 'p' }>['spans']

const plain = (spans: Spans): string | null =>
  spans.some(({ b, i, color, href }) => b || i || color || href) ? null : spans.map(({ text }) => text).join('')
