/** 1..30 characters (E-N-10). */
export type KeywordProblem = 'EMPTY' | 'TOO_LONG'
export function keywordProblem(word: string): KeywordProblem | null {
  const length = Array.from(word.trim()).length
  if (length === 0) return 'EMPTY'
  return length > 30 ? 'TOO_LONG' : null
}
