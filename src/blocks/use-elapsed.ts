import { useEffect, useState } from 'react'

/** Have `ms` passed since the part was drawn first, or since `again`? */
export function useElapsed(ms: number): { isOver: boolean; again: () => void } {
  const [round, setRound] = useState(0)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms, round])
  return { isOver, again: () => setRound((count) => count + 1) }
}
