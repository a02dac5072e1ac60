import type { StatusText, Transition } from '../machine'

/** Bank accounts that a customer keeps on file (D 3.7). */
export const bankAccountStatus = {
  TO_VERIFY: { label: '待验证', tone: 'warning' },
  VERIFYING: { label: '验证中', tone: 'primary' },
  VERIFIED: { label: '已验证', tone: 'success' },
  FAILED: { label: '验证失败', tone: 'danger' },
  DISABLED: { label: '已停用', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type BankAccountState = keyof typeof bankAccountStatus
/** SEND begins a round, PROVE and FAIL end it; PROVE without a round is a decision of staff. */
export type BankAccountEvent = 'SEND' | 'PROVE' | 'FAIL' | 'DELETE'

export const bankAccountTransitions: readonly Transition<BankAccountState, BankAccountEvent>[] = [
  { from: 'TO_VERIFY', on: 'SEND', to: 'VERIFYING' },
  { from: 'FAILED', on: 'SEND', to: 'VERIFYING' },
  { from: 'TO_VERIFY', on: 'PROVE', to: 'VERIFIED' },
  { from: 'VERIFYING', on: 'PROVE', to: 'VERIFIED' },
  { from: 'FAILED', on: 'PROVE', to: 'VERIFIED' },
  { from: 'TO_VERIFY', on: 'FAIL', to: 'FAILED' },
  { from: 'VERIFYING', on: 'FAIL', to: 'FAILED' },
  { from: 'FAILED', on: 'FAIL', to: 'FAILED' },
  { from: 'TO_VERIFY', on: 'DELETE', to: 'DISABLED' },
  { from: 'VERIFYING', on: 'DELETE', to: 'DISABLED' },
  { from: 'VERIFIED', on: 'DELETE', to: 'DISABLED' },
  { from: 'FAILED', on: 'DELETE', to: 'DISABLED' },
]

/** What an account is for (D 2.6, dictionary BANK_PURPOSE). */
export const bankPurposes = { PAY: '付款', REFUND: '退款', INVOICE: '开票' } as const

export type BankPurpose = keyof typeof bankPurposes

/** How a round of a proof ended. */
export const proofResults = {
  PROVED: '到账核对一致',
  WRONG: '汇款账户与登记的不一致',
  EXPIRED: '超过5天未收到汇款',
  STAFF: '人工核实',
  DROPPED: '账户已删除',
} as const

export type ProofResult = keyof typeof proofResults

/** BK-02. */
export const MOST_ACCOUNTS = 5
