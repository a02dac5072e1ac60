import type { ErrorCode } from '@domain/errors'
import type { LotteryWinState } from '@domain/statuses/lottery'

interface Claimable {
  state: LotteryWinState
  claimUntil: string
}

/** E-L-10, E-L-11: E5011 after the last day, E5012 where something has been done with the prize. `today` is a date. */
export function claimProblem({ state, claimUntil }: Claimable, today: string): ErrorCode | null {
  if (state === 'expired' || (state === 'pendingClaim' && today > claimUntil)) return 'E5011'
  return state === 'pendingClaim' ? null : 'E5012'
}
