import { useCallback, useEffect, useRef, useState } from 'react'
import { openSheet, type Sheet } from '@/platform/pen'
import type { PickedFile } from '@/platform/upload'
import { extended, measured, paint, paintScreen, sheetSize, toSheet, type Point, type Stroke } from './strokes'

/** px of the picture's longer side at most. */
const MOST = 1000
const SHARPEST = 2

export interface PenOfPage {
  strokes: readonly Stroke[]
  origin: Point
  down: (at: Point) => void
  move: (at: Point) => void
  up: () => void
  undo: () => void
  clear: () => void
  measure: () => ReturnType<typeof measured>
  save: () => Promise<PickedFile | null>
}

/** What is written on the canvas with this id. */
export function usePen(id: string): PenOfPage {
  const sheet = useRef<Sheet | null>(null)
  const [origin, setOrigin] = useState<Point>({ x: 0, y: 0 })
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const isDown = useRef(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isGone = false
    void openSheet(id).then((found) => {
      if (isGone || found === null) return
      sheet.current = found
      setOrigin({ x: found.left, y: found.top })
      setOpen(true)
    })
    return () => {
      isGone = true
    }
  }, [id])

  useEffect(() => {
    const on = sheet.current
    if (isOpen && on !== null) on.draw((pen) => paintScreen(pen, strokes, on))
  }, [strokes, isOpen])

  const placed = useCallback((at: Point): Point | null => {
    const on = sheet.current
    return on && toSheet({ x: at.x - on.left, y: at.y - on.top }, on)
  }, [])
  return {
    strokes,
    origin,
    down(at) {
      const point = placed(at)
      isDown.current = point !== null
      if (point !== null) setStrokes((before) => [...before, [point]])
    },
    move(at) {
      const point = placed(at)
      if (isDown.current && point !== null) setStrokes((before) => extended(before, point))
    },
    up() {
      isDown.current = false
    },
    undo: () => setStrokes((before) => before.slice(0, -1)),
    clear: () => setStrokes([]),
    measure: () => measured(strokes, sheet.current ? sheetSize(sheet.current) : { width: 1, height: 1 }),
    async save() {
      const on = sheet.current
      if (on === null) return null
      const size = sheetSize(on)
      return on.save((pen) => paint(pen, strokes), size, Math.min(SHARPEST, MOST / size.width))
    },
  }
}
