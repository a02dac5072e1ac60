import type { ReactNode } from 'react'
import { requiredText } from '@domain/validate'
import type { Kind, Looks } from './kind'
import { LINES, type Line } from './lines'

/* A field as data: its name, its kind, its rules. */

export type Key<V> = keyof V & string

interface FieldAt<V, K extends Key<V>> extends Looks {
  key: K
  label: string
  /** A line of text by its name, plain text without it; any other kind is passed as an object. */
  kind?: Kind<V[K]> | (V[K] extends string ? Line : never)
  /** Empty fails with the text of the kind, or with this one. */
  required?: boolean | string
  /** After the check of the kind, in their order; they may use the other values. */
  checks?: readonly ((value: V[K], values: V) => string | undefined)[]
  /** Absent: always. A field that is not shown is not checked either. */
  show?: (values: V) => boolean
  secret?: boolean
  /** What is kept of what was typed, beside what the kind drops. */
  keep?: (value: V[K]) => V[K]
  /** Right inside a line of text: a scanner that fills it in, a count. */
  extra?: (value: V[K], onChange: (value: V[K]) => void) => ReactNode
}

/** One field of the values `V`. */
export type FormField<V> = { [K in Key<V>]: FieldAt<V, K> }[Key<V>]

/** A field as the form itself sees it: it passes values on without reading them. */
export interface PlainField extends Omit<FieldAt<Record<string, unknown>, string>, 'kind'> {
  kind: Kind<unknown>
}

/** The field with its kind, whatever it was called by. */
export function plain<V>(field: FormField<V>): PlainField {
  const one = field as unknown as Omit<PlainField, 'kind'> & { kind?: Kind<unknown> | Line }
  const { kind = 'text' } = one
  return { ...one, kind: typeof kind === 'string' ? (LINES[kind] as Kind<unknown>) : kind }
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The first fault of a field: empty first (C 0.5), then what its kind says, then its own checks. */
export function faultOf<V>(field: FormField<V>, values: V): string | undefined {
  const { key, label, kind, required, checks = [] } = plain(field)
  const all = values as Record<string, unknown>
  const value = all[key]
  if ((kind.isEmpty ?? isBlank)(value)) {
    if (!required) return undefined
    return typeof required === 'string' ? required : (kind.empty ?? requiredText)(label)
  }
  const found = [kind.check, ...checks].map((check) => check?.(value, all))
  return found.find((fault) => fault !== undefined)
}
