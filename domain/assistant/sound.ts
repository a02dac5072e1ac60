import { SYLLABLES } from './syllables'

/* How characters sound. What an input method gets wrong is the character, hardly ever the sound. */

const syllables = new Map<string, string>()
/** The first character of each syllable stands for it. */
const heads = new Map<string, string>()
for (const group of SYLLABLES.split(' ')) {
  const [, letters = '', chars = ''] = /^([a-z]+)(.+)$/u.exec(group) ?? []
  const [head = ''] = Array.from(chars)
  heads.set(letters, head)
  for (const char of Array.from(chars)) if (!syllables.has(char)) syllables.set(char, letters)
}

/** Syllables that are mixed up in the south or typed alike: zh and z, ng and n. */
const loose = (letters: string): string => letters.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n')

/** How a text is spelt, letters only; null where one of its characters has no known sound. */
export function soundKey(text: string): string | null {
  const parts = Array.from(text, (char) => syllables.get(char))
  return parts.includes(undefined) ? null : parts.join('')
}

/** The sounds of a text, one to a character; a character without a known sound stands for itself. */
export const soundsOf = (text: string): string[] =>
  Array.from(text, (char) => {
    const letters = syllables.get(char)
    return letters === undefined ? char : loose(letters)
  })

/** The first character of each loose syllable stands for its sound. */
const sounding = new Map<string, string>()
for (const [letters, char] of heads) if (!sounding.has(loose(letters))) sounding.set(loose(letters), char)

/** A plain text by its sounds: texts that differ only by characters of equal sound are equal. Length stays. */
export const bySound = (text: string): string =>
  Array.from(text, (char) => sounding.get(loose(syllables.get(char) ?? '')) ?? char).join('')

/** The syllables with which a run of letters can begin at a place: their length and a character that sounds so. */
export function syllableStarts(letters: string, at: number): [length: number, char: string][] {
  const found: [number, string][] = []
  for (let length = 1; length <= 6; length += 1) {
    const head = heads.get(letters.slice(at, at + length))
    if (head !== undefined && at + length <= letters.length) found.push([length, head])
  }
  return found
}
