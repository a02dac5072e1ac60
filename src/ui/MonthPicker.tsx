import { useState } from 'react'
import { cx } from './cx'
import { Icon } from './Icon'
import { markMonth, monthOf, tapSpan, yearOf, type MonthSpan } from './months'
import type { MonthPickerProps } from './props'
import { Sheet } from './Sheet'
import './Month.scss'

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1)

/** A sheet with a row of years and 4 × 3 months; months outside the limits are grey. */
export function MonthPicker(props: MonthPickerProps) {
  // Mounted at each opening, so that it starts from the caller's value.
  return props.open ? <Picker {...props} /> : null
}

function Picker({ value, to, range, min, max, current, title = '选择月份', onConfirm, onClose }: MonthPickerProps) {
  const [span, setSpan] = useState<MonthSpan>({ from: value, to: to ?? value, half: false })
  const [year, setYear] = useState(yearOf(value))
  const choose = (month: string) => setSpan(range ? tapSpan(span, month) : { from: month, to: month, half: false })
  const changed = span.from !== value || span.to !== (to ?? value)
  return (
    <Sheet
      open
      title={title}
      confirmText='确定'
      dirty={changed}
      onClose={onClose}
      onConfirm={() => onConfirm(span.from, span.to)}
    >
      <div className='u-months-year'>
        <YearButton name='上一年' icon='back' off={year <= yearOf(min)} onTap={() => setYear(year - 1)} />
        <div className='u-months-title num'>{year}年</div>
        <YearButton name='下一年' icon='right' off={year >= yearOf(max)} onTap={() => setYear(year + 1)} />
      </div>
      <div className='u-months num'>
        {TWELVE.map((number) => {
          const month = monthOf(year, number)
          const mark = markMonth(month, span, { min, max, current })
          return (
            <button
              key={month}
              type='button'
              className={cx('u-month', `u-month-${mark}`, mark === 'closed' && 'u-off')}
              disabled={mark === 'closed'}
              aria-pressed={mark === 'chosen'}
              aria-label={`${year}年${number}月`}
              onClick={() => choose(month)}
            >
              {number}月
            </button>
          )
        })}
      </div>
    </Sheet>
  )
}

interface YearButtonProps {
  name: string
  icon: 'back' | 'right'
  off: boolean
  onTap: () => void
}

function YearButton({ name, icon, off, onTap }: YearButtonProps) {
  return (
    <button
      type='button'
      className={cx('u-months-arrow', off && 'u-off')}
      aria-label={name}
      disabled={off}
      onClick={onTap}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
