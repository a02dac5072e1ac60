import { cx } from './cx'
import type { SwitchProps } from './props'
import './Switch.scss'

export function Switch({ checked, onChange, disabled, label, className, style }: SwitchProps) {
  return (
    <button
      type='button'
      className={cx('u-switch', checked && 'u-switch-on', disabled && 'u-off', className)}
      style={style}
      role='switch'
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <div className='u-switch-knob' />
    </button>
  )
}
