import { useEffect, useMemo, useRef, useState } from 'react'
import { monthOf } from '@domain/date'
import { Sheet } from '../../Sheet'
import type { DatePickerProps } from '../../props'
import { dayOfWheels, dayWheels } from './day-wheels'
import { Wheels, type WheelsHandle } from './Wheels'

const LABELS = ['年', '月', '日']

/** A day by wheels, for spans of many years. Days near today are chosen in `Calendar`. */
export function DatePicker(props: DatePickerProps) {
  // Mounted at each opening, so that it starts from the caller's value.
  return props.open ? <DayWheels {...props} /> : null
}

function DayWheels({ title, value, min, max, onConfirm, onClose }: DatePickerProps) {
  const [day, setDay] = useState(() => dayOfWheels(value.split('-'), { min, max }))
  // Not the drawn day: a wheel may be turned, and the sheet confirmed, before anything is drawn again.
  const latest = useRef(day)
  const wheelsRef = useRef<WheelsHandle>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const month = monthOf(day)
  const wheels = useMemo(() => dayWheels(month, { min, max }), [month, min, max])
  const change = (keys: readonly string[]) => {
    latest.current = dayOfWheels(keys, { min, max })
    setDay(latest.current)
  }
  // Wheels that still ran report where they stopped in effects of their own, which come before this one.
  useEffect(() => {
    if (!isConfirmed) return
    setConfirmed(false)
    onConfirm(latest.current)
  }, [isConfirmed, onConfirm])
  return (
    <Sheet
      open
      title={title}
      confirmText='确定'
      dirty={day !== value}
      onClose={onClose}
      onConfirm={() => {
        wheelsRef.current?.stop()
        setConfirmed(true)
      }}
    >
      <Wheels ref={wheelsRef} labels={LABELS} wheels={wheels} value={day.split('-')} onChange={change} />
    </Sheet>
  )
}
