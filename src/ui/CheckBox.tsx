import { cx } from './cx'
import type { CheckBoxProps } from './props'
import { Tick } from './Tick'
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
        <Tick on={checked} off={disabled} square={square} />
      </button>
      {children !== undefined && (
        <div className='u-check-text' onClick={toggle}>
          {children}
        </div>
      )}
    </div>
  )
}
