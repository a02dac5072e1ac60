import type { contractNoticeKinds, ContractNoticeState } from '@domain/statuses/signing'

export type NoticeKind = keyof typeof contractNoticeKinds

/** C-10: kinds that an account with the right to sign has to acknowledge; reading them is not enough. */
export const needsAck = (kind: NoticeKind): boolean => kind === 'EXPIRE_30' || kind === 'EXPIRE_7'

/**
 * Whether a notice still waits (C-10): one that has to be acknowledged until it is, one of a contract that is not signed while its task
 * waits for the signature, read or not; any other is shown once.
 */
export function isNoticeOpen(kind: NoticeKind, state: ContractNoticeState, isTaskOpen: boolean): boolean {
  if (needsAck(kind)) return state !== 'ACKED'
  return kind === 'UNSIGNED' && isTaskOpen
}
