/** A token of a question and how many documents hold it. */
export interface Known {
  token: string
  documents: number
}

/** A token with its weight: what it says of what is asked. */
export interface Weighed {
  token: string
  weight: number
}

/** A document as reduced texts (tokens.ts): its title, its key words with its summary, its text. */
export interface Candidate {
  title: string
  words: string
  body: string
}

export interface Ranked<T> {
  document: T
  /** BM25 times coverage; only its order means something. */
  score: number
  /** Share of the question's weight that the document holds, by where it holds it: 0 to 1. */
  coverage: number
}

export type Outcome = 'ANSWER' | 'CHOICE' | 'NONE'

/** From this coverage on the best document answers; from the other on three titles are offered (rest 3-2). */
const ANSWERS = 0.45
const OFFERS = 0.1
/** How many times the score of the next one the best needs to be the answer by itself. */
const AHEAD = 1.2

/** BM25: how soon more of a token says no more, and how much the length of a text counts. */
const K1 = 1.2
const B = 0.6
/** A token in the title counts as so many in the text; in key words and summary. */
const IN_TITLE = 6
const IN_WORDS = 4
/** What a token in key words or summary, and one in the text alone, counts for coverage: what a document is about stands in its title. */
const HELD_IN_WORDS = 0.9
const HELD_IN_BODY = 0.5
/** A single character says less than a pair. */
const OF_SINGLE = 0.4

const isSingle = (token: string): boolean => token.length === 1 && !/[a-z0-9]/.test(token)

/** The weight of each token: its idf among `total` documents, never negative; a token that nothing holds weighs most. */
export const weighed = (tokens: readonly Known[], total: number): Weighed[] =>
  tokens.map(({ token, documents }) => ({
    token,
    weight: Math.log(1 + (total - documents + 0.5) / (documents + 0.5)) * (isSingle(token) ? OF_SINGLE : 1),
  }))

/** How often a token is in a reduced text; letters and digits count as whole runs only. */
function timesIn(text: string, token: string): number {
  const isLatin = /^[a-z0-9]/.test(token)
  const [hay, needle] = isLatin ? [` ${text} `, ` ${token} `] : [text, token]
  let times = 0
  // Two runs share the blank between them.
  const step = isLatin ? needle.length - 1 : needle.length
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + step)) times += 1
  return times
}

const lengthOf = ({ title, words, body }: Candidate): number => title.length + words.length + body.length

/**
 * Documents by BM25 over their fields times the coverage of the question, the best first; those of the same score keep their order.
 * Pure: a few hundred candidates that the index has found. A question without tokens finds nothing.
 */
export function ranked<T extends Candidate>(question: readonly Weighed[], documents: readonly T[]): Ranked<T>[] {
  const whole = question.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0 || documents.length === 0) return []
  const mean = documents.reduce((sum, one) => sum + lengthOf(one), 0) / documents.length
  const scored = documents.map((document) => {
    const base = K1 * (1 - B + (B * lengthOf(document)) / Math.max(1, mean))
    let score = 0
    let held = 0
    for (const { token, weight } of question) {
      const inTitle = timesIn(document.title, token)
      const inWords = timesIn(document.words, token)
      const times = IN_TITLE * inTitle + IN_WORDS * inWords + timesIn(document.body, token)
      if (times === 0) continue
      held += weight * (inTitle > 0 ? 1 : inWords > 0 ? HELD_IN_WORDS : HELD_IN_BODY)
      score += (weight * times * (K1 + 1)) / (times + base)
    }
    const coverage = held / whole
    return { document, score: score * coverage, coverage }
  })
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
}

/** What the best document's coverage is good for: an answer, three titles to choose from, or nothing. */
export const outcomeOf = (coverage: number): Outcome =>
  coverage >= ANSWERS ? 'ANSWER' : coverage >= OFFERS ? 'CHOICE' : 'NONE'

/** Whether the best of ranked documents may speak for itself; of two that fit alike a person chooses. */
export const isClear = ([best, next]: readonly Pick<Ranked<unknown>, 'score'>[]): boolean =>
  best !== undefined && best.score >= AHEAD * (next?.score ?? 0)
