import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './Icon'
import type { FieldProps } from './props'

type FrameProps = Pick<
  FieldProps,
  'label' | 'required' | 'error' | 'hint' | 'disabled' | 'underlined' | 'bare' | 'kind' | 'id' | 'className' | 'style'
> & { focused: boolean; errorId?: string; children: ReactNode }

/** What every field shares: label, frame with its states, error or hint. */
export function FieldFrame(props: FrameProps) {
  const { label, required, error, hint, disabled, underlined, focused, children } = props
  const box = cx(
    'u-field-box',
    underlined && 'u-field-line',
    props.kind === 'textarea' && 'u-field-tall',
    focused && 'u-field-focus',
    error !== undefined && 'u-field-bad',
    disabled && 'u-field-disabled',
  )
  return (
    <div
      className={cx('u-field', underlined && 'u-field-roomy', props.bare && 'u-field-bare', props.className)}
      style={props.style}
      id={props.id}
    >
      <div className='u-field-label' aria-hidden='true'>
        {label}
        {required && <span className='u-field-must'>*</span>}
      </div>
      <div className={box}>{children}</div>
      {error !== undefined && (
        <div className='u-field-error' role='alert' id={props.errorId}>
          <Icon name='info' size={14} />
          {error}
        </div>
      )}
      {error === undefined && hint && <div className='u-field-hint'>{hint}</div>}
    </div>
  )
}
