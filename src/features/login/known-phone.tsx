import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import type { Drawn, Kind } from '@/blocks/form/kind'
import { LINES } from '@/blocks/form/lines'
import { storage } from '@/platform/storage'
import { Field } from '@/ui'

/** The phone that logged in last here; '' = none is known. */
export const lastPhone = (): string => storage.get('lastPhone')

/** A phone number, masked while it is the one that was offered; the first change of it begins another one. */
export const knownPhone: Kind<string> = { ...LINES.phone, draw: (field) => <PhoneLine {...field} /> }

function PhoneLine(field: Drawn<string>) {
  const { id, label, name, value, error, underlined, onChange, onBlur } = field
  const [isOffered, setOffered] = useState(value !== '' && value === lastPhone())
  if (!isOffered) return LINES.phone.draw(field)
  const change = (typed: string) => {
    setOffered(false)
    onChange(typed.length === 1 || typed.length === WHOLE ? typed : '')
  }
  return (
    <Field
      id={id}
      label={label}
      name={name}
      kind='tel'
      value={maskPhone(value)}
      maxLength={WHOLE}
      clearable
      hint='上次登录的手机号'
      error={error}
      underlined={underlined}
      onChange={change}
      onBlur={onBlur}
    />
  )
}

/** Digits of a phone number. */
const WHOLE = 11
