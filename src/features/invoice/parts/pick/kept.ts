import type { NewInvoiceType } from '@domain/statuses/invoice'
import { storage } from '@/platform/storage'
import { useUser } from '@/stores'

/* What this phone remembers of the invoices of a user: where they were sent, what was searched for, which strips were closed. */

interface Kept {
  userId: string
  /** Customer number of `email` and `words`. */
  bp: string
  email: string
  words: readonly string[]
  /** Type of the last invoice by title. */
  types: Readonly<Record<string, NewInvoiceType>>
  /** Month of which the strip about its end has been closed. */
  tipMonth: string
  isGuided: boolean
}

type Owner = 'userId' | 'bp'

const OF_CUSTOMER = { email: '', words: [] }
const NOTHING: Omit<Kept, Owner> = { ...OF_CUSTOMER, types: {}, tipMonth: '', isGuided: false }

/** Of the present user, and of the customer number that is shown; nothing of another one's. */
export function kept(): Kept {
  const { userId = '', bp = '' } = useUser.getState().loginUserInfo ?? {}
  const empty = { ...NOTHING, userId, bp }
  try {
    const stored = JSON.parse(storage.get('invoiceKept') || '{}') as Partial<Kept>
    if (stored.userId !== userId) return empty
    return { ...empty, ...stored, ...(stored.bp !== bp && { ...OF_CUSTOMER, bp }) }
  } catch {
    return empty
  }
}

export const keep = (part: Partial<Omit<Kept, Owner>>): void =>
  storage.set('invoiceKept', JSON.stringify({ ...kept(), ...part }))
