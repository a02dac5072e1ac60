import { useState } from 'react'
import { cx } from './cx'
import { Icon } from './Icon'
import { MonthPicker, YearButton } from './MonthPicker'
import { monthText, shiftMonth } from './months'
import type { MonthSwitcherProps } from './props'

/** Arrows step one month, the label opens the sheet. */
export function MonthSwitcher({ value, min, max, current, onChange, sticky, className, style }: MonthSwitcherProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={cx('u-switcher', sticky && 'u-switcher-sticky', className)} style={style}>
      <YearButton name='上个月' icon='back' off={value <= min} onTap={() => onChange(shiftMonth(value, -1))} />
      <button type='button' className='u-switcher-label num' aria-haspopup='dialog' onClick={() => setOpen(true)}>
        {monthText(value)}
        <Icon name='down' size={16} />
      </button>
      <YearButton name='下个月' icon='right' off={value >= max} onTap={() => onChange(shiftMonth(value, 1))} />
      <MonthPicker
        open={open}
        value={value}
        min={min}
        max={max}
        current={current}
        onClose={() => setOpen(false)}
        onConfirm={(month) => {
          setOpen(false)
          if (month !== value) onChange(month)
        }}
      />
    </div>
  )
}
