import type { ListFootProps } from './props'
import { Spinner } from './Spinner'
import { cx } from './cx'
import './ListFoot.scss'

export function ListFoot({ state, end = '没有更多了', onRetry, className, style }: ListFootProps) {
  if (state === 'failed') {
    return (
      <button type='button' className={cx('u-foot', className)} style={style} onClick={onRetry}>
        加载失败，点击重试
      </button>
    )
  }
  return (
    <div className={cx('u-foot', className)} style={style} role='status'>
      {state === 'loading' && <Spinner />}
      {state === 'loading' && '加载中'}
      {state === 'end' && end}
    </div>
  )
}
