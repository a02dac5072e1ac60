import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './Icon'
import type { NoticeBarProps } from './props'
import './NoticeBar.scss'

/** A text breaks at its marks, each clause in one piece (visual 2.3). */
export function clauses(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const parts = text.match(/[^，。；]+[，。；]?/g) ?? [text]
  if (parts.length < 2 || parts.some((part) => part.length > 16)) return text
  return parts.map((part) => (
    <span key={part} className='nowrap'>
      {part}
    </span>
  ))
}

/** One at a time on a page, the most urgent first: the caller chooses. */
export function NoticeBar({
  tone = 'info',
  children,
  action,
  onTap,
  onClose,
  inset,
  className,
  style,
}: NoticeBarProps) {
  const body = (
    <>
      <Icon name={tone === 'info' ? 'info' : 'warn'} size={18} />
      <div className='u-notice-text'>{clauses(children)}</div>
      {action && onTap && (
        <div className='u-notice-action'>
          {action}
          <Icon name='right' size={14} />
        </div>
      )}
    </>
  )
  const classes = cx('u-notice', `u-notice-${tone}`, inset && 'u-notice-inset', className)
  if (onTap) {
    return (
      <button type='button' className={classes} style={style} onClick={onTap}>
        {body}
      </button>
    )
  }
  return (
    <div className={classes} style={style} role='status'>
      {body}
      {onClose && (
        <button type='button' className='u-notice-close' aria-label='关闭' onClick={onClose}>
          <Icon name='close' size={16} />
        </button>
      )}
    </div>
  )
}
