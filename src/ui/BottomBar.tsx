import { Button } from './Button'
import { CheckBox } from './CheckBox'
import { cx } from './cx'
import type { BottomAction, BottomBarProps } from './props'
import './BottomBar.scss'

/** The page's one action (visual 1.5, 6), the last part of the page. */
export function BottomBar({ primary, secondary, sum, tick, note, className, style }: BottomBarProps) {
  const full = sum === undefined && tick === undefined
  return (
    <footer className={cx('u-bar', className)} style={style}>
      {note !== undefined && <div className='u-bar-note'>{note}</div>}
      <div className={cx('u-bar-in', sum && secondary && 'u-bar-both')}>
        {tick && (
          <CheckBox checked={tick.checked} onChange={tick.onChange} label={tick.label} disabled={tick.disabled} />
        )}
        {tick && <div className='u-bar-all'>{tick.label}</div>}
        {sum && (
          <div className='u-bar-sum'>
            <div className='u-bar-label num'>{sum.label}</div>
            {sum.value !== undefined && <div className='u-bar-value'>{sum.value}</div>}
            {sum.note !== undefined && <div className='u-bar-label num'>{sum.note}</div>}
          </div>
        )}
        {secondary && (
          <BarButton
            action={secondary}
            kind={secondary.plain ? 'plain' : 'outline'}
            className={full ? 'u-bar-second' : 'u-bar-fit'}
          />
        )}
        <BarButton action={primary} kind='filled' className={full ? 'u-bar-first' : 'u-bar-fit'} />
      </div>
    </footer>
  )
}

interface BarButtonProps {
  action: BottomAction
  kind: 'filled' | 'outline' | 'plain'
  className: string
}

function BarButton({ action, kind, className }: BarButtonProps) {
  return (
    <Button
      kind={kind}
      className={className}
      disabled={action.disabled}
      loading={action.loading}
      loadingText={action.loadingText}
      danger={action.danger}
      onTap={action.onTap}
    >
      {action.text}
    </Button>
  )
}
