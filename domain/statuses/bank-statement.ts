import type { StatusText, Transition } from '../machine'

/** Money received at the bank (A 2.14): it belongs to a transfer, waits for staff to assign it, or went back. */
export const bankStatementStatus = {
  WAITING: { label: '已到账待匹配', tone: 'warning' },
  MATCHED: { label: '已匹配', tone: 'success' },
  RETURNED: { label: '已退回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type BankStatementState = keyof typeof bankStatementStatus
export type BankStatementEvent = 'MATCH' | 'RETURN'

export const bankStatementTransitions: readonly Transition<BankStatementState, BankStatementEvent>[] = [
  { from: 'WAITING', on: 'MATCH', to: 'MATCHED' },
  { from: 'WAITING', on: 'RETURN', to: 'RETURNED' },
]
