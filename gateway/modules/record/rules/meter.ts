import type { MeterEventKind } from '@domain/statuses/gas-device'

type FileState = 'IN_USE' | 'VERIFYING' | 'RETIRED'

/**
 * D 3.5: the state of a flow meter after an event; null: the event cannot be. Sent to its verification it is there until it comes back,
 * and what was replaced is over.
 */
export function stateAfter(state: FileState, event: MeterEventKind): FileState | null {
  if (state === 'RETIRED') return null
  if (event === 'VERIFY_SEND') return state === 'IN_USE' ? 'VERIFYING' : null
  if (event === 'VERIFY_BACK') return state === 'VERIFYING' ? 'IN_USE' : null
  return event === 'REPLACE' ? 'RETIRED' : state
}
