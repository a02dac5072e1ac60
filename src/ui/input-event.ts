import { isWeapp } from '@/platform/host'
import type { FieldProps } from './props'

export interface TextEvent {
  target: EventTarget
  detail?: unknown
  nativeEvent?: Event
}

/** Whether an input method of the browser is still putting the characters together. */
export const isComposing = ({ nativeEvent }: TextEvent): boolean =>
  (nativeEvent as { isComposing?: boolean } | undefined)?.isComposing === true

/** What was typed: in the detail on the mini-program, in the target in the browser. */
export function textOf(event: TextEvent): string {
  const detail = event.detail as { value?: unknown } | null | undefined
  if (typeof detail === 'object' && typeof detail?.value === 'string') return detail.value
  return (event.target as HTMLInputElement).value
}

type Kind = NonNullable<FieldProps['kind']>
type Attributes = Record<string, string | boolean>

const H5: Record<Kind, Attributes> = {
  text: { type: 'text' },
  textarea: {},
  nickname: { type: 'text' },
  tel: { type: 'tel' },
  digits: { type: 'text', inputMode: 'numeric' },
  // Not type=number: it swallows what it cannot read and turns with the mouse wheel.
  number: { type: 'text', inputMode: 'decimal' },
  password: { type: 'password' },
}
const WEAPP: Record<Kind, Attributes> = {
  text: { type: 'text' },
  textarea: {},
  // Offers the WeChat nickname above the keyboard.
  nickname: { type: 'nickname' },
  tel: { type: 'number' },
  digits: { type: 'number' },
  number: { type: 'digit' },
  password: { type: 'text', password: true },
}

/** Attributes of the native input for a kind of field; `shown` lifts the veil of a password. */
export function inputAttributes(kind: Kind, shown: boolean): Attributes {
  if (kind !== 'password' || !shown) return (isWeapp ? WEAPP : H5)[kind]
  return isWeapp ? { type: 'text', password: false } : { type: 'text' }
}
