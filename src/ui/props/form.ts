/*
 * Fields and the amount keypad.
 */
import type { ReactNode } from 'react'
import type { AsyncTap, Part, Tap } from './base'

export interface FieldProps extends Part {
  label: string
  value: string
  onChange: (value: string) => void
  onFocus?: Tap
  onBlur?: Tap
  name?: string
  placeholder?: string
  required?: boolean
  error?: string
  hint?: string
  disabled?: boolean
  /** `digits`: codes and numbers that are read digit by digit; `number`: amounts and readings. */
  kind?: 'text' | 'tel' | 'digits' | 'number' | 'password' | 'textarea' | 'nickname'
  /** In characters: an emoji is one. */
  maxLength?: number
  counter?: boolean
  clearable?: boolean
  autoComplete?: string
  /** Right inside the field: the SMS code button. */
  extra?: ReactNode
  /** Login form: a line instead of a box. */
  underlined?: boolean
  autoFocus?: boolean
  /** Id of the root, so that the first bad field can be scrolled to. */
  id?: string
}

export interface PickFieldProps extends Part {
  label: string
  /** Text of the chosen value; empty shows the placeholder. */
  value: string
  placeholder?: string
  required?: boolean
  error?: string
  hint?: string
  disabled?: boolean
  onTap: Tap
  id?: string
}

export interface CodeButtonProps {
  /** Whole seconds left until it may be sent again; 0 shows the text. */
  left: number
  text?: string
  /** Writes the waiting text, e.g. 52s后重新获取. */
  waiting?: (left: number) => string
  disabled?: boolean
  onTap: AsyncTap
}

export interface CodeBoxesProps extends Part {
  /** Digits typed so far. */
  value: string
  onChange: (digits: string) => void
  /** How many digits; six without it. */
  length?: number
  label: string
  error?: string
  disabled?: boolean
  autoFocus?: boolean
}

export interface SearchFieldProps extends Part {
  value: string
  onChange: (value: string) => void
  onSearch?: (value: string) => void
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
}

export interface AmountFieldProps extends Part {
  /** What was typed so far, e.g. '5000' or '12.'. */
  value: string
  placeholder: string
  focused: boolean
  onFocus: Tap
  onClear?: Tap
  /** What the keys of a real keyboard do while it has the focus; as on the keypad. */
  typing?: { decimals: number; integers: number; onChange: (value: string) => void }
  /** ¥ in front or a unit behind. */
  sign?: string
  unit?: string
  label: string
}

export interface AmountKeypadProps {
  open: boolean
  value: string
  onChange: (value: string) => void
  onConfirm: Tap
  onClose?: Tap
  /** Digits behind the point; 0 hides the point key. */
  decimals?: number
  /** Digits before the point. */
  integers?: number
  /** Shortcut such as 全额. */
  shortcut?: string
  onShortcut?: Tap
  confirmText?: string
}

/** Whole m³ (B 6.0). */
export interface VolumeInputProps extends Part {
  label: string
  /** Digits only; '' = nothing typed. */
  value: string
  onChange: (value: string) => void
  onBlur?: Tap
  /** m³ of one tap on − or +; 100 without it. */
  step?: number
  /** Limits of the steps; what is typed beyond them stays and is the caller's to say. */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string
  error?: string | undefined
  hint?: ReactNode
  disabled?: boolean
  id?: string
}

export interface QuickAmount {
  key: string
  title: string
  note?: string
}

export interface QuickAmountsProps extends Part {
  items: readonly QuickAmount[]
  active: string | null
  onChange: (key: string) => void
}
