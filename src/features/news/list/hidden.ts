import { storage } from '@/platform/storage'

/* What this phone remembers of the headlines: articles the reader does not want, and the words searched for. */

const MOST_HIDDEN = 200

function list(key: 'newsHidden' | 'newsWords'): string[] {
  const text = storage.get(key)
  return text === '' ? [] : text.split('\n')
}

export const hiddenArticles = (): string[] => list('newsHidden')

export const hideArticle = (articleId: string): void =>
  storage.set('newsHidden', [articleId, ...hiddenArticles()].slice(0, MOST_HIDDEN).join('\n'))

export const searchWords = (): string[] => list('newsWords')

export const saveSearchWords = (words: readonly string[]): void => storage.set('newsWords', words.join('\n'))
