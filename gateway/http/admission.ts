import type { Access } from '@contract/keys'
import type { ErrorCode } from '@domain/errors'
import { question } from '../extensions'
import type { Session } from './context'

/** A call as access looks at it. */
export interface AdmissionEntry {
  access: Access
  orModels: readonly string[]
  method: 'GET' | 'POST'
}

/** Why a session may not make a call, null = it may (AU-20 from the customer number on). */
export const admission = question<(session: Session, entry: AdmissionEntry) => ErrorCode | null>('admission')
