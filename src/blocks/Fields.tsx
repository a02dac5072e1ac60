import type { ReactNode } from 'react'
import {
  DateText,
  KeyValue,
  Money,
  Percent,
  Price,
  Status,
  message,
  Volume,
  type KeyValueItem,
  type StatusLook,
} from '@/ui'
import { copyText } from '@/platform/clipboard'

/* Fields as data: what a page shows of one thing, typed by the contract, so that a misspelt key does not compile. */

type Kind = 'text' | 'money' | 'volume' | 'price' | 'percent' | 'change' | 'date' | 'month' | 'time' | 'status' | 'copy'

interface Shared<T> {
  label: string
  /** Absent: always. */
  show?: (thing: T) => boolean
  /** Bold with a line above. */
  sum?: boolean
}

/** One field of a thing. `status` needs its states; `render` replaces the drawing by kind. */
export type FieldOf<T> = Shared<T> &
  (
    | { key: keyof T & string; kind: Exclude<Kind, 'status'> }
    | { key: keyof T & string; kind: 'status'; states: Readonly<Record<string, StatusLook>> }
    | { key: string; render: (thing: T) => ReactNode }
  )

/** Declares the fields of a contract type: `fieldsOf<Bill>()([{ key: 'amount', … }])`. */
export const fieldsOf =
  <T,>() =>
  (fields: readonly FieldOf<T>[]): readonly FieldOf<T>[] =>
    fields

export interface FieldsProps<T> {
  of: T
  fields: readonly FieldOf<T>[]
  className?: string
}

/** Draws a thing's fields as a list of labels and values; unknown values show `--`. */
export function Fields<T>({ of: thing, fields, className }: FieldsProps<T>) {
  const items = fields.filter(({ show }) => show?.(thing) ?? true).map((field) => itemOf(thing, field))
  return <KeyValue items={items} onCopy={copy} {...(className !== undefined && { className })} />
}

const copy = (text: string) =>
  void copyText(text).then((done) => {
    if (done) message('已复制')
  })

function itemOf<T>(thing: T, field: FieldOf<T>): KeyValueItem {
  const shared = { key: field.key, label: field.label, ...(field.sum && { sum: true }) }
  if ('render' in field) return { ...shared, value: field.render(thing) }
  const raw: unknown = thing[field.key]
  const text = raw === null || raw === undefined || raw === '' ? null : String(raw as string)
  if (field.kind === 'status')
    return { ...shared, value: <Status status={text === null ? null : field.states[text]} /> }
  return { ...shared, value: draw(field.kind, text), ...(field.kind === 'copy' && text !== null && { copy: text }) }
}

function draw(kind: Exclude<Kind, 'status'>, text: string | null): ReactNode {
  switch (kind) {
    case 'money':
      return <Money value={text} />
    case 'volume':
      return <Volume value={text} />
    case 'price':
      return <Price value={text} />
    case 'percent':
      return <Percent value={text} />
    case 'change':
      return <Percent value={text} change />
    case 'date':
      return <DateText value={text} />
    case 'month':
      return <DateText value={text} form='month' />
    case 'time':
      return <DateText value={text} form='full' />
    case 'text':
    case 'copy':
      return text ?? '--'
  }
}
