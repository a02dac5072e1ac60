import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'

/* The proof that the rules of an activity were read, between the page of the rules and the sign-up (S-01). It ends with the login. */

interface Mark {
  activityId: string
  readToken: string
  expireAt: string
}

export const saveMark = (mark: Mark): void => storage.set('balanceRead', JSON.stringify(mark))

/** The proof for this activity; null: none, or it has ended. */
export function markOf(activityId: string): string | null {
  try {
    const mark = JSON.parse(storage.get('balanceRead') || '{}') as Partial<Mark>
    const holds = mark.activityId === activityId && Date.parse(mark.expireAt ?? '') > serverNow()
    return holds ? (mark.readToken ?? null) : null
  } catch {
    return null
  }
}
