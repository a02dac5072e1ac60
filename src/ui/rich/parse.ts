/*
 * HTML text -> a tree of known nodes. No DOM: the mini-program has none, and a tree cannot run anything.
 */
import { decodeEntities } from './entities'
import { tokens } from './tokens'
import { DROPPED, TAGS, VOID, safeHref, safeSrc, safeStyle, type RichKind } from './whitelist'

export interface RichElement {
  kind: RichKind
  children: RichNode[]
  href?: string
  src?: string
  alt?: string
  align?: 'center' | 'right'
  bold?: true
}
export type RichNode = string | RichElement

/** Deeper nesting is flattened: no reader sees it and a stack could overflow. */
const MAX_DEPTH = 32
/** Tag names that end an open one of the same group by themselves. */
const CLOSES: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
}

const ATTRIBUTE = /([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

interface Open {
  tag: string
  node: RichElement
}

/** The whitelisted tree of `html`; white space is kept as it stands between words and dropped between blocks. */
export function parseRich(html: string): RichNode[] {
  const root: RichElement = { kind: 'div', children: [] }
  const stack: Open[] = [{ tag: '', node: root }]
  const top = (): Open => stack[stack.length - 1] as Open
  let skip: string | null = null
  for (const token of tokens(html)) {
    if (skip !== null) {
      if (token.type === 'tag' && token.closing && token.name === skip) skip = null
    } else if (token.type === 'text') addText(top().node, token.text)
    else if (DROPPED.has(token.name)) {
      if (!token.closing && !token.attributes.trimEnd().endsWith('/')) skip = token.name
    } else if (token.closing) close(stack, token.name)
    else open(stack, token.name, token.attributes)
  }
  return root.children
}

function addText(node: RichElement, raw: string) {
  const text = decodeEntities(raw)
  const blank = /^[\t\n\r ]*$/.test(text)
  if (text === '' || (blank && (node.children.length === 0 || text.includes('\n')))) return
  node.children.push(node.kind === 'pre' ? text : text.replace(/[\t\n\r ]+/g, ' '))
}

function close(stack: Open[], tag: string) {
  for (let at = stack.length - 1; at > 0; at -= 1) {
    if (stack[at]?.tag === tag) {
      stack.length = at
      return
    }
  }
}

function open(stack: Open[], tag: string, attributes: string) {
  const kind = TAGS[tag]
  if (kind === undefined) return
  const ends = CLOSES[tag]
  while (ends?.includes(stack[stack.length - 1]?.tag ?? '')) stack.pop()
  const node = element(kind, attributes)
  if (node === null) return
  stack[stack.length - 1]?.node.children.push(node)
  if (!VOID.has(tag) && stack.length < MAX_DEPTH) stack.push({ tag, node })
}

function element(kind: RichKind, attributes: string): RichElement | null {
  const values = readAttributes(attributes)
  const node: RichElement = { kind, children: [], ...safeStyle(values.get('style') ?? '') }
  const align = values.get('align')?.toLowerCase()
  if (align === 'center' || align === 'right') node.align = align
  if (kind === 'a') node.href = safeHref(values.get('href') ?? '')
  if (kind === 'img') {
    node.src = safeSrc(values.get('src') ?? '')
    node.alt = values.get('alt') ?? ''
    if (node.src === undefined) return null
  }
  return node
}

function readAttributes(text: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!values.has(key)) values.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return values
}

/** All picture addresses in reading order, for the preview. */
export function pictures(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.src === undefined ? pictures(node.children) : [node.src]
  })
}
