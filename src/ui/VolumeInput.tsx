import { useId, useState } from 'react'
import { grouped } from '@domain/decimal-text'
import { isWeapp } from '@/platform/host'
import { cx } from './cx'
import { Icon } from './Icon'
import { inputAttributes, isComposing, textOf, type TextEvent } from './input-event'
import type { VolumeInputProps } from './props'
import { canStep, stepped, wholeVolume } from './volume-steps'
import './VolumeInput.scss'

/** Whole m³ by typing or in steps; thousands are separated while the field has no focus (B 6.0, 9.30). */
export function VolumeInput(props: VolumeInputProps) {
  const { label, value, onChange, onBlur, step = 100, min, max, error, hint, disabled = false, id } = props
  const [focused, setFocused] = useState(false)
  const fault = `${useId()}e`
  const limits = { min, max }
  const keep = (event: TextEvent) => onChange(wholeVolume(textOf(event)))
  return (
    <div id={id} className={cx('u-vol', props.className)} style={props.style}>
      <div
        className={cx(
          'u-vol-box',
          focused && 'u-vol-focus',
          error !== undefined && 'u-vol-bad',
          disabled && 'u-vol-off',
        )}
      >
        <StepButton {...{ label, value, limits, disabled, onChange }} by={-step} />
        <input
          className='u-vol-input'
          value={focused ? value : grouped(value)}
          disabled={disabled}
          placeholder=''
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : fault}
          {...inputAttributes('digits', true)}
          autoComplete='off'
          onInput={(event: TextEvent) => void (isComposing(event) || keep(event))}
          {...(!isWeapp && { onCompositionEnd: keep })}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false)
            onBlur?.()
          }}
        />
        <span className='u-vol-unit'>m³</span>
        <StepButton {...{ label, value, limits, disabled, onChange }} by={step} />
      </div>
      {error !== undefined && (
        <div className='u-vol-error' id={fault} role='alert'>
          {error}
        </div>
      )}
      {hint !== undefined && error === undefined && <div className='u-vol-hint num'>{hint}</div>}
    </div>
  )
}

interface StepButtonProps extends Pick<VolumeInputProps, 'label' | 'value' | 'onChange'> {
  limits: { min: string | undefined; max: string | undefined }
  disabled: boolean
  by: number
}

function StepButton({ label, value, limits, disabled, by, onChange }: StepButtonProps) {
  const isOff = disabled || !canStep(value, by, limits)
  return (
    <button
      type='button'
      className={cx('u-vol-step', isOff && 'u-vol-step-off')}
      aria-label={`${label}${by > 0 ? '增加' : '减少'}${Math.abs(by)}立方米`}
      disabled={isOff}
      onClick={() => onChange(stepped(value, by, limits))}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={18} />
    </button>
  )
}
