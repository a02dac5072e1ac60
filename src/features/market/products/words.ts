import { withWord } from '@domain/recent-words'
import { storage } from '@/platform/storage'

/* What this phone remembers of searches in the mall (E 6.3). */

export function keptWords(): string[] {
  const text = storage.get('mallWords')
  return text === '' ? [] : text.split('\n')
}

/** A word that was searched for; an empty one is none. */
export function saveWord(typed: string): void {
  const word = typed.trim()
  if (word !== '') storage.set('mallWords', withWord(keptWords(), word).join('\n'))
}

export const forgetWords = (): void => storage.remove('mallWords')
