import { useId, useState } from 'react'
import { characters } from '@domain/text'
import { isWeapp } from '@/platform/host'
import { FieldFrame } from './FieldFrame'
import { Icon } from './Icon'
import { dropsText, keptText } from './field-text'
import { inputAttributes, isComposing, textOf, type TextEvent } from './input-event'
import { useInputBar } from './input-bar'
import type { FieldProps } from './props'
import './Field.scss'

/** Label above, error below; the field keeps its text (visual 6). */
export function Field(props: FieldProps) {
  const { label, value, onChange, onBlur, kind = 'text', error } = props
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(false)
  const inputBar = useInputBar()
  const ownId = useId()
  const fault = `${ownId}e`
  const area = kind === 'textarea'
  const keep = (typed: string) => onChange(keptText(kind, typed, props.maxLength))
  const common = {
    className: area ? 'u-field-area' : 'u-field-input',
    value,
    placeholder: props.placeholder,
    disabled: props.disabled,
    // The browser counts an emoji as two.
    maxLength: isWeapp && !dropsText(kind) ? (props.maxLength ?? -1) : -1,
    name: props.name,
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : fault,
    'aria-required': props.required,
    // Pinyin on its way to characters is left alone until it has become them.
    onInput: (event: TextEvent) => (isComposing(event) ? onChange : keep)(textOf(event)),
    ...(!isWeapp && { onCompositionEnd: (event: TextEvent) => keep(textOf(event)) }),
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false)
      onBlur?.()
    },
  }
  return (
    <FieldFrame {...props} focused={focused} errorId={fault}>
      {area ? (
        <textarea {...common} {...(isWeapp && { showConfirmBar: inputBar })} />
      ) : (
        <input
          {...common}
          {...inputAttributes(kind, shown)}
          autoComplete={props.autoComplete ?? 'off'}
          autoFocus={props.autoFocus}
        />
      )}
      <FieldTools {...props} focused={focused} shown={shown} onShow={setShown} />
    </FieldFrame>
  )
}

interface ToolsProps extends FieldProps {
  focused: boolean
  shown: boolean
  onShow: (shown: boolean) => void
}

/** What stands right of the text: clear, eye, lock, the caller's own, the counter. */
function FieldTools({ focused, shown, onShow, ...props }: ToolsProps) {
  const { label, value, onChange, kind, disabled, maxLength, extra } = props
  return (
    <>
      {props.clearable && focused && value !== '' && !disabled && (
        // Pressing must not take the focus away before the tap arrives.
        <button
          type='button'
          className='u-field-btn'
          aria-label={`清空${label}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange('')}
        >
          <Icon name='fail' size={20} />
        </button>
      )}
      {kind === 'password' && (
        <button
          type='button'
          className='u-field-btn'
          aria-label={shown ? '隐藏密码' : '显示密码'}
          aria-pressed={shown}
          onClick={() => onShow(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eye-off'} size={20} />
        </button>
      )}
      {disabled && <Icon name='lock' size={18} className='u-field-lock' />}
      {extra}
      {props.counter && maxLength !== undefined && (
        <div className='u-field-count num'>
          {characters(value)}/{maxLength}
        </div>
      )}
    </>
  )
}
