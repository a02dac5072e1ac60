import { DAY } from '@domain/date'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'

/** How long a share counts for what follows from it, ms (E-S-08). */
const KEPT = 7 * DAY

/** E-S-08: the last share that was opened on this device is the one that counts. */
export const keepShareCode = (code: string): void => storage.set('shareCode', `${code}|${serverNow()}`)

/** What an enquiry says of the share that led to it; nothing seven days after it was opened. */
export function keptShareCode(): { shareCode?: string } {
  const [shareCode = '', at = ''] = storage.get('shareCode').split('|')
  return shareCode !== '' && serverNow() - Number(at) < KEPT ? { shareCode } : {}
}
