import { useEffect, useState } from 'react'
import { PACE_FROM, type Pace } from './result-look'

export interface PollPace {
  pace: Pace
  /** Starts over. */
  again: () => void
}

/** How long the result has been asked for (AE-45); it stands still once settled. */
export function usePollPace(settled: boolean): PollPace {
  const [round, setRound] = useState(0)
  const [pace, setPace] = useState<Pace>('quick')
  useEffect(() => {
    if (settled) return undefined
    setPace('quick')
    const timers = (['slow', 'over'] as const).map((next) => setTimeout(() => setPace(next), PACE_FROM[next]))
    return () => timers.forEach(clearTimeout)
  }, [settled, round])
  return { pace, again: () => setRound(round + 1) }
}
