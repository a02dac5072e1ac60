import { useEffect, useId, useRef, useState } from 'react'
import type { ErrorCode } from '@domain/errors'
import { scrollToElement } from '@/platform/measure'
import { asApiError, type ApiError } from '@/request'
import { faultOf, plain, type FormField, type Key, type PlainField } from './field'
import { useDraft, useFormPlace } from './use-draft'
import { useLeftTyping, type Left } from './use-left-typing'
import { lateValues } from './late-values'

export type Answered = boolean | 'kept'

/** What a form asks for, and what becomes of it. */
export interface FormSpec<V> {
  /** Where it starts from; what comes later of it, e.g. with the user of a first visit, goes where nothing was typed. */
  values: V
  /** In the order of the page; labels and hints may depend on what has been filled in. */
  fields: readonly FormField<V>[] | ((values: V) => readonly FormField<V>[])
  /** One at a time. A refusal goes to its field; what belongs to no field is above the button. Answers false: nothing was sent. */
  onSubmit: (values: V, form: Form<V>) => Promise<unknown>
  /** Which field a refusal belongs to; of several the first that is shown. One that names a field itself (2901) finds it. */
  faultsAt?: Partial<Record<ErrorCode, Key<V> | readonly Key<V>[]>> | undefined
  /** After each change, e.g. to take away what was found for the former values. */
  onChange?: (() => void) | undefined
  /** Called with a refusal before the form handles it; true: it has been answered, 'kept': it goes out later (Y-21). */
  onRefused?: ((error: ApiError, values: V) => Answered | Promise<Answered>) | undefined
  /** Apart from other forms of the same address: what is typed is kept under it, and the ids of the fields begin with it. */
  name?: string | undefined
}

export interface Form<V> {
  values: V
  /** Refused, and no field's. */
  note: string
  /** What was typed here before and not sent (Y-23). */
  left: Left | undefined
  busy: boolean
  isChanged: boolean
  change: (part: Partial<V>) => void
  /** Shows what is wrong with a field now; answers whether it is right. */
  check: (key: Key<V>) => boolean
  /** Shows a fault of a field; undefined takes it away. */
  fail: (key: Key<V>, text: string | undefined) => void
  /** A value is on its way: until it is there, or its sending has failed, `text` keeps the form from being sent. Answers what ends it. */
  hold: (key: Key<V>, text: string) => () => void
  submit: () => Promise<void>
  /** It was sent by another way: what was typed is not kept any longer. */
  sent: () => void
  /** The fields that are shown, each with what it is drawn with. */
  lines: readonly FormLine[]
}

export interface FormLine {
  field: PlainField
  id: string
  error: string | undefined
  refused: ApiError | undefined
  leave: () => void
}

interface Fault {
  text: string
  /** Set from outside of the field itself: stays until the value changes or is sent again. */
  isTold?: true
  refused?: ApiError
}
type Faults<V> = Partial<Record<Key<V>, Fault>>

type Typing<V extends object> = ReturnType<typeof useTyping<V>>

/** Values and faults, and the fields that are shown with them. */
function useTyping<V extends object>({ values: start, fields, onChange, name }: FormSpec<V>) {
  const ownId = useId().replace(/:/g, '')
  const [state, setState] = useState<{ values: V; faults: Faults<V> }>({ values: start, faults: {} })
  // What was typed a moment ago counts, although the page has not been drawn since.
  const now = useRef(state)
  const put = (values: V, faults: Faults<V>) => {
    now.current = { values, faults }
    setState(now.current)
  }
  const all = () => (typeof fields === 'function' ? fields(now.current.values) : fields)
  const shown = () => all().filter(({ show }) => show?.(now.current.values) ?? true)
  const faultAt = (key: string): Fault | undefined => {
    const field = shown().find((one) => one.key === key)
    const text = field && faultOf(field, now.current.values)
    return text === undefined ? undefined : { text }
  }
  const setFault = (key: Key<V>, fault: Fault | undefined) => {
    const { [key]: _former, ...rest } = now.current.faults
    put(now.current.values, (fault === undefined ? rest : { ...rest, [key]: fault }) as Faults<V>)
  }
  const change = (part: Partial<V>) => {
    put({ ...now.current.values, ...part }, now.current.faults)
    for (const key of Object.keys(part) as Key<V>[]) if (key in now.current.faults) setFault(key, faultAt(key))
    onChange?.()
    typed.note()
  }
  const check = (key: Key<V>): boolean => {
    const fault = faultAt(key)
    setFault(key, fault)
    return fault === undefined
  }
  // A field that is disabled by a refusal loses the focus with it: what was refused stays.
  const leave = (key: Key<V>) => void (now.current.faults[key]?.isTold ?? check(key))
  const open = {
    fields: () => all().map(plain),
    values: () => now.current.values as Record<string, unknown>,
    restore: (kept: Record<string, unknown>) => change(kept as Partial<V>),
  }
  useDraft(name, open.fields, open.values, open.restore)
  const typed = useLeftTyping({ place: useFormPlace(name), ...open })
  const origin = useRef({ given: start, own: start })
  useEffect(() => {
    const { given, own } = origin.current
    const late = lateValues(given, start, now.current.values)
    const isUntouched = now.current.values === own
    origin.current = { given: start, own }
    if (late === undefined) return
    put({ ...now.current.values, ...late }, now.current.faults)
    for (const key of Object.keys(late) as Key<V>[]) setFault(key, undefined)
    if (!isUntouched) return
    origin.current.own = now.current.values
    typed.begin()
  })
  return {
    ...state,
    isChanged: state.values !== origin.current.own,
    left: typed.left,
    sent: typed.sent,
    valuesNow: () => now.current.values,
    shown,
    setFault,
    faultOn: (key: Key<V>) => now.current.faults[key],
    change,
    check,
    leave,
    idOf: (key: string) => `${name ?? ownId}-${key}`,
  }
}

