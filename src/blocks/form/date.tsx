import { DatePicker } from '@/ui/nut'
import { DayLine, type DayFieldProps, type DayRange } from './day-line'
import type { Kind } from './kind'

/** A day, YYYY-MM-DD, chosen by wheels: for spans of years. `calendarDay` is for days near today. */
export const date = (range: DayRange): Kind<string> => ({
  empty: (label) => `请选择${label}`,
  draw: ({ id, label, value, onChange, error, required, disabled, hint }) => (
    <DateLine {...range} {...{ id, label, value, onChange, error, required, disabled, hint }} />
  ),
})

export const DateLine = (props: DayFieldProps & DayRange) => (
  <DayLine {...props} sheet={(sheet) => <DatePicker {...sheet} />} />
)
