import { cx } from './cx'
import { Icon } from './Icon'
import type { CheckBoxProps } from './props'
import './CheckBox.scss'

/** The tick with its own 44 area; `children` are read as its text and tap it too, links inside keep their own tap. */
export function CheckBox({ checked, onChange, disabled, square, children, label, className, style }: CheckBoxProps) {
  const toggle = () => {
    if (!disabled) onChange(!checked)
  }
  return (
    <div className={cx('u-check', disabled && 'u-check-off', className)} style={style}>
      <button
        type='button'
        className='u-check-hit'
        role='checkbox'
        aria-checked={checked}
        aria-label={label ?? (typeof children === 'string' ? children : undefined)}
        disabled={disabled}
        onClick={toggle}
      >
        <div className={cx('u-tick', checked && 'u-tick-on', disabled && 'u-tick-no', square && 'u-tick-square')}>
          {checked && <Icon name='check' size={14} />}
        </div>
      </button>
      {children !== undefined && (
        <div className='u-check-text' onClick={toggle}>
          {children}
        </div>
      )}
    </div>
  )
}
