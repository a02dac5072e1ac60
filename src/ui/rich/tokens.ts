/*
 * Cuts HTML text into texts and tags in one pass. By hand rather than by one expression, so that hostile input costs no more than
 * its length.
 */
export type Token = { type: 'text'; text: string } | { type: 'tag'; name: string; closing: boolean; attributes: string }

const NAME = /^\/?([a-z][^\s/>]*)/i
const NAME_MAX = 64

export function tokens(html: string): Token[] {
  const found: Token[] = []
  let at = 0
  let text = 0
  const flush = (end: number) => {
    if (end > text) found.push({ type: 'text', text: html.slice(text, end) })
  }
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    const end = endOf(html, start)
    if (end === 'none') {
      at = start + 1
      continue
    }
    // A tag that never ends: what follows is text, and cannot run.
    if (end === 'open') break
    flush(start)
    const tag = readTag(html.slice(start + 1, end))
    if (tag) found.push(tag)
    at = end + 1
    text = at
  }
  flush(html.length)
  return found
}

/** Index of the last character of what starts at `start`; 'none' when it is a plain <, 'open' when it has no end. */
function endOf(html: string, start: number): number | 'none' | 'open' {
  const next = html[start + 1] ?? ''
  if (html.startsWith('<!--', start)) {
    // <!--> and <!---> are empty comments, as browsers read them.
    const short = /^<!--(-?)>/.exec(html.slice(start, start + 6))
    if (short) return start + short[0].length - 1
    const close = html.indexOf('-->', start + 4)
    return close < 0 ? html.length - 1 : close + 2
  }
  if (next === '!' || next === '?') {
    const close = html.indexOf('>', start)
    return close < 0 ? html.length - 1 : close
  }
  if (!/[a-z/]/i.test(next)) return 'none'
  let quote = ''
  for (let at = start + 1; at < html.length; at += 1) {
    const mark = html[at] ?? ''
    if (quote !== '') {
      if (mark === quote) quote = ''
    } else if (mark === '"' || mark === "'") quote = mark
    else if (mark === '>') return at
  }
  return 'open'
}

function readTag(inside: string): Token | null {
  const name = NAME.exec(inside.slice(0, NAME_MAX))?.[1]
  if (name === undefined) return null
  const closing = inside.startsWith('/')
  return { type: 'tag', name: name.toLowerCase(), closing, attributes: inside.slice(name.length + (closing ? 1 : 0)) }
}
