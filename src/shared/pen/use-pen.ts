import { useEffect, useRef, useState } from 'react'
import type { Sheet } from '@/platform/pen'
import type { PickedFile } from '@/platform/upload'
import { extended, measured, paint, paintScreen, sheetSize, toSheet, type Point, type Stroke } from './strokes'

/** px of the picture's longer side at most. */
const MOST = 1000
const SHARPEST = 2

export interface PenOfPage {
  strokes: readonly Stroke[]
  /** The canvas to write on, when it stands and when it has another size; null: there is none. */
  onSheet: (sheet: Sheet | null) => void
  /** The host has no canvas to write on. */
  isMissing: boolean
  /** Asks for it again. */
  retry: () => void
  down: (at: Point) => void
  move: (at: Point) => void
  up: () => void
  undo: () => void
  clear: () => void
  measure: () => ReturnType<typeof measured>
  save: () => Promise<PickedFile | null>
}

/** What is written on a canvas. */
export function usePen(): PenOfPage {
  // undefined: not answered yet.
  const [found, setSheet] = useState<Sheet | null | undefined>(undefined)
  const sheet = found ?? null
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const isDown = useRef(false)

  useEffect(() => {
    sheet?.draw((pen) => paintScreen(pen, strokes, sheet))
  }, [strokes, sheet])

  return {
    strokes,
    onSheet: setSheet,
    isMissing: found === null,
    retry: () => setSheet(undefined),
    down(at) {
      isDown.current = sheet !== null
      if (sheet !== null) setStrokes((before) => [...before, [toSheet(at, sheet)]])
    },
    move(at) {
      if (isDown.current && sheet !== null) setStrokes((before) => extended(before, toSheet(at, sheet)))
    },
    up() {
      isDown.current = false
    },
    undo: () => setStrokes((before) => before.slice(0, -1)),
    clear: () => setStrokes([]),
    measure: () => measured(strokes, sheet ? sheetSize(sheet) : { width: 1, height: 1 }),
    async save() {
      if (sheet === null) return null
      const size = sheetSize(sheet)
      return sheet.save((pen) => paint(pen, strokes), size, Math.min(SHARPEST, MOST / size.width))
    },
  }
}
