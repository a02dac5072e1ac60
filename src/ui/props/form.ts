/*
 * Fields and the amount keypad.
 */
import type { ReactNode } from 'react'
import type { AsyncTap, Part, Tap } from './base'

export interface FieldProps extends Part {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: Tap | undefined
  name?: string | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  /** `digits`: codes and numbers that are read digit by digit; `number`: amounts and readings. */
  kind?: 'text' | 'tel' | 'digits' | 'number' | 'password' | 'textarea' | 'nickname' | undefined
  /** In characters: an emoji is one. */
  maxLength?: number | undefined
  counter?: boolean | undefined
  clearable?: boolean | undefined
  autoComplete?: string | undefined
  /** Right inside the field: the SMS code button. */
  extra?: ReactNode
  /** Login form: a line instead of a box. */
  underlined?: boolean | undefined
  /** The caller draws the frame: the label is heard only. */
  bare?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Id of the root, so that the first bad field can be scrolled to. */
  id?: string | undefined
}

export interface PickFieldProps extends Part {
  label: string
  /** Text of the chosen value; empty shows the placeholder. */
  value: string
  placeholder?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  onTap: Tap
  id?: string | undefined
}

export interface CodeButtonProps {
  /** Whole seconds left until it may be sent again; 0 shows the text. */
  left: number
  text?: string | undefined
  onTap: AsyncTap
}

export interface CodeBoxesProps extends Part {
  /** Digits typed so far. */
  value: string
  onChange: (digits: string) => void
  label: string
  error?: string | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

export interface SearchFieldProps extends Part {
  value: string
  onChange: (value: string) => void
  onSearch?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  autoFocus?: boolean | undefined
}

export interface SearchEntryProps {
  text: string
  onTap: Tap
}

export interface AmountFieldProps extends Part {
  /** What was typed so far, e.g. '5000' or '12.'. */
  value: string
  placeholder: string
  focused: boolean
  onFocus: Tap
  onClear?: Tap | undefined
  /** What the keys of a real keyboard do while it has the focus; as on the keypad. */
  typing?: { decimals: number; integers: number; onChange: (value: string) => void } | undefined
  /** ¥ in front or a unit behind. */
  sign?: string | undefined
  unit?: string | undefined
  label: string
}

export interface AmountKeypadProps {
  open: boolean
  value: string
  onChange: (value: string) => void
  onConfirm: Tap
  onClose?: Tap | undefined
  /** Digits behind the point; 0 hides the point key. */
  decimals?: number | undefined
  /** Digits before the point. */
  integers?: number | undefined
}

/** Whole m³ (B 6.0). */
export interface VolumeInputProps extends Part {
  label: string
  /** Digits only; '' = nothing typed. */
  value: string
  onChange: (value: string) => void
  onBlur?: Tap | undefined
  /** m³ of one tap on − or +; 100 without it. */
  step?: number | undefined
  /** Limits of the steps; what is typed beyond them stays and is the caller's to say. */
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  disabled?: boolean | undefined
  id?: string | undefined
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
