import { reduce, tokensOf } from '@domain/search/tokens'

/** E-G-14. */
const MOST_SENTENCES = 5
const MOST_CHARACTERS = 400

/** The sentences of a text that say most of a question, in their own order: at most five, 400 characters. Empty for an empty text. */
export function excerptOf(text: string, question: string): string {
  const wanted = new Set(tokensOf(reduce(question)))
  const all = text
    .split(/(?<=[。！？；\n])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  const scored = all.map((sentence, at) => ({
    at,
    sentence,
    hits: tokensOf(reduce(sentence)).filter((token) => wanted.has(token)).length,
  }))
  // The first sentence says what the text is about; among equals the earlier one.
  const best = [...scored].sort((a, b) => b.hits - a.hits || a.at - b.at).slice(0, MOST_SENTENCES)
  const kept: typeof best = []
  let length = 0
  for (const one of best) {
    if (length + one.sentence.length > MOST_CHARACTERS && kept.length > 0) continue
    kept.push(one)
    length += one.sentence.length
  }
  return Array.from(
    kept
      .sort((a, b) => a.at - b.at)
      .map(({ sentence }) => sentence)
      .join('\n'),
  )
    .slice(0, MOST_CHARACTERS)
    .join('')
}
