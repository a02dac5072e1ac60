import { useState } from 'react'
import type { Stand } from './frame-state'

/**
 * A page's read or list that is there once others have their answers too (`answered`), or have failed: what they draw above the page's own
 * parts is drawn with these, so that nothing moves. A page that stands stays, whatever is read again.
 */
export function useTogether<T extends Stand>(read: T, answered: boolean): T {
  const [stood, setStood] = useState(false)
  const isReady = read.state !== 'loading' && answered
  if (isReady && !stood) setStood(true)
  return stood || isReady || read.state === 'error' ? read : { ...read, state: 'loading' }
}

/** The read has its answer, or has failed. */
export const isAnswered = ({ state }: Pick<Stand, 'state'>): boolean => state !== 'loading'
