import { cx } from './cx'
import { Icon } from './Icon'
import { Money } from './Money'
import type { ResultHeadProps } from './props'
import './ResultHead.scss'

const ICONS = { success: 'check', pending: 'clock', fail: 'close' } as const

/** What happened, how much, what happens next. Buttons come as children. */
export function ResultHead({ kind, title, amount, text, children, className, style }: ResultHeadProps) {
  return (
    <div className={cx('u-result', className)} style={style}>
      <div className={cx('u-result-mark', `u-result-${kind}`)}>
        <Icon name={ICONS[kind]} />
      </div>
      <div role='status'>
        <h2 className='u-result-title'>{title}</h2>
      </div>
      {amount !== undefined && <Money value={amount} size='l' />}
      {text !== undefined && <div className='u-result-text'>{text}</div>}
      {children && <div className='u-result-foot'>{children}</div>}
    </div>
  )
}
