import { useEffect, useState } from 'react'
import { SECOND } from '@domain/date'
import { rectOf, windowHeight } from '@/platform/measure'
import { serverNow } from '@/platform/time'
import { usePageActive } from '@/ui'

/** So long an agreement is read at least before it is signed (K-08). */
const LEAST = 10 * SECOND
const LOOK = 500

export interface Reading {
  /** Whole seconds still to read. */
  left: number
  /** Its end has been on the screen. */
  isAtEnd: boolean
}

/** How far a text has been read; its end has this id. `openedAt` is when the gateway first showed it. */
export function useReadThrough(endId: string, openedAt: string, isOn: boolean): Reading {
  const until = Date.parse(openedAt) + LEAST
  const [left, setLeft] = useState(() => until - serverNow())
  const [isAtEnd, setAtEnd] = useState(false)
  const active = usePageActive()
  const isDone = isAtEnd && left <= 0
  useEffect(() => {
    if (!isOn || isDone || !active) return undefined
    const look = async () => {
      setLeft(until - serverNow())
      const { top, height } = await rectOf(endId)
      if (height > 0 && top < windowHeight()) setAtEnd(true)
    }
    const timer = setInterval(() => void look(), LOOK)
    return () => clearInterval(timer)
  }, [endId, until, isOn, isDone, active])
  return { left: Math.max(0, Math.ceil(left / SECOND)), isAtEnd }
}
