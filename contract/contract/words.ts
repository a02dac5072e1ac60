import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { contractStatus, contractTypes } from '@domain/statuses/gas-contract'
import { signWays } from '@domain/statuses/gas-package'
import { contractNoticeKinds, contractNoticeStatus, signTaskStatus } from '@domain/statuses/signing'
import { DateText, Flag, Id, Instant, Nullable, OneOf, Volume0 } from '../common'

export const ContractState = OneOf(...codes(contractStatus))
export const TaskState = OneOf(...codes(signTaskStatus))
export const Year = t.Integer({ minimum: 2000, maximum: 2100 })
export const Months = t.Array(Volume0, { minItems: 12, maxItems: 12 })

const ContractHead = {
  contractId: Id,
  contractNo: t.String(),
  contractType: OneOf(...codes(contractTypes)),
  title: t.String(),
  startDate: DateText,
  endDate: DateText,
  status: ContractState,
  signedAt: Nullable(Instant),
  /** Days to its end where it is in force and 60 at most are left; else null. */
  daysLeft: Nullable(t.Integer()),
}

export const ContractShort = t.Object(ContractHead)

export const SignTask = t.Object({
  taskId: Id,
  contractId: Id,
  contractNo: t.String(),
  contractType: OneOf(...codes(contractTypes)),
  title: t.String(),
  status: TaskState,
  expireAt: Instant,
  signedAt: Nullable(Instant),
})

export const ContractNotice = t.Object({
  noticeId: Id,
  contractId: Id,
  contractNo: t.String(),
  title: t.String(),
  kind: OneOf(...codes(contractNoticeKinds)),
  /** Sentence of the notice. */
  content: t.String(),
  /** READ: an account of the customer has opened it. */
  status: OneOf(...codes(contractNoticeStatus)),
  startDate: DateText,
  endDate: DateText,
  /** Days to the end of the contract, of an unsigned one to the end of its task. */
  daysLeft: t.Integer(),
  /** An account with the right to sign has to acknowledge it. */
  ackRequired: Flag,
  /** It still waits: for its acknowledgement, or for the signature of its contract. */
  isOpen: Flag,
  /** Task of a contract that is not signed, and until when it may be. */
  taskId: Nullable(Id),
  expireAt: Nullable(Instant),
  /** When the user opened it. */
  readAt: Nullable(Instant),
  ackBy: t.String(),
  ackAt: Nullable(Instant),
  createdAt: Instant,
})

const ContractAct = OneOf('FILE', 'SIGN', 'RENEW', 'REISSUE', 'EDIT')

export const ContractDetail = t.Object({
  ...ContractHead,
  customerName: t.String(),
  companyName: t.String(),
  /** Figures that the contract agrees on, label and value. */
  terms: t.Array(t.Object({ label: t.String(), value: t.String() })),
  /** Terms that differ from the contract before it. */
  changes: t.Array(t.Object({ label: t.String(), from: t.String(), to: t.String() })),
  content: t.String(),
  /** SHA-256 of the document that is read and signed; '' while there is none. */
  docHash: t.String(),
  remark: t.String(),
  tasks: t.Array(
    t.Object({
      taskId: Id,
      status: TaskState,
      expireAt: Instant,
      signerName: t.String(),
      phone: t.String(),
      signWay: Nullable(OneOf(...codes(signWays))),
      signedAt: Nullable(Instant),
      companySignedAt: Nullable(Instant),
      failReason: t.String(),
    }),
  ),
  /** SHA-256 of the bytes that signature 1 covers, and of the file; null before it is signed. */
  coveredHash: Nullable(t.String()),
  fileHash: Nullable(t.String()),
  children: t.Array(ContractShort),
  actions: t.Array(ContractAct),
})
