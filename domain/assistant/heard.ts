import { bySound } from './sound'
import { concepts, conceptsIn, topicsFor, wordsTaken, type Concept } from './topics'

/* Topics of a text, also by words that only sound like those of the trade. */

/** From this weight on no mistyped word matters: two concepts that fit. */
const CLEAR = 7

/** Topics by words; those that sound alike count as well where the words as they are typed say little. */
export function topicsIn(text: string, hasSpan = false) {
  const exact = topicsFor(conceptsIn(text), hasSpan)
  if ((exact[0]?.weight ?? 0) >= CLEAR) return exact
  const heard = topicsFor(conceptsBySound(text), hasSpan)
  return (heard[0]?.weight ?? 0) > (exact[0]?.weight ?? 0) ? heard : exact
}

/** Words of a concept that are plain characters, at the top of its pattern. */
function plainWords(pattern: string): string[] {
  let depth = 0
  const parts = ['']
  for (const char of pattern) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
}
const soundWords = (Object.entries(concepts) as [Concept, string][]).map(
  ([name, words]) => [name, plainWords(words).map((word) => ({ word, sound: bySound(word) }))] as const,
)
/** Stands for a character that belongs to a word. */
const KNOWN = '■'
/** A word that is mistyped keeps one of its characters at least: '张单' may be 账单, '张气' is no 账期. */
const isHeard = (
  text: string,
  sounds: string,
  { word, sound }: { word: string; sound: string },
  known: string,
): boolean => {
  const at = sounds.indexOf(sound)
  if (at < 0 || !Array.from(word).some((char, index) => text[at + index] === char)) return false
  // A whole word was not mistyped: 签 of 签到 is no 钱.
  return Array.from(word).every((char, index) => text[at + index] === char || known[at + index] !== KNOWN)
}
function conceptsBySound(text: string): ReadonlyMap<Concept, number> {
  const sounds = bySound(text)
  const known = wordsTaken(text, KNOWN)
  const found = new Map(conceptsIn(text))
  for (const [name, words] of soundWords) {
    const heard = words.find((one) => isHeard(text, sounds, one, known))
    if (heard !== undefined) found.set(name, heard.word.length)
  }
  return found
}
