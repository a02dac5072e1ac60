import { useState } from 'react'
import { addMonths, monthOf } from '@domain/date'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { bizTypes, channels } from '@domain/statuses'
import { useToday } from '@/blocks'
import { ActionSheet, FilterBar, MonthPicker, toast } from '@/ui'
import { firstMonth, isTooLong, monthsText, type RecordFilter } from './record-filter'

type Open = 'type' | 'channel' | 'span' | 'months'

const SPANS = [
  { key: '', text: '全部时间' },
  { key: '3', text: '近3个月' },
  { key: '12', text: '近12个月' },
  { key: 'own', text: '自定义月份' },
] as const

export interface RecordFiltersProps {
  filter: RecordFilter
  onChange: (part: Partial<RecordFilter>) => void
}

/** Time, kind and channel of the records; a chosen value stands in its chip. */
export function RecordFilters({ filter, onChange }: RecordFiltersProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const current = monthOf(useToday())
  const { bizType, channel, months } = filter
  const chooseSpan = (key: string) => {
    setOpen(key === 'own' ? 'months' : null)
    if (key === '') onChange({ months: null })
    else if (key !== 'own') onChange({ months: { from: addMonths(current, 1 - Number(key)), to: current } })
  }
  return (
    <>
      <FilterBar
        items={[
          { key: 'span', label: '时间范围', ...(months && { value: monthsText(months) }) },
          { key: 'type', label: '类型', ...(bizType !== undefined && { value: bizTypes[bizType] }) },
          { key: 'channel', label: '支付方式', ...(channel !== undefined && { value: channels[channel] }) },
        ]}
        onTap={(key) => setOpen(key as Open)}
      />
      <ActionSheet open={open === 'span'} title='时间范围' items={SPANS} onChoose={chooseSpan} onClose={close} />
      <MonthPicker
        open={open === 'months'}
        range
        value={months?.from ?? current}
        to={months?.to ?? current}
        min={firstMonth(current)}
        max={current}
        current={current}
        onConfirm={(from, to) => {
          if (isTooLong({ from, to })) return toast(energyAndPayment.A2316)
          close()
          onChange({ months: { from, to } })
        }}
        onClose={close}
      />
      <ActionSheet
        open={open === 'type'}
        title='类型'
        items={choices(bizTypes, '全部类型')}
        onChoose={(key) => {
          close()
          onChange({ bizType: key === '' ? undefined : (key as keyof typeof bizTypes) })
        }}
        onClose={close}
      />
      <ActionSheet
        open={open === 'channel'}
        title='支付方式'
        items={choices(channels, '全部支付方式')}
        onChoose={(key) => {
          close()
          onChange({ channel: key === '' ? undefined : (key as keyof typeof channels) })
        }}
        onClose={close}
      />
    </>
  )
}

const choices = (names: Readonly<Record<string, string>>, all: string) => [
  { key: '', text: all },
  ...Object.entries(names).map(([key, text]) => ({ key, text })),
]
