import { DAY } from '@domain/date'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'

/** How long a share counts for what follows from it, ms (E-S-08). */
const KEPT = 7 * DAY

/** Code, when it was opened (ms), and whether a login has followed. */
const kept = () => {
  const [code = '', at = '', login = ''] = storage.get('shareCode').split('|')
  return code !== '' && serverNow() - Number(at) < KEPT ? { code, at, hasLogin: login !== '' } : null
}

/** ms within which an opening of a share is the one before: its landing page leads on to a page that keeps it as well. */
const SAME_OPENING = 60_000

/**
 * E-S-08: the last share that was opened on this device is the one that counts; opened again it begins no new count. Answers whether it
 * is an opening of its own.
 */
export function keepShareCode(code: string): boolean {
  const found = kept()
  const before = found?.code === code ? found : null
  const now = serverNow()
  storage.set('shareCode', `${code}|${now}${before?.hasLogin ? '|login' : ''}`)
  return before === null || now - Number(before.at) > SAME_OPENING
}

/** What an enquiry says of the share that led to it; nothing seven days after it was opened. */
export function keptShareCode(): { shareCode?: string } {
  const found = kept()
  return found ? { shareCode: found.code } : {}
}

/** The share that led to a login, once; undefined where none did, or one has followed from it before. */
export function takeLoginShare(): string | undefined {
  const found = kept()
  if (!found || found.hasLogin) return undefined
  storage.set('shareCode', `${found.code}|${found.at}|login`)
  return found.code
}
