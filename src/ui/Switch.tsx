import { cx } from './cx'
import type { SwitchProps } from './props'
import './Switch.scss'

export function Switch({ checked, onChange, disabled, label, children, className, style }: SwitchProps) {
  const look = cx('u-switch', checked && 'u-switch-on', disabled && 'u-off')
  const knob = <div className='u-switch-knob' />
  return (
    <button
      type='button'
      className={cx(children === undefined ? look : 'u-switch-row', className)}
      style={style}
      role='switch'
      aria-checked={checked}
      // A row says all that it shows.
      aria-label={children === undefined ? label : undefined}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      {children}
      {children === undefined ? knob : <div className={look}>{knob}</div>}
    </button>
  )
}
