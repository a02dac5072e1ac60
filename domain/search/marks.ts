import { simplified } from './simplified'
import { reductionsIn } from './synonyms'

/** Ranges [start, end) of a text, in UTF-16 units, in order and apart. */
export type Ranges = [number, number][]

function joined(ranges: Ranges): Ranges {
  const result: Ranges = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

function placesOf(text: string, word: string): Ranges {
  const found: Ranges = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

/** Words of two characters or more, and what the trade calls them; a question of one character is itself a word. */
function wordsOf(question: string): string[] {
  const plain = simplified(question.toLowerCase())
  const runs = plain.match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []
  const pairs = runs.flatMap((run) =>
    /^[a-z0-9]/.test(run) || run.length < 3
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [...pairs, ...reductionsIn(plain).flat()]
}

/**
 * Where a text shows words of a question, without regard to case, traditional characters or synonyms (E-N-10).
 * marksIn('违约金怎么算', '罚款怎么算') → [[0, 6]].
 */
export function marksIn(text: string, question: string): Ranges {
  const plain = simplified(text.toLowerCase())
  // Lower case of a few foreign letters is longer than themselves: places would be those of another text.
  if (plain.length !== text.length) return []
  return joined(wordsOf(question).flatMap((word) => placesOf(plain, word)))
}
