import { isOffline } from '@/platform/network'
import { cx } from './cx'
import { Picture } from './Picture'
import type { ErrorBlockProps } from './props'
import './Empty.scss'

/** The whole area is the target (visual 6). */
export function ErrorBlock({
  onRetry,
  text = isOffline() ? '网络未连接，点击重试' : '加载失败，点击重试',
  small,
  className,
  style,
}: ErrorBlockProps) {
  return (
    <button
      type='button'
      className={cx('u-empty', small && 'u-empty-small', className)}
      style={style}
      onClick={onRetry}
    >
      {!small && <Picture name='offline' />}
      <div className='u-empty-text'>{text}</div>
    </button>
  )
}
