import { codes } from '@domain/codes'
import { chips, type Choice } from '@/blocks/form/choice'
import type { Kind } from '@/blocks/form/kind'

type Names<K extends string> = Readonly<Record<K, string | { label: string }>>

const itemsOf = <K extends string>(names: Names<K>, which: readonly K[]): Choice<K>[] =>
  which.map((key) => {
    const name = names[key]
    return { key, label: typeof name === 'string' ? name : name.label }
  })

/** One of the words of a vocabulary, or of some of them; '' = none. */
export const wordChips = <K extends string>(names: Names<K>, which: readonly K[] = codes(names)): Kind<K | ''> =>
  chips<K | ''>(itemsOf(names, which))
