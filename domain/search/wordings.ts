/** What customers of a company call a thing that its texts call otherwise (E 2.4). */
interface Wording {
  /** The word of the texts. */
  word: string
  said: readonly string[]
}

/**
 * A question in the words of the texts: each saying replaced by its word, longer ones first, and nothing that was put in is replaced
 * again. Upper and lower case are the same.
 */
export function inWordsOfTexts(text: string, wordings: readonly Wording[]): string {
  const words = new Map(wordings.flatMap(({ word, said }) => said.map((one) => [one.toLowerCase(), word] as const)))
  const sayings = [...words.keys()].filter(Boolean).sort((a, b) => b.length - a.length)
  if (sayings.length === 0) return text
  const pattern = new RegExp(sayings.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'giu')
  return text.replace(pattern, (found) => words.get(found.toLowerCase()) ?? found)
}
