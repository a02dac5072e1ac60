import type { ReactNode } from 'react'
import { Photo } from '@/ui'
import type { Zoom } from './use-zoom'
import './zoom-layer.scss'

interface ZoomPictureProps {
  zoom: Zoom
  pictures: readonly string[]
  /** Quarters of a turn to the right. */
  turns?: number
  onFail?: () => void
  /** In the picture's place, e.g. that it cannot be had. */
  instead?: ReactNode
}

/** The picture in front, as large as it has been made; what does not fit is dragged. */
export function ZoomPicture({ zoom, pictures, turns = 0, onFail, instead }: ZoomPictureProps) {
  if (instead !== undefined) return <div className='zl-view'>{instead}</div>
  return (
    <div className='zl-view' {...zoom.handlers}>
      <Photo
        key={pictures[zoom.at]}
        className='zl-img'
        fit='width'
        src={pictures[zoom.at] ?? ''}
        alt={`第${zoom.at + 1}张，共${pictures.length}张`}
        style={{ width: `${zoom.scale * 100}%`, ...(turns % 4 !== 0 && { transform: `rotate(${turns * 90}deg)` }) }}
        onFail={onFail}
      />
    </div>
  )
}
