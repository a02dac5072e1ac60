import { soundsOf } from './sound'

/*
 * What the trained model sees of a question: its characters in ones, twos and threes, the sounds of them in twos and threes, and what the
 * grammar finds in it. Spans and meters are masked before; digits are alike.
 */

const START = '^'
const END = '$'

function grams(signs: readonly string[], sizes: readonly number[], mark: string, into: Set<string>): void {
  for (const size of sizes)
    for (let at = 0; at + size <= signs.length; at += 1) into.add(mark + signs.slice(at, at + size).join(''))
}

/** Features of a plain text; `hints` are what the grammar found. */
export function featuresOf(text: string, hints: readonly string[]): Set<string> {
  const into = new Set<string>(hints.map((hint) => `#${hint}`))
  const signs = [START, ...Array.from(text.replace(/\d+(?:\.\d+)?/g, '0')), END]
  grams(signs, [1, 2, 3], '', into)
  if (/[a-z]{3}/.test(text)) grams(signs, [4, 5], '', into)
  const sounds = soundsOf(signs.join(''))
  if (sounds.some((sound, at) => sound !== signs[at]))
    grams(
      sounds.map((sound) => `${sound} `),
      [2, 3],
      '~',
      into,
    )
  return into
}
