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

/** Customer numbers that a user is bound to: staff do nothing about their own (four eyes). */
export const ownNumbers = question<(work: Work, userId: string) => Promise<ReadonlySet<string>>>('ownNumbers', () =>
  Promise.resolve(new Set()),
)

/** Refuses 2210 where a write of staff is about a customer number of the own. */
export function refuseOwnNumber(
  { ownNumbers: own }: { ownNumbers?: ReadonlySet<string> | undefined },
  bp: unknown,
): void {
  if (typeof bp === 'string' && own?.has(bp)) throw new Refusal('2210')
}

/** The own customer numbers of the member of staff that writes; undefined for every other call. */
export async function ownNumbersOf(
  work: Work,
  { access, method }: Pick<AdmissionEntry, 'access' | 'method'>,
  session: Session | null,
): Promise<ReadonlySet<string> | undefined> {
  if (access !== 'staff' || method !== 'POST' || session === null) return undefined
  return ask(work, ownNumbers)(work, session.userId)
}
