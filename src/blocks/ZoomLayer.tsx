import { Layer } from '@/ui'
import { useZoom } from './use-zoom'
import { ZoomBar } from './ZoomBar'
import { ZoomPicture } from './ZoomPicture'
import './zoom-layer.scss'

export interface ZoomLayerProps {
  /** The picture tapped. */
  first: string
  pictures: readonly string[]
  /** Written across the picture: papers say what they were given for (CE-12). */
  mark?: string
  onClose: () => void
}

/** Pictures over the page (E-N-12, C 6.5): zoom 1 to 4, dragging above 1, to the next one at 1 only. */
export function ZoomLayer({ first, pictures, mark, onClose }: ZoomLayerProps) {
  const zoom = useZoom(pictures.length, { start: pictures.indexOf(first), least: 1, most: 4 })
  if (pictures.length === 0) return null
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
        <ZoomPicture zoom={zoom} pictures={pictures} />
        {mark !== undefined && (
          <div className='zl-mark' aria-hidden>
            {mark}
          </div>
        )}
        <ZoomBar
          zoom={zoom}
          count={pictures.length}
          more={[{ key: 'close', label: '关闭', icon: 'close', onTap: onClose }]}
        />
      </div>
    </Layer>
  )
}
