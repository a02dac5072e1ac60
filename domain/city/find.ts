/** The fields that a search of cities needs (PO-09). */
export interface Named {
  name: string
  pinyin: string
  initials: string
}

/** The letter under which a city is in the index. */
const letterOf = ({ pinyin }: Pick<Named, 'pinyin'>): string => pinyin.charAt(0).toUpperCase()

/** PO-09: a part of the name, or the beginning of the reading or of its initials. */
export function isCityFor({ name, pinyin, initials }: Named, typed: string): boolean {
  const word = typed.trim().toLowerCase()
  return word !== '' && (name.includes(word) || pinyin.startsWith(word) || initials.startsWith(word))
}

/** Cities under their letters, in the order of their readings; a letter without one is left out. */
export function byLetter<T extends Named>(list: readonly T[]): { letter: string; cities: T[] }[] {
  const sorted = [...list].sort((a, b) => (a.pinyin < b.pinyin ? -1 : 1))
  const letters = [...new Set(sorted.map(letterOf))]
  return letters.map((letter) => ({ letter, cities: sorted.filter((city) => letterOf(city) === letter) }))
}
