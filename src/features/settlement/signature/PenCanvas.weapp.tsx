import { Canvas } from '@tarojs/components'
import type { PenCanvasProps } from './pen-canvas'
import './signature.scss'

interface CanvasTouch {
  touches: readonly { x: number; y: number; clientX?: number; clientY?: number }[]
}

/** The canvas; WeChat tells where in it a finger is. */
export function PenCanvas({ id, label, onDown, onMove, onUp, origin }: PenCanvasProps) {
  const placed = (event: unknown, tell: PenCanvasProps['onMove']) => {
    const touch = (event as CanvasTouch).touches[0]
    if (touch) tell({ x: touch.clientX ?? touch.x + origin.x, y: touch.clientY ?? touch.y + origin.y })
  }
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
