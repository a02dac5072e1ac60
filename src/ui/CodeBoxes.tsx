import { useState } from 'react'
import { isWeapp } from '@/platform/host'
import { cx } from './cx'
import { keptText } from './field-text'
import { textOf } from './input-event'
import type { CodeBoxesProps } from './props'
import './CodeBoxes.scss'

const KEYBOARD: object = isWeapp ? { type: 'number' } : { type: 'text', inputMode: 'numeric' }

/** A code of digits in boxes. One transparent input lies over them, so that paste and the phone's own suggestion work. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { value, onChange, length = 6, label, error, disabled, autoFocus, className, style } = props
  const [focused, setFocused] = useState(false)
  const at = Math.min(value.length, length - 1)
  return (
    <div className={cx('u-boxes', className)} style={style}>
      <div className='u-boxes-row'>
        {Array.from({ length }, (_, index) => (
          <div
            key={index}
            className={cx(
              'u-box num',
              error !== undefined && 'u-box-bad',
              focused && index === at && !disabled && 'u-box-on',
            )}
            aria-hidden='true'
          >
            {value[index] ?? ''}
          </div>
        ))}
        <input
          className='u-boxes-input'
          value={value}
          maxLength={isWeapp ? length : -1}
          disabled={disabled}
          autoFocus={autoFocus}
          autoComplete='one-time-code'
          aria-label={label}
          aria-invalid={error !== undefined}
          {...KEYBOARD}
          onInput={(event) => onChange(keptText('digits', textOf(event), length))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <div className='u-boxes-error' role={error === undefined ? undefined : 'alert'}>
        {error}
      </div>
    </div>
  )
}
