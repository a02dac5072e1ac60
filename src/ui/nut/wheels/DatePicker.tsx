import { useMemo, useState } from 'react'
import { monthOf } from '@domain/date'
import { Sheet } from '../../Sheet'
import type { DatePickerProps } from '../../props'
import { dayOfWheels, dayWheels } from './day-wheels'
import { Wheels } from './Wheels'

const LABELS = ['年', '月', '日']

/** A day by wheels, for spans of many years. Days near today are chosen in `Calendar`. */
export function DatePicker(props: DatePickerProps) {
  // Mounted at each opening, so that it starts from the caller's value.
  return props.open ? <DayWheels {...props} /> : null
}

function DayWheels({ title, value, min, max, onConfirm, onClose }: DatePickerProps) {
  const [day, setDay] = useState(() => dayOfWheels(value.split('-'), { min, max }))
  const month = monthOf(day)
  const wheels = useMemo(() => dayWheels(month, { min, max }), [month, min, max])
  return (
    <Sheet
      open
      title={title}
      confirmText='确定'
      dirty={day !== value}
      onClose={onClose}
      onConfirm={() => onConfirm(day)}
    >
      <Wheels
        labels={LABELS}
        wheels={wheels}
        value={day.split('-')}
        onChange={(keys) => setDay(dayOfWheels(keys, { min, max }))}
      />
    </Sheet>
  )
}
