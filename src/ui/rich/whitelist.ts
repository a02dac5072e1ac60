/*
 * What a document or news item may contain. Everything else is dropped: unknown tags lose their tag and keep their text, dangerous
 * ones lose both.
 */

/** Tag of the source -> how it is drawn. */
export const TAGS: Readonly<Record<string, RichKind>> = {
  p: 'p',
  div: 'div',
  section: 'div',
  article: 'div',
  center: 'div',
  figure: 'div',
  figcaption: 'caption',
  blockquote: 'quote',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  span: 'span',
  font: 'span',
  sub: 'sub',
  sup: 'sup',
  code: 'span',
  pre: 'pre',
  br: 'br',
  hr: 'hr',
  a: 'a',
  img: 'img',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  thead: 'rows',
  tbody: 'rows',
  tfoot: 'rows',
  tr: 'tr',
  td: 'td',
  th: 'th',
}

export type RichKind =
  | 'p'
  | 'div'
  | 'caption'
  | 'quote'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'span'
  | 'sub'
  | 'sup'
  | 'pre'
  | 'br'
  | 'hr'
  | 'a'
  | 'img'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'rows'
  | 'tr'
  | 'td'
  | 'th'

/** Dropped together with what is inside. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript svg math textarea select option title head audio video canvas form button xmp plaintext noembed noframes applet frameset'.split(
    ' ',
  ),
)

/** Never has an end tag. */
export const VOID: ReadonlySet<string> = new Set(
  'br hr img input meta link base area col source track wbr param'.split(' '),
)

/** Control characters and spaces are cut first: they hide a scheme from a naive check (java\tscript:). */
const plain = (url: string): string => url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '')

/** http, https, tel or a path of our own; anything else is no link. */
export function safeHref(url: string): string | undefined {
  const text = plain(url)
  return /^(https?:\/\/[^\\]|tel:\+?[\d-]+$|\/(?![/\\]))/i.test(text) ? text : undefined
}

/** https, http, a path of our own, or a bitmap inside the text. SVG is refused: it is a document. */
export function safeSrc(url: string): string | undefined {
  const text = plain(url)
  return /^(https?:\/\/[^\\]|\/(?![/\\])|data:image\/(png|jpe?g|gif|webp);base64,[a-z0-9+/=]+$)/i.test(text)
    ? text
    : undefined
}

/** Only alignment and bold survive of an inline style: colours and sizes are ours (dark theme, 关怀模式). */
export function safeStyle(style: string): { align?: 'center' | 'right'; bold?: true } {
  const align = /(?:^|;)\s*text-align\s*:\s*(center|right)\s*(?:;|$)/i.exec(style)?.[1]?.toLowerCase()
  const bold = /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)\s*(?:;|$)/i.test(style)
  return {
    ...(align === 'center' || align === 'right' ? { align } : {}),
    ...(bold ? { bold: true as const } : {}),
  }
}
