import { useEffect, useRef, useState } from 'react'
import { isSecretName, isWorthKeeping } from '@domain/form-draft'
import { typing, type LeftTyping, type Typed } from '@/request/typing'
import type { PlainField } from './field'
import type { Kind } from './kind'

/** What the user left here before, as the form offers it. */
export interface Left {
  /** ms */
  at: number
  takeUp: () => void
  drop: () => void
  /** It is asked about elsewhere. */
  hide: () => void
}

/** What a field says of being kept. */
export type KeptField = Pick<PlainField, 'key' | 'secret'> & { kind: Pick<Kind<unknown>, 'secret'> }

interface Options {
  place: string
  fields: () => readonly KeptField[]
  values: () => Typed
  restore: (values: Typed) => void
}

/** The fields that are kept: all but secrets. */
const openValues = (fields: readonly KeptField[], values: Typed): Typed =>
  Object.fromEntries(
    fields
      .filter(({ key, secret, kind }) => !(secret ?? kind.secret) && !isSecretName(key))
      .map(({ key }) => [key, values[key]]),
  )

/**
 * Y-23: what is typed here is kept until it is sent; what was left here before is offered, not put in: the page may have begun with
 * something newer.
 */
export function useLeftTyping({ place, fields, values, restore }: Options) {
  const [left, setLeft] = useState<LeftTyping | undefined>(() => fitting(typing.keeper.left(place), fields()))
  const start = useRef<Typed>(undefined)
  start.current ??= values()
  const isAskedElsewhere = useRef(false)
  const look = useRef(() => {})
  const note = () => {
    const now = openValues(fields(), values())
    if (isWorthKeeping(openValues(fields(), start.current ?? {}), now)) typing.keeper.note(place, now)
  }
  // A form that the app was started with: what was left of it is known a little later. What is typed already stands, and is kept now.
  look.current = () => {
    if (values() !== start.current) note()
    else if (!isAskedElsewhere.current) setLeft(fitting(typing.keeper.left(place), fields()))
  }
  useEffect(() => {
    const hear = () => look.current()
    typing.opened.add(hear)
    return () => void typing.opened.delete(hear)
  }, [])
  const drop = () => {
    setLeft(undefined)
    start.current = values()
    typing.keeper.forget(place)
  }
  // Put back after a login that had ended, it is there already.
  const offered = left && !stands(left.values, values()) ? left : undefined
  return {
    left: offered && {
      at: offered.savedAt,
      takeUp: () => {
        setLeft(undefined)
        restore(offered.values)
      },
      drop,
      hide: () => {
        isAskedElsewhere.current = true
        setLeft(undefined)
      },
    },
    /** After each change. */
    note,
    /** What stands now was not typed. */
    begin: () => {
      start.current = values()
    },
    sent: drop,
  }
}

const stands = (typed: Typed, now: Typed): boolean =>
  Object.keys(typed).every((key) => JSON.stringify(typed[key]) === JSON.stringify(now[key]))

/** The form has changed since, or another one was at this address: what does not fit is not offered. */
const fitting = (left: LeftTyping | undefined, fields: readonly KeptField[]): LeftTyping | undefined =>
  left && Object.keys(left.values).every((key) => fields.some((field) => field.key === key)) ? left : undefined
