import { useState } from 'react'
import { addDays, firstOfMonth, lastOfMonth } from '@domain/date'
import { PickField } from '@/ui'
import { Picker } from '@/ui/nut'
import type { Kind } from './kind'

export interface DateSpan {
  /** First and last year to choose. */
  years: readonly [from: number, to: number]
  /** Where the wheels stand while nothing is chosen. */
  start: string
}

export interface DateLineProps extends DateSpan {
  label: string
  /** YYYY-MM-DD or ''. */
  value: string
  onChange: (date: string) => void
  required?: boolean
  error?: string | undefined
  disabled?: boolean | undefined
  hint?: string | undefined
  id?: string
}

const two = (n: number) => String(n).padStart(2, '0')
const list = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ key: two(from + i), label: `${from + i}${unit}` }))

/** A day, YYYY-MM-DD. */
export const date = (span: DateSpan): Kind<string> => ({
  empty: (label) => `请选择${label}`,
  draw: ({ id, label, value, onChange, error, required, disabled, hint }) => (
    <DateLine {...span} {...{ id, label, value, onChange, error, required, disabled, hint }} />
  ),
})

/** A day by three wheels; a day that its month does not have becomes the month's last. */
export function DateLine({ value, onChange, years, start, error, disabled, hint, ...field }: DateLineProps) {
  const [open, setOpen] = useState(false)
  const [year = '', month = '', day = ''] = (value === '' ? start : value).split('-')
  return (
    <>
      <PickField
        {...field}
        value={value}
        placeholder='请选择'
        onTap={() => setOpen(true)}
        {...(error !== undefined && { error })}
        {...(disabled && { disabled })}
        {...(hint !== undefined && { hint })}
      />
      <Picker
        open={open}
        title={field.label}
        columns={[list(years[0], years[1], '年').reverse(), list(1, 12, '月'), list(1, 31, '日')]}
        value={[year, month, day]}
        onConfirm={([y = '', m = '', d = '']) => {
          setOpen(false)
          onChange(dayOf(`${y}-${m}`, Number(d)))
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The n-th day of a month, at most its last. */
export function dayOf(month: string, n: number): string {
  const wanted = addDays(firstOfMonth(month), n - 1)
  const last = lastOfMonth(month)
  return wanted > last ? last : wanted
}
