export type MarkRanges = readonly (readonly [number, number])[]

interface TextPart {
  text: string
  hit: boolean
}

/** Splits a text at the ranges [start, end) of the keyword (E-N-10); ranges outside the text are dropped. */
export function markedParts(text: string, ranges: MarkRanges = []): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) parts.push({ text: text.slice(at, start), hit: false })
    parts.push({ text: text.slice(start, end), hit: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false })
  return parts
}
