import { isOfCustomer, type Access } from '@contract/keys'
import type { ReviewStatus } from '@domain/statuses/review'
import type { ErrorCode } from '@domain/errors'
import { isPassed } from './binding'

/** The fields that the checks need; a session has them. */
export interface Subject {
  bp: string | null
  isMaster: boolean
  reviewStatus: ReviewStatus | ''
  models: readonly string[]
}

export interface AccessEntry {
  access: Access
  orModels: readonly string[]
  method: 'GET' | 'POST'
}

/**
 * AU-20 from the customer number on: 2108 without one, 2109 while its review has not passed, then the master (CV-2: a read says
 * 2110, a write 2903) or the model (2110). null = may go on. Answers the first failing check only.
 */
export function refusedFor(session: Subject, entry: AccessEntry): ErrorCode | null {
  const { access } = entry
  if (!isOfCustomer(access)) return null
  if (session.bp === null || session.reviewStatus === '') return '2108'
  if (!isPassed({ isMaster: session.isMaster, reviewStatus: session.reviewStatus })) return '2109'
  if (access === 'master') return session.isMaster ? null : entry.method === 'GET' ? '2110' : '2903'
  if (access === 'bound' || session.isMaster) return null
  const wanted = [access.slice('model:'.length), ...entry.orModels]
  return wanted.some((model) => session.models.includes(model)) ? null : '2110'
}
