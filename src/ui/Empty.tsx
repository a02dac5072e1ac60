import { Button } from './Button'
import { cx } from './cx'
import { Picture } from './Picture'
import type { EmptyProps } from './props'
import './Empty.scss'

export function Empty({ text, picture = 'list', action, onAction, small, className, style }: EmptyProps) {
  return (
    <div className={cx('u-empty', small && 'u-empty-small', className)} style={style}>
      {!small && <Picture name={picture} />}
      <div className='u-empty-text'>{text}</div>
      {action && (
        <Button kind='outline' size='small' onTap={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
