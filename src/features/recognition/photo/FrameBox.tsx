import { useRef } from 'react'
import type { Frame } from '@domain/recognition/wheels'
import { rectOf } from '@/platform/measure'
import { Photo } from '@/ui'
import { movedBy, sizedBy } from './frame'
import '../recognition.scss'
import './frame.scss'

const ID = 'meter-photo'
const percent = (part: number): string => `${part * 100}%`

interface Point {
  clientX: number
  clientY: number
}
type Touch = { touches: ArrayLike<Partial<Point> & { pageX?: number; pageY?: number }> }

const pointOf = ({ touches }: Touch): Point => {
  const [touch] = Array.from(touches)
  return { clientX: touch?.clientX ?? touch?.pageX ?? 0, clientY: touch?.clientY ?? touch?.pageY ?? 0 }
}

interface Props {
  picture: string
  frame: Frame
  onChange: (frame: Frame) => void
}

/** The photo with the frame in which the register stands: drawn along and sized by a finger or the mouse. */
export function FrameBox({ picture, frame, onChange }: Props) {
  const drag = useDrag(frame, onChange)
  return (
    <div id={ID} className='rf-stage'>
      <Photo className='rz-photo' src={picture} fit='width' alt='待识别的照片' />
      <div
        className='rf-frame'
        style={{ left: percent(frame.x), top: percent(frame.y), width: percent(frame.w), height: percent(frame.h) }}
        role='img'
        aria-label='取景框，请拖到字轮上'
        {...drag(movedBy)}
      />
      <div
        className='rf-corner'
        style={{ left: percent(frame.x + frame.w), top: percent(frame.y + frame.h) }}
        {...drag(sizedBy)}
      >
        <div className='rf-knob' />
      </div>
    </div>
  )
}

type Change = typeof movedBy

function useDrag(frame: Frame, onChange: (frame: Frame) => void) {
  const from = useRef<{ point: Point; frame: Frame; width: number; height: number } | null>(null)
  const start = async (point: Point) => {
    const { width, height } = await rectOf(ID)
    from.current = width > 0 && height > 0 ? { point, frame, width, height } : null
  }
  const move = (change: Change, { clientX, clientY }: Point) => {
    const begun = from.current
    if (!begun) return
    const { point, width, height } = begun
    onChange(change(begun.frame, (clientX - point.clientX) / width, (clientY - point.clientY) / height))
  }
  const end = () => {
    from.current = null
  }
  return (change: Change) => ({
    catchMove: true,
    onTouchStart: (event: Touch) => void start(pointOf(event)),
    onTouchMove: (event: Touch) => move(change, pointOf(event)),
    onTouchEnd: end,
    onMouseDown: (event: Point) => void start(event),
    onMouseMove: (event: Point) => move(change, event),
    onMouseUp: end,
    onMouseLeave: end,
  })
}
