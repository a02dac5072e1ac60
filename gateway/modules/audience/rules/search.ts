/** Character ranges [start, end) where the word stands, without regard to case (E-N-10). Counted in UTF-16 units, as texts are cut. */
export function rangesOf(text: string, word: string): [number, number][] {
  const ranges: [number, number][] = []
  const [haystack, needle] = [text.toLowerCase(), word.toLowerCase()]
  if (needle === '') return ranges
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + needle.length)) {
    ranges.push([at, at + needle.length])
  }
  return ranges
}

/** 1..30 characters (E-N-10). */
export type KeywordProblem = 'EMPTY' | 'TOO_LONG'
export function keywordProblem(word: string): KeywordProblem | null {
  const length = Array.from(word.trim()).length
  if (length === 0) return 'EMPTY'
  return length > 30 ? 'TOO_LONG' : null
}
