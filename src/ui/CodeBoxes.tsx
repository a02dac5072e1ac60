import { useState } from 'react'
import { isWeapp } from '@/platform/host'
import { cx } from './cx'
import { keptText } from './field-text'
import { textOf } from './input-event'
import type { CodeBoxesProps } from './props'
import './CodeBoxes.scss'

/** Digits of a code. */
const LENGTH = 6
const KEYBOARD: object = isWeapp ? { type: 'number' } : { type: 'text', inputMode: 'numeric' }

/** A code of digits in boxes. One transparent input lies over them, so that paste and the phone's own suggestion work. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { value, onChange, label, error, disabled, autoFocus, className, style } = props
  const [focused, setFocused] = useState(false)
  const at = Math.min(value.length, LENGTH - 1)
  return (
    <div className={cx('u-boxes', className)} style={style}>
      <div className='u-boxes-row'>
        {Array.from({ length: LENGTH }, (_, index) => (
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
          maxLength={isWeapp ? LENGTH : -1}
          disabled={disabled}
          autoFocus={autoFocus}
          autoComplete='one-time-code'
          aria-label={label}
          aria-invalid={error !== undefined}
          {...KEYBOARD}
          onInput={(event) => onChange(keptText('digits', textOf(event), LENGTH))}
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
