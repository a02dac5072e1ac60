import { Calendar } from '@/ui/nut'
import { useToday } from '../use-today'
import { DayLine, type DayFieldProps, type DayRange } from './day-line'
import type { Kind } from './kind'

/** A day, YYYY-MM-DD, chosen in a calendar: for days near today. */
export const calendarDay = (range: DayRange): Kind<string> => ({
  empty: (label) => `请选择${label}`,
  draw: ({ id, label, value, onChange, error, required, disabled, hint }) => (
    <CalendarLine {...range} {...{ id, label, value, onChange, error, required, disabled, hint }} />
  ),
})

function CalendarLine(props: DayFieldProps & DayRange) {
  const today = useToday()
  return <DayLine {...props} sheet={(sheet) => <Calendar {...sheet} today={today} />} />
}
