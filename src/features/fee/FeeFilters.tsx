import { useState } from 'react'
import { monthOf } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { directions, entryTypes } from '@domain/statuses'
import { useToday } from '@/blocks'
import { ActionSheet, FilterBar, MonthPicker } from '@/ui'
import { firstMonth, type FeeFilter } from './fee-filter'

type Open = 'month' | 'months' | 'type'

const MONTHS = [
  { key: 'all', text: '全部月份' },
  { key: 'one', text: '选择月份' },
] as const

/** Two kinds share the word 调账: their direction tells them apart. */
const typeText = (type: keyof typeof entryTypes): string => {
  if (type === 'ADJUST_IN') return `${entryTypes[type]}（${directions.IN}）`
  return type === 'ADJUST_OUT' ? `${entryTypes[type]}（${directions.OUT}）` : entryTypes[type]
}

const TYPES = [
  { key: '', text: '全部类型' },
  ...(Object.keys(entryTypes) as (keyof typeof entryTypes)[]).map((key) => ({ key, text: typeText(key) })),
]

export interface FeeFiltersProps {
  filter: FeeFilter
  onChange: (part: Partial<FeeFilter>) => void
}

/** Month and kind of the entries; a chosen value stands in its chip. */
export function FeeFilters({ filter: { month, entryType }, onChange }: FeeFiltersProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const current = monthOf(useToday())
  return (
    <>
      <FilterBar
        items={[
          { key: 'month', label: '月份', ...(month !== undefined && { value: formatMonth(month) }) },
          { key: 'type', label: '类型', ...(entryType !== undefined && { value: typeText(entryType) }) },
        ]}
        onTap={(key) => setOpen(key === 'month' && month === undefined ? 'months' : (key as Open))}
      />
      <ActionSheet
        open={open === 'month'}
        title='月份'
        items={MONTHS}
        onChoose={(key) => {
          setOpen(key === 'one' ? 'months' : null)
          if (key === 'all') onChange({ month: undefined })
        }}
        onClose={close}
      />
      <MonthPicker
        open={open === 'months'}
        value={month ?? current}
        min={firstMonth(current)}
        max={current}
        current={current}
        onConfirm={(chosen) => {
          close()
          onChange({ month: chosen })
        }}
        onClose={close}
      />
      <ActionSheet
        open={open === 'type'}
        title='类型'
        items={TYPES}
        onChoose={(key) => {
          close()
          onChange({ entryType: key === '' ? undefined : (key as keyof typeof entryTypes) })
        }}
        onClose={close}
      />
    </>
  )
}
