import type { contractNoticeKinds, ContractNoticeState } from '@domain/statuses/signing'

export type NoticeKind = keyof typeof contractNoticeKinds

/** C-10: kinds that an account with the right to sign has to acknowledge; reading them is not enough. */
export const needsAck = (kind: NoticeKind): boolean => kind === 'EXPIRE_30' || kind === 'EXPIRE_7'

interface Named {
  noticeId: string
  contractId: string
  kind: NoticeKind
}

/** Whether no later notice says the same contract's end (C-10); ids go by the time. */
export const isNewest = ({ noticeId, contractId }: Named, all: readonly Named[]): boolean =>
  !all.some((one) => one.contractId === contractId && one.kind !== 'UNSIGNED' && one.noticeId > noticeId)

/**
 * Whether a notice still waits (C-10): the newest that has to be acknowledged until it is, while the contract's end is to come; one of a
 * contract that is not signed while its task waits for the signature, read or not; any other is shown once.
 */
export function isNoticeOpen(
  { kind, state }: { kind: NoticeKind; state: ContractNoticeState },
  is: { ending: boolean; newest: boolean; taskOpen: boolean },
): boolean {
  if (needsAck(kind)) return state !== 'ACKED' && is.ending && is.newest
  return kind === 'UNSIGNED' && is.taskOpen
}
