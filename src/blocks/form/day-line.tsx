import { useState, type ReactNode } from 'react'
import { isDate } from '@domain/date'
import { PickField } from '@/ui'

export interface DayRange {
  /** First and last day to choose, YYYY-MM-DD. */
  min: string
  max: string
  /** The day shown first while nothing is chosen. */
  start: string
}

export interface DayFieldProps {
  label: string
  /** YYYY-MM-DD or ''. Any other text is shown as it is (`长期`). */
  value: string
  onChange: (date: string) => void
  required?: boolean
  error?: string | undefined
  disabled?: boolean | undefined
  hint?: string | undefined
  id?: string
}

/** What a sheet that chooses a day needs. */
export interface DaySheet {
  open: boolean
  title: string
  value: string
  min: string
  max: string
  onConfirm: (day: string) => void
  onClose: () => void
}

/** A field that shows a day and opens `sheet` to choose another one. */
export function DayLine({
  value,
  onChange,
  min,
  max,
  start,
  error,
  disabled,
  hint,
  sheet,
  ...field
}: DayFieldProps & DayRange & { sheet: (props: DaySheet) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <PickField
        {...field}
        value={value}
        placeholder='请选择'
        onTap={() => setOpen(true)}
        error={error}
        {...(disabled && { disabled })}
        hint={hint}
      />
      {sheet({
        open,
        title: field.label,
        value: isDate(value) ? value : start,
        min,
        max,
        onConfirm: (day) => {
          close()
          onChange(day)
        },
        onClose: close,
      })}
    </>
  )
}
