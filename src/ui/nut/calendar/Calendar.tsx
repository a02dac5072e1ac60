import { useRef, useState, type KeyboardEvent } from 'react'
import CalendarCard, { type CalendarCardRef } from '@nutui/nutui-react-taro/dist/es/packages/calendarcard'
import '@nutui/nutui-react-taro/dist/es/packages/calendarcard/style/style.css'
import { addMonths, monthOf, type DateText } from '@domain/date'
import { formatMonth, formatSpan } from '@domain/date-format'
import { cx } from '../../cx'
import { Icon } from '../../Icon'
import { Sheet } from '../../Sheet'
import type { CalendarProps } from '../../props'
import { fromDate, stepOfKey, tabStop, textOfDay, toDate, type CardDay } from './days'
import '../tokens.scss'
import './calendar.scss'

/** A day, or a span of days in range mode. NutUI draws the month and keeps the choice; names, keys and limits of months are ours. */
export function Calendar(props: CalendarProps) {
  // Mounted at each opening, so that it starts from the caller's value.
  return props.open ? <Days {...props} /> : null
}

function Days(props: CalendarProps) {
  const { value, to, range = false, min, max, onConfirm, onClose } = props
  const before = range ? [value, to ?? value] : [value]
  const [days, setDays] = useState<readonly DateText[]>(before)
  const [month, setMonth] = useState(monthOf(value))
  const card = useRef<CalendarCardRef>(null)
  const [from, last = from] = days
  const turn = (months: number) => card.current?.jump(months)
  return (
    <Sheet
      open
      title={props.title ?? (range ? '选择日期范围' : '选择日期')}
      confirmText='确定'
      confirmDisabled={from === undefined}
      dirty={days.join() !== before.join()}
      onClose={onClose}
      onConfirm={() => from !== undefined && last !== undefined && onConfirm(from, last)}
    >
      <div className='u-cal num' role='group' aria-label='日历' onKeyDown={(event) => moveByKey(event, turn)}>
        <CalendarCard
          ref={card}
          type={range ? 'range' : 'single'}
          firstDayOfWeek={1}
          value={range ? days.map(toDate) : toDate(from ?? value)}
          startDate={toDate(min)}
          endDate={toDate(max)}
          title={<Head month={month} min={monthOf(min)} max={monthOf(max)} onTurn={turn} />}
          renderDay={(day) => (
            <Day day={day} days={days} limits={{ min, max }} today={props.today} stop={tabStop(month, days, min)} />
          )}
          onPageChange={({ year, month: number }) => setMonth(monthOf(textOfDay({ year, month: number, date: 1 })))}
          onChange={(chosen) => {
            // A second tap on the chosen day takes it back in NutUI; a date is required here.
            if (chosen !== null) setDays([chosen].flat().map(fromDate))
          }}
        />
      </div>
      <div className='u-cal-chosen num' role='status'>
        {textOfChoice(days, range)}
      </div>
    </Sheet>
  )
}

function textOfChoice([from, to]: readonly DateText[], range: boolean): string {
  if (from === undefined) return '请选择日期'
  if (!range || to === from) return from
  return to === undefined ? `${from} 至 请选择结束日期` : formatSpan(from, to)
}

/** Arrow keys move among the days of the month, the page keys turn it. */
function moveByKey(event: KeyboardEvent<HTMLElement>, turn: (months: number) => void): void {
  if (event.key === 'PageUp' || event.key === 'PageDown') turn(event.key === 'PageUp' ? -1 : 1)
  const step = stepOfKey(event.key)
  if (step === undefined) return
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('.u-cal-day')]
  const at = days.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  days[at + step]?.focus()
}

interface DayProps {
  day: CardDay
  days: readonly DateText[]
  limits: { min: DateText; max: DateText }
  today: DateText | undefined
  /** The one day that the Tab key reaches. */
  stop: DateText
}

/** NutUI's day is a box with a click of its own: the button in it brings focus, name and state. */
function Day({ day, days, limits, today, stop }: DayProps) {
  if (day.type !== 'current') return null
  const text = textOfDay(day)
  const [from = '', to = from] = days
  const isOff = text < limits.min || text > limits.max
  return (
    <button
      type='button'
      className={cx('u-cal-day', isOff && 'u-off', text === today && 'u-cal-today')}
      aria-label={`${day.year}年${day.month}月${day.date}日`}
      aria-pressed={text >= from && text <= to}
      aria-current={text === today ? 'date' : undefined}
      disabled={isOff}
      tabIndex={text === stop ? 0 : -1}
    >
      {day.date}
    </button>
  )
}

interface HeadProps {
  month: string
  min: string
  max: string
  onTurn: (months: number) => void
}

function Head({ month, min, max, onTurn }: HeadProps) {
  const turn = (months: number, name: string) => {
    const next = addMonths(month, months)
    return <Turn name={name} months={months} off={next < min || next > max} onTap={() => onTurn(months)} />
  }
  return (
    <div className='u-cal-head'>
      {turn(-12, '上一年')}
      {turn(-1, '上个月')}
      <div className='u-cal-month' role='status'>
        {formatMonth(month)}
      </div>
      {turn(1, '下个月')}
      {turn(12, '下一年')}
    </div>
  )
}

interface TurnProps {
  name: string
  months: number
  off: boolean
  onTap: () => void
}

function Turn({ name, months, off, onTap }: TurnProps) {
  const icon = <Icon name={months < 0 ? 'back' : 'right'} size={18} />
  return (
    <button type='button' className={cx('u-cal-turn', off && 'u-off')} aria-label={name} disabled={off} onClick={onTap}>
      {icon}
      {Math.abs(months) > 1 && <span className='u-cal-twice'>{icon}</span>}
    </button>
  )
}
