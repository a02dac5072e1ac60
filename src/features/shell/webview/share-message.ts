import type { ShareCard } from '@/platform/share'
import type { WebMessage } from './web-frame'

/** Characters of a card's title. */
const TITLE = 60

const textOf = (given: unknown): string => (typeof given === 'string' ? given.trim() : '')

/**
 * The card that an outside page wants sent (C 6.4). What it leaves out, and what does not lead to a page of ours, comes from the
 * card of the web view itself.
 */
export function cardOf(message: WebMessage, own: ShareCard, isPage: (address: string) => boolean): ShareCard {
  const [title, path, imageUrl] = [textOf(message.title), textOf(message.path), textOf(message.imageUrl)]
  return {
    title: Array.from(title || own.title)
      .slice(0, TITLE)
      .join(''),
    path: isPage(path) ? path : own.path,
    ...(/^https:\/\/\S+$/.test(imageUrl) && { imageUrl }),
  }
}
