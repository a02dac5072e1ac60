import { cx } from './cx'
import type { TagProps } from './props'
import './Tag.scss'

export function Tag({ children, tone = 'muted', dot, kind = 'soft', className, style }: TagProps) {
  return (
    <div className={cx('u-tag', kind === 'soft' ? `u-tag-${tone}` : `u-tag-${kind}`, className)} style={style}>
      {dot && <div className='u-tag-dot' />}
      {children}
    </div>
  )
}
