import type { Static } from '@sinclair/typebox'
import { parseDocument, Parser } from 'htmlparser2'
import type { AnyNode, Element } from 'domhandler'
import sanitizeHtml from 'sanitize-html'
import type { ContentBlock, Span } from '@contract/content/words'

export type Block = Static<typeof ContentBlock>
export type TextSpan = Static<typeof Span>

const colors = ['brand', 'danger', 'warning', 'success', 'muted'] as const
const tableColumns = 8

/**
 * E-N-11: what a text may lead to: a route of the app, a telephone number, a page of a host on the list.
 * Returns the address, or undefined: then the text stays and the link goes.
 */
export function safeLink(href: unknown, hosts: readonly string[]): string | undefined {
  if (typeof href !== 'string') return undefined
  const text = href.trim()
  if (/^\/(?!\/)[\w\-./?=&%]*$/.test(text)) return text
  if (/^tel:[\d-]{3,20}$/.test(text)) return text
  return isOfHost(text, hosts) ? text : undefined
}

/** A picture's address: of this gateway, or https of a host on the list. */
export function safePicture(url: unknown, hosts: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined
  if (/^\/(cms\/media|job\/file)\/[\w\-./?=&%]+$/.test(url) && !url.includes('..')) return url
  return isOfHost(url, hosts) ? url : undefined
}

function isOfHost(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && hosts.includes(url.hostname)
}

/** Blocks as an editor saved them: known types and fields only, links and pictures by the rules above. */
export function cleanBlocks(blocks: readonly unknown[], hosts: readonly string[]): Block[] {
  return blocks.flatMap((block) => cleanBlock(block, hosts) ?? [])
}

type Fields = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value.replace(/[\p{Cc}]/gu, ' ') : '')
const count = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 ? Number(value) : undefined
const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {})

/** One entry per type: what is kept of it, or null when nothing useful is left. */
const cleaners: Record<Block['type'], (b: Fields, hosts: readonly string[]) => Block | null> = {
  h2: (b) => (text(b.text) ? { type: 'h2', text: text(b.text) } : null),
  h3: (b) => (text(b.text) ? { type: 'h3', text: text(b.text) } : null),
  p: (b, hosts) => withSpans(b.spans, hosts, (spans) => ({ type: 'p', spans })),
  quote: (b, hosts) => withSpans(b.spans, hosts, (spans) => ({ type: 'quote', spans })),
  img: (b, hosts) => {
    const url = safePicture(b.url, hosts)
    const [w, h] = [count(b.w), count(b.h)]
    if (url === undefined || !w || !h) return null
    return { type: 'img', url, w, h, alt: text(b.alt), ...(text(b.caption) ? { caption: text(b.caption) } : {}) }
  },
  table: (b) => {
    const head = arrayOf(b.head).slice(0, tableColumns).map(text)
    const rows = arrayOf(b.rows).map((row) => head.map((_name, i) => text(arrayOf(row)[i])))
    return head.length > 0 && rows.length > 0 ? { type: 'table', head, rows } : null
  },
  list: (b, hosts) => {
    const items = arrayOf(b.items)
      .map((item) => cleanSpans(item, hosts))
      .filter((spans) => spans.length > 0)
    return items.length > 0 ? { type: 'list', ordered: b.ordered === true, items } : null
  },
  video: (b, hosts) => {
    const url = safePicture(b.url, hosts)
    const poster = safePicture(b.poster, hosts)
    const duration = count(b.duration)
    if (url === undefined) return null
    return { type: 'video', url, ...(poster ? { poster } : {}), ...(duration === undefined ? {} : { duration }) }
  },
  file: (b) => {
    const size = count(b.size)
    return /^[0-9a-f]{32}$/.test(text(b.fileId)) && size !== undefined
      ? { type: 'file', fileId: text(b.fileId), name: text(b.name), size }
      : null
  },
  product: (b) => (/^P\d{8}$/.test(text(b.productId)) ? { type: 'product', productId: text(b.productId) } : null),
  link: (b, hosts) => {
    const to = safeLink(b.route ?? b.url, hosts)
    if (to === undefined || !text(b.title)) return null
    return { type: 'link', title: text(b.title), ...(to.startsWith('/') ? { route: to } : { url: to }) }
  },
  hr: () => ({ type: 'hr' }),
}

function cleanBlock(value: unknown, hosts: readonly string[]): Block | null {
  const block = fieldsOf(value)
  const type = text(block.type)
  return Object.hasOwn(cleaners, type) ? cleaners[type as Block['type']](block, hosts) : null
}

function withSpans(value: unknown, hosts: readonly string[], make: (spans: TextSpan[]) => Block): Block | null {
  const spans = cleanSpans(value, hosts)
  return spans.length > 0 ? make(spans) : null
}

