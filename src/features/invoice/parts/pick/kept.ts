import type { NewInvoiceType } from '@domain/statuses/invoice'
import { storage } from '@/platform/storage'
import { useUser } from '@/stores'

/* What this phone remembers of a user's invoices: where they were sent, what was searched for, which strips were closed. */

interface Kept {
  userId: string
  email: string
  /** Type of the last invoice by title. */
  types: Readonly<Record<string, NewInvoiceType>>
  words: readonly string[]
  /** Month of which the strip about its end has been closed. */
  tipMonth: string
  isGuided: boolean
}

const NOTHING: Omit<Kept, 'userId'> = { email: '', types: {}, words: [], tipMonth: '', isGuided: false }
const userNow = (): string => useUser.getState().loginUserInfo?.userId ?? ''

/** Of the present user; that of another user is not returned. */
export function kept(): Kept {
  const empty = { ...NOTHING, userId: userNow() }
  try {
    const stored = JSON.parse(storage.get('invoiceKept') || '{}') as Partial<Kept>
    return stored.userId === empty.userId ? { ...empty, ...stored } : empty
  } catch {
    return empty
  }
}

export const keep = (part: Partial<Omit<Kept, 'userId'>>): void =>
  storage.set('invoiceKept', JSON.stringify({ ...kept(), ...part }))
