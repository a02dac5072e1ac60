import { useRef, useState } from 'react'
import { Icon, Layer, Photo, useSwipe } from '@/ui'
import './zoom-layer.scss'

export interface ZoomLayerProps {
  /** The picture tapped. */
  first: string
  pictures: readonly string[]
  /** Written across the picture: papers say what they were given for (CE-12). */
  mark?: string
  onClose: () => void
}

const MOST = 4
/** ms between the two taps of a double tap. */
const TWICE = 300

/** Pictures over the page (E-N-12, C 6.5): zoom 1 to 4, dragging above 1, to the next one at 1 only. */
export function ZoomLayer({ first, pictures, mark, onClose }: ZoomLayerProps) {
  const [at, setAt] = useState(Math.max(0, pictures.indexOf(first)))
  const [scale, setScale] = useState(1)
  const tapped = useRef(0)
  const url = pictures[at]
  const move = (step: number) => {
    setScale(1)
    setAt((old) => (old + step + pictures.length) % pictures.length)
  }
  const swipe = useSwipe((step) => {
    if (scale === 1 && pictures.length > 1) move(step)
  })
  // The event's own time: no clock of the phone is asked.
  const tap = ({ timeStamp }: { timeStamp: number }) => {
    const isDouble = timeStamp - tapped.current < TWICE
    tapped.current = isDouble ? 0 : timeStamp
    if (isDouble) setScale((old) => (old === 1 ? 2 : 1))
  }
  if (url === undefined) return null
  return (
    <Layer>
      <div
        className='zl'
        role='dialog'
        aria-modal='true'
        aria-label='图片预览'
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      >
        <div className='zl-view' onClick={tap} {...swipe}>
          <Photo
            className='zl-img'
            fit='width'
            src={url}
            alt={`第${at + 1}张，共${pictures.length}张`}
            style={{ width: `${scale * 100}%` }}
          />
        </div>
        {mark !== undefined && (
          <div className='zl-mark' aria-hidden>
            {mark}
          </div>
        )}
        <div className='zl-bar'>
          {pictures.length > 1 && <ZoomButton label='上一张' icon='back' onTap={() => move(-1)} />}
          <ZoomButton label='缩小' icon='minus' off={scale === 1} onTap={() => setScale(scale - 1)} />
          <span className='zl-at'>
            {at + 1}/{pictures.length}
          </span>
          <ZoomButton label='放大' icon='plus' off={scale === MOST} onTap={() => setScale(scale + 1)} />
          {pictures.length > 1 && <ZoomButton label='下一张' icon='right' onTap={() => move(1)} />}
          <ZoomButton label='关闭' icon='close' onTap={onClose} />
        </div>
      </div>
    </Layer>
  )
}

interface ZoomButtonProps {
  label: string
  icon: 'back' | 'right' | 'plus' | 'minus' | 'close'
  off?: boolean
  onTap: () => void
}

function ZoomButton({ label, icon, off, onTap }: ZoomButtonProps) {
  return (
    <button
      type='button'
      className={off ? 'zl-button u-off' : 'zl-button'}
      aria-label={label}
      disabled={off}
      onClick={onTap}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}
