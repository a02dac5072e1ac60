import { withWord } from '@domain/recent-words'
import { storage } from '@/platform/storage'

/* The words that were searched for on this phone (HC-04). */

export function helpWords(): string[] {
  const text = storage.get('helpWords')
  return text === '' ? [] : text.split('\n')
}

/** Keeps a word; the words as they are then. */
export function saveHelpWord(word: string): string[] {
  const words = withWord(helpWords(), word.replace(/\s+/g, ' ').trim())
  storage.set('helpWords', words.join('\n'))
  return words
}

export const forgetHelpWords = (): void => storage.set('helpWords', '')
