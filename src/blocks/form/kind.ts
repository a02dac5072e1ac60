import type { ReactNode } from 'react'
import type { ApiError } from '@/request'

/* A kind of field: how it is drawn and what its values may be. */

/** How a line of text looks; other kinds take of it what they can show. */
export interface Looks {
  placeholder?: string
  hint?: string
  /** In characters. */
  maxLength?: number
  counter?: boolean
  clearable?: boolean
  autoFocus?: boolean
  autoComplete?: string
  disabled?: boolean
}

/** What a field may ask of its form, e.g. the SMS code for the phone. */
export interface FormTools {
  values: Readonly<Record<string, unknown>>
  busy: boolean
  /** Other fields that follow this one. */
  change: (part: Readonly<Record<string, unknown>>) => void
  check: (key: string) => boolean
  fail: (key: string, text: string) => void
  hold: (key: string, text: string) => () => void
  submit: () => Promise<void>
}

/** What a kind is drawn with. */
export interface Drawn<T> extends Looks {
  id: string
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  required: boolean
  error: string | undefined
  /** The refusal that `error` comes from. */
  refused: ApiError | undefined
  underlined: boolean
  extra: ReactNode
  form: FormTools
}

/** A kind of field. Those with a drawing of their own are imported by the forms that have them: `kind: date({ … })`. */
export interface Kind<T> {
  draw: (field: Drawn<T>) => ReactNode
  looks?: Looks
  /** Text of a required field that is empty. */
  empty?: (label: string) => string
  isEmpty?: (value: T) => boolean
  /** What is wrong with a value that is not empty. */
  check?: (value: T) => string | undefined
  /** Never kept for after a login. */
  secret?: boolean
  /** The value after a refusal: a code that is good once is typed again. */
  afterRefusal?: T
}
