import { isPhone, PHONE_WRONG } from '@domain/validate'
import { Field, type FieldProps } from '@/ui'
import type { Drawn, Kind } from './kind'

/* Kinds that are one line (or a few) of text: a row each. */

const line = (input: NonNullable<FieldProps['kind']>, row: Omit<Kind<string>, 'draw'> = {}): Kind<string> => ({
  ...row,
  draw: (field) => <TextLine {...field} input={input} />,
})

export const LINES = {
  text: line('text'),
  textarea: line('textarea'),
  nickname: line('nickname'),
  /** Codes and numbers that are read digit by digit. */
  digits: line('digits'),
  /** Amounts and readings: digits and one point. */
  number: line('number'),
  phone: line('tel', {
    looks: { maxLength: 11, clearable: true, autoComplete: 'tel-national', placeholder: '请输入手机号' },
    check: (phone) => (isPhone(phone) ? undefined : PHONE_WRONG),
  }),
  password: line('password', { looks: { maxLength: 20, autoComplete: 'current-password' }, secret: true }),
} satisfies Record<string, Kind<string>>

export type Line = keyof typeof LINES

/** 138 0000 0001: a phone number as it is read aloud (LG-01). */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{1,4})?(\d{1,4})?.*$/, (_, a: string, b = '', c = '') =>
    [a, b, c].filter(Boolean).join(' '),
  )

function TextLine({
  input,
  value,
  error,
  required,
  underlined,
  ...rest
}: Drawn<string> & { input: NonNullable<FieldProps['kind']> }) {
  return (
    <Field
      {...rest}
      kind={input}
      value={input === 'tel' ? spacedPhone(value) : value}
      underlined={underlined}
      // The line of a login has no room for the mark.
      required={required && !underlined}
      error={error}
    />
  )
}
