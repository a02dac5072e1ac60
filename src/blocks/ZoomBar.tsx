import { Icon, type IconName } from '@/ui'
import type { Zoom } from './use-zoom'
import './zoom-layer.scss'

interface ZoomAct {
  key: string
  label: string
  icon: IconName
  onTap: (() => void) | undefined
}

interface ZoomBarProps {
  zoom: Zoom
  count: number
  /** Behind those of every picture: close, save, turn. */
  more: readonly ZoomAct[]
}

/** Everything that fingers do, by buttons as well (visual 8). */
export function ZoomBar({ zoom, count, more }: ZoomBarProps) {
  const several = count > 1
  return (
    <div className='zl-bar'>
      {several && <ZoomButton label='上一张' icon='back' onTap={() => zoom.move(-1)} />}
      <ZoomButton label='缩小' icon='minus' onTap={zoom.smaller} />
      <span className='zl-at'>
        {zoom.at + 1}/{count}
      </span>
      <ZoomButton label='放大' icon='plus' onTap={zoom.larger} />
      {several && <ZoomButton label='下一张' icon='right' onTap={() => zoom.move(1)} />}
      {more.map(({ key, ...act }) => (
        <ZoomButton key={key} {...act} />
      ))}
    </div>
  )
}

function ZoomButton({ label, icon, onTap }: Omit<ZoomAct, 'key'>) {
  const off = onTap === undefined
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