function cleanSpans(value: unknown, hosts: readonly string[]): TextSpan[] {
  return arrayOf(value)
    .map(fieldsOf)
    .filter((span) => text(span.text) !== '')
    .map((span) => {
      const href = safeLink(span.href, hosts)
      const color = colors.find((name) => name === span.color)
      return {
        text: text(span.text),
        ...(span.b === true ? { b: true } : {}),
        ...(span.i === true ? { i: true } : {}),
        ...(color ? { color } : {}),
        ...(href ? { href } : {}),
      }
    })
}

const allowed = [
  'h2',
  'h3',
  'h4',
  'p',
  'div',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'img',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Tags within each other; texts pasted from word processors have a dozen. What reads them pays a stack frame a level. */
const DEEPEST = 64

/** Whether tags of a text lie deeper within each other than any text needs; it is read up to there. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  const parser = new Parser({
    onopentagname() {
      depth += 1
      if (depth > DEEPEST) parser.pause()
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.write(html)
  return depth > DEEPEST
}

/** An editor's HTML as blocks (not for one that {@link isTooDeep}): cut down by the sanitiser first, then read; scripts, styles and unknown tags leave no trace. */
export function blocksOfHtml(html: string, hosts: readonly string[]): Block[] {
  const clean = sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: { a: ['href'], img: ['src', 'width', 'height', 'alt'] },
    allowedSchemes: ['https', 'tel'],
    allowProtocolRelative: false,
  })
  return cleanBlocks(parseDocument(clean).children.flatMap(blockOfNode), hosts)
}

const isElement = (node: AnyNode): node is Element => node.type === 'tag'
const elements = (node: Element, ...names: string[]): Element[] =>
  node.children.flatMap((child) =>
    isElement(child) ? (names.includes(child.name) ? [child] : elements(child, ...names)) : [],
  )

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data
  return isElement(node) ? (node.name === 'br' ? ' ' : node.children.map(textOf).join('')) : ''
}

const squeezed = (value: string): string => value.replace(/\s+/g, ' ').trim()

function spansOf(node: AnyNode, style: Omit<TextSpan, 'text'> = {}): Fields[] {
  if (node.type === 'text') return [{ text: node.data.replace(/\s+/g, ' '), ...style }]
  if (!isElement(node)) return []
  const next = { ...style }
  if (node.name === 'strong' || node.name === 'b') next.b = true
  if (node.name === 'em' || node.name === 'i') next.i = true
  if (node.name === 'a' && node.attribs.href) next.href = node.attribs.href
  return node.children.flatMap((child) => spansOf(child, next))
}

function blockOfNode(node: AnyNode): unknown[] {
  if (node.type === 'text') return squeezed(node.data) ? [{ type: 'p', spans: [{ text: squeezed(node.data) }] }] : []
  if (!isElement(node)) return []
  switch (node.name) {
    case 'h2':
      return [{ type: 'h2', text: squeezed(textOf(node)) }]
    case 'h3':
    case 'h4':
      return [{ type: 'h3', text: squeezed(textOf(node)) }]
    case 'hr':
      return [{ type: 'hr' }]
    case 'img':
      return [pictureOf(node)]
    case 'ul':
    case 'ol':
      return [{ type: 'list', ordered: node.name === 'ol', items: elements(node, 'li').map((li) => spansOf(li)) }]
    case 'blockquote':
      return [{ type: 'quote', spans: spansOf(node) }]
    case 'table':
      return [tableOf(node)]
    case 'div':
      return node.children.flatMap(blockOfNode)
    default:
      return [{ type: 'p', spans: spansOf(node) }, ...elements(node, 'img').map(pictureOf)]
  }
}

const pictureOf = (node: Element): Fields => ({
  type: 'img',
  url: node.attribs.src,
  w: Number(node.attribs.width ?? 343),
  h: Number(node.attribs.height ?? 193),
  alt: node.attribs.alt,
})

function tableOf(node: Element): Fields {
  const [head = [], ...rows] = elements(node, 'tr').map((tr) =>
    elements(tr, 'th', 'td').map((cell) => squeezed(textOf(cell))),
  )
  return { type: 'table', head, rows }
}

const blockText = (block: Block): string => {
  switch (block.type) {
    case 'h2':
    case 'h3':
      return block.text
    case 'p':
    case 'quote':
      return block.spans.map((span) => span.text).join('')
    case 'list':
      return block.items.map((item) => item.map((span) => span.text).join('')).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' ')).join(' ')
    case 'img':
      return block.caption ?? ''
    case 'link':
      return block.title
    default:
      return ''
  }
}

/** The words of an article, for search and the default summary. */
export const plainTextOf = (blocks: readonly Block[]): string => blocks.map(blockText).filter(Boolean).join('\n')

/** The first 100 characters of the paragraphs (Article.summary). */
export const summaryOf = (blocks: readonly Block[]): string =>
  Array.from(plainTextOf(blocks.filter((block) => block.type === 'p')).replace(/\s+/g, ' '))
    .slice(0, 100)
    .join('')
