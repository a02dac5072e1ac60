import { useEffect, useRef, useState } from 'react'
import { rectOf, type Rect } from '@/platform/measure'
import { dragEvents } from './drag-events'
import { moved, placeAt, type Point } from './place'

/** ms of pressing that lift a tile, and px within which a finger counts as still. */
const HOLD_MS = 300
const STILL = 8

export interface Lifted {
  code: string
  /** Its place when it was lifted, and px it has been moved by since. */
  from: number
  by: Point
}

interface Touch {
  code: string
  start: Point
  timer: ReturnType<typeof setTimeout>
  /** Where the finger is. */
  at: Point
  /** Of the grid; null until it has been measured. */
  rect: Rect | null
  measured: Promise<void>
}

/** Tiles that are lifted by a long press and dropped at another place. `codes` is their order while one is in the air, too. */
export function useDrag(gridId: string, codes: readonly string[], onOrder: (codes: string[]) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const touch = useRef<Touch | null>(null)
  const wasDrag = useRef(false)
  const now = useRef(codes)
  now.current = order ?? codes
  useEffect(() => () => clearTimeout(touch.current?.timer), [])

  const lift = (held: Touch) => {
    wasDrag.current = true
    setLifted({ code: held.code, from: now.current.indexOf(held.code), by: { x: 0, y: 0 } })
    held.measured = rectOf(gridId).then((rect) => {
      held.rect = rect
      follow(held)
    })
  }
  /** The lifted tile is drawn where the finger is. */
  const follow = ({ code, at, rect }: Touch) => {
    if (rect === null || rect.width === 0) return
    const from = now.current.indexOf(code)
    const to = placeAt(at, rect, now.current.length)
    if (to === from) return
    now.current = moved(now.current, from, to)
    setOrder(now.current)
  }
  const drop = () => {
    setLifted(null)
    setOrder(null)
    onOrder([...now.current])
  }
  const onDown = (code: string) => (start: Point) => {
    wasDrag.current = false
    const held: Touch = {
      code,
      start,
      at: start,
      rect: null,
      measured: Promise.resolve(),
      timer: setTimeout(() => lift(held), HOLD_MS),
    }
    touch.current = held
  }
  const onMove = (at: Point) => {
    const held = touch.current
    if (held === null) return
    const by = { x: at.x - held.start.x, y: at.y - held.start.y }
    if (!wasDrag.current) {
      if (Math.max(Math.abs(by.x), Math.abs(by.y)) > STILL) clearTimeout(held.timer)
      return
    }
    setLifted((one) => one && { ...one, by })
    held.at = at
    follow(held)
  }
  const onUp = () => {
    const held = touch.current
    clearTimeout(held?.timer)
    touch.current = null
    if (held === null || !wasDrag.current) return
    if (held.rect === null) void held.measured.then(drop)
    else drop()
  }
  return {
    lifted,
    order: now.current,
    events: (code: string) => dragEvents({ onDown: onDown(code), onMove, onUp }),
    /** The tap that ends a drag is none. */
    wasDrag: () => wasDrag.current,
  }
}
