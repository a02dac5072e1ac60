import type { Access } from '@contract/keys'
import type { ErrorCode } from '@domain/errors'
import { question } from '../extensions'
import { ask } from '../wiring'
import type { Session, Work } from './context'
import { Refusal } from './refusal'

/** A call as access looks at it. */
export interface AdmissionEntry {
  access: Access
  orModels: readonly string[]
  method: 'GET' | 'POST'
}

/** Why a session may not make a call, null = it may (AU-20 from the customer number on). */
export const admission = question<(session: Session, entry: AdmissionEntry) => ErrorCode | null>('admission')

/** Whether a customer number is one of this user's own: staff do nothing about it (four eyes, as at the desk). */
export const isOwnCustomer = question<(work: Work, userId: string, bp: string) => Promise<boolean>>(
  'isOwnCustomer',
  () => Promise.resolve(false),
)

/** Refuses 2210 for a write of staff that names such a number. */
export async function refuseOwnCustomer(
  work: Work,
  { access, method }: Pick<AdmissionEntry, 'access' | 'method'>,
  session: Session | null,
  { bp }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (access !== 'staff' || method !== 'POST' || session === null || typeof bp !== 'string') return
  if (await ask(work, isOwnCustomer)(work, session.userId, bp)) throw new Refusal('2210')
}
