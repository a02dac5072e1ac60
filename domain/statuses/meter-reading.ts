import type { Transition } from '../machine'

/** A 2.3: only VALID readings are billed. */
export type ReadingState = 'VALID' | 'SUSPECT' | 'REJECTED'
export type ReadingEvent = 'DOUBT' | 'CONFIRM' | 'REJECT'

export const readingTransitions: readonly Transition<ReadingState, ReadingEvent>[] = [
  { from: 'VALID', on: 'DOUBT', to: 'SUSPECT' },
  { from: 'SUSPECT', on: 'CONFIRM', to: 'VALID' },
  { from: 'SUSPECT', on: 'REJECT', to: 'REJECTED' },
]
