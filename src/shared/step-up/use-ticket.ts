import { useRef } from 'react'
import { stepUp, type StepUpRequest } from './step-up'

/**
 * A proof for one write. A refused write has not used it up, and after a lost answer the same one is sent: the same content under the same
 * number (CV-3). `drop` once it is too old (2040).
 */
export function useTicket() {
  const kept = useRef<string | null>(null)
  return {
    /** null: the user cancelled. */
    take: async (request: StepUpRequest): Promise<string | null> => (kept.current ??= await stepUp(request)),
    drop: () => {
      kept.current = null
    },
  }
}
