import { useEffect, useRef, useState } from 'react'

/** Seconds after arrival at which it is asked again (C 6.7). */
const READINGS = [2, 4, 8, 18, 28, 38, 48, 58]
/** Attempts after which polling stops. */
const OVER = 60

/** Reads again at those moments for as long as it is wanted; answers whether it still is asked. */
export function useReadings(isWanted: boolean, reload: () => Promise<void>): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (!isWanted) return undefined
    const timers = READINGS.map((seconds) => setTimeout(() => void latest.current(), seconds * 1000))
    timers.push(setTimeout(() => setOver(true), OVER * 1000))
    return () => timers.forEach(clearTimeout)
  }, [isWanted])
  return isWanted && !isOver
}
