import { storage } from '@/platform/storage'

/*
 * How much of a text before its signature has been on the screen (C-05). Kept under the fingerprint of the document, so that another
 * document begins at nothing; it ends with the login. The gateway judges the time of reading by itself.
 */

/** So many documents are remembered. */
const KEPT = 10

/** Whole per cent of a text that has been on the screen: `top` and `height` (px) of the text, and the height of the window. */
export function readShare({ top, height }: { top: number; height: number }, window: number): number {
  if (height <= 0) return 0
  const share = Math.floor(((window - top) / height) * 100)
  return Math.min(100, Math.max(0, share))
}

const kept = (): [document: string, percent: number][] => {
  try {
    return JSON.parse(storage.get('readTexts') || '[]') as [string, number][]
  } catch {
    return []
  }
}

/** Per cent of a document that was read before; 0 of one that was not opened. */
export const readOf = (document: string): number => kept().find(([one]) => one === document)?.[1] ?? 0

export function saveRead(document: string, percent: number): void {
  const others = kept().filter(([one]) => one !== document)
  storage.set('readTexts', JSON.stringify([[document, percent], ...others].slice(0, KEPT)))
}
