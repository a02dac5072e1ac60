import { useEffect } from 'react'
import { Canvas } from '@tarojs/components'
import { watchSheet } from '@/platform/pen'
import type { PenCanvasProps } from './pen-canvas'
import './pen.scss'

interface CanvasTouch {
  touches: readonly { x: number; y: number }[]
}

/** The canvas; WeChat reports the position of a finger in it. */
export function PenCanvas({ id, label, onSheet, onDown, onMove, onUp }: PenCanvasProps) {
  const placed = (event: unknown, tell: PenCanvasProps['onMove']) => {
    const touch = (event as CanvasTouch).touches[0]
    if (touch) tell({ x: touch.x, y: touch.y })
  }
  useEffect(() => watchSheet(id, onSheet), [id, onSheet])
  return (
    <Canvas
      id={id}
      canvasId={id}
      type='2d'
      disableScroll
      className='sn-canvas'
      {...{ ariaLabel: label }}
      onTouchStart={(event) => placed(event, onDown)}
      onTouchMove={(event) => placed(event, onMove)}
      onTouchEnd={onUp}
      onTouchCancel={onUp}
    />
  )
}