/** Fields with values that are still loading, with the text shown meanwhile. */
function useHeld<V extends object>({ faultOn, setFault }: Pick<Typing<V>, 'faultOn' | 'setFault'>) {
  const held = useRef(new Map<Key<V>, string[]>())
  const hold = (key: Key<V>, text: string) => {
    held.current.set(key, [...(held.current.get(key) ?? []), text])
    return () => {
      const left = held.current.get(key)?.slice(1) ?? []
      held.current.set(key, left)
      if (left.length === 0 && faultOn(key)?.text === text) setFault(key, undefined)
    }
  }
  return { hold, textOf: (key: Key<V>) => held.current.get(key)?.[0] }
}

/**
 * A form: a field is checked when it is left, a faulty one with each change, all that are shown before anything is sent; the
 * first bad one is scrolled to and takes the focus.
 */
export function useFields<V extends object>(spec: FormSpec<V>): Form<V> {
  const typing = useTyping(spec)
  const { values, faults, isChanged, left, sent, valuesNow, shown, setFault, change, check, leave, idOf } = typing
  const held = useHeld(typing)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const refuse = async (error: ApiError) => {
    for (const { key, kind } of shown().map(plain))
      if (kind.afterRefusal !== undefined) change({ [key]: kind.afterRefusal } as Partial<V>)
    const answered = await spec.onRefused?.(error, valuesNow())
    if (answered === 'kept') sent()
    if (answered) return
    const keys: readonly unknown[] = [spec.faultsAt?.[error.code as ErrorCode] ?? namedBy(error)].flat()
    const field = keys.flatMap((key) => shown().filter((one) => one.key === key))[0]
    if (field !== undefined) {
      setFault(field.key, { text: error.message, isTold: true, refused: error })
      scrollToElement(idOf(field.key))
    } else if (error.kind === 'refused') setNote(error.message)
    else if (error.kind === 'broken') throw error
  }
  const isReady = (key: Key<V>): boolean => {
    const text = held.textOf(key)
    if (text === undefined) return check(key)
    setFault(key, { text, isTold: true })
    return false
  }
  const submit = async () => {
    if (sending.current) return
    const bad = shown().filter(({ key }) => !isReady(key))
    setNote('')
    if (bad[0] !== undefined) return scrollToElement(idOf(bad[0].key))
    sending.current = true
    setBusy(true)
    try {
      if ((await spec.onSubmit(valuesNow(), form)) !== false) sent()
    } catch (failure) {
      await refuse(asApiError(failure))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  const form: Form<V> = {
    values,
    note,
    left,
    busy,
    isChanged,
    change,
    check,
    fail: (key, text) => setFault(key, text === undefined ? undefined : { text, isTold: true }),
    hold: held.hold,
    submit,
    sent,
    lines: shown().map((field) => ({
      field: plain(field),
      id: idOf(field.key),
      error: faults[field.key]?.text,
      refused: faults[field.key]?.refused,
      leave: () => leave(field.key),
    })),
  }
  return form
}

/** The field that a refused input names (2901). */
function namedBy(error: ApiError): string | undefined {
  const named = (error.data as { field?: unknown } | null)?.field
  return typeof named === 'string' && error.is('2901') ? named : undefined
}
