import { useEffect, useState } from 'react'
import { nextPoll, POLL_STEPS } from '../result-look'

export interface PollPace {
  /** ms between two questions; null = given up, only by hand. */
  every: number | null
  /** Starts over. */
  again: () => void
}

/** How often the result is asked for, by the time since the page opened (AE-45); it stands still once settled. */
export function usePollPace(settled: boolean): PollPace {
  const [round, setRound] = useState(0)
  const [every, setEvery] = useState(() => nextPoll(0))
  useEffect(() => {
    if (settled) return undefined
    setEvery(nextPoll(0))
    const timers = POLL_STEPS.map((after) => setTimeout(() => setEvery(nextPoll(after)), after))
    return () => timers.forEach(clearTimeout)
  }, [settled, round])
  return { every: settled ? null : every, again: () => setRound(round + 1) }
}
