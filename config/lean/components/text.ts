import {
  createElement,
  forwardRef,
  useLayoutEffect,
  useRef,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type ForwardedRef,
  type KeyboardEvent,
} from 'react'
import { withDetail, useElement, type Props } from './element'

type TextElement = HTMLInputElement | HTMLTextAreaElement
type Handler = (event: object) => void

interface TextProps extends Props {
  value?: string | number | null
  defaultValue?: string | number
  placeholder?: string
  /** Characters; -1: no limit. */
  maxlength?: number
  maxLength?: number
  focus?: boolean
  autoFocus?: boolean
  readOnly?: boolean
  confirmType?: string
  onInput?: Handler
  onFocus?: Handler
  onBlur?: Handler
  onConfirm?: Handler
  onKeyDown?: (event: KeyboardEvent) => void
}

interface InputProps extends TextProps {
  type?: string
  password?: boolean
}

/** Keyboards of the mini-program that are no input type of the browser. `type=number` drops text that it cannot parse. */
const KEYBOARDS: Record<string, object> = {
  number: { type: 'text', inputMode: 'numeric' },
  digit: { type: 'text', inputMode: 'decimal' },
  idcard: { type: 'text' },
}

/**
 * Common part of Input and Textarea. The element owns its text, so that an input method can compose characters. The prop `value` is
 * written into the element when it differs.
 */
function useText<E extends TextElement>(props: TextProps, ref: ForwardedRef<E>) {
  const { value, onInput, onFocus, onBlur, onConfirm, onKeyDown } = props
  const wantsFocus = props.focus === true || props.autoFocus === true
  const isComposing = useRef(false)
  const { ref: element, ...dom } = useElement<E>(props, ref)
  useLayoutEffect(() => {
    const text = String(value ?? '')
    const node = element.current
    if (node && value !== undefined && !isComposing.current && node.value !== text) node.value = text
  })
  useLayoutEffect(() => {
    if (wantsFocus) element.current?.focus()
  }, [element, wantsFocus])
  const emit = (
    handler: Handler | undefined,
    event: FormEvent<E> | FocusEvent<E> | KeyboardEvent<E> | CompositionEvent<E>,
  ) => {
    const { value: text, selectionEnd } = event.currentTarget
    handler?.(withDetail(event, { value: text, cursor: selectionEnd ?? text.length }))
  }
  const most = props.maxlength ?? props.maxLength ?? -1
  return {
    ...dom,
    ref: element,
    defaultValue: value ?? props.defaultValue,
    placeholder: props.placeholder,
    readOnly: props.readOnly,
    maxLength: most < 0 ? undefined : most,
    enterKeyHint: props.confirmType,
    onInput: (event: FormEvent<E>) => void (isComposing.current || emit(onInput, event)),
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: (event: CompositionEvent<E>) => {
      isComposing.current = false
      emit(onInput, event)
    },
    onFocus: (event: FocusEvent<E>) => emit(onFocus, event),
    onBlur: (event: FocusEvent<E>) => emit(onBlur, event),
    onKeyDown: (event: KeyboardEvent<E>) => {
      onKeyDown?.(event)
      if (event.key === 'Enter' && !isComposing.current) emit(onConfirm, event)
    },
  }
}

export const Input = /* @__PURE__ */ forwardRef<HTMLInputElement, InputProps>(function Input(props, ref) {
  const { type = 'text', password, confirmType } = props
  const kind = confirmType === 'search' ? 'search' : type
  return createElement('input', {
    ...useText(props, ref),
    ...(KEYBOARDS[kind] ?? { type: kind }),
    ...(password && { type: 'password' }),
  })
})

export const Textarea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextProps>(function Textarea(props, ref) {
  return createElement('textarea', useText(props, ref))
})
