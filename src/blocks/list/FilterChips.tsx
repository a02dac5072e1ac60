import { useState } from 'react'
import { addMonths, addMonthsClamped, firstOfMonth, monthOf } from '@domain/date'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { ActionSheet, Chips, FilterBar, MonthPicker, toast } from '@/ui'
import { useToday } from '../use-today'
import { chipText, daySpanOf, isTooLong, lastMonths, spanOf, spanValue, type Filter, type Look } from './filters'
import './list.scss'

interface Props {
  filters: readonly Filter[]
  chosenOf: (filter: Filter) => string
  onChange: (key: string, value: string) => void
}

/** A chip each; a chosen value is in its chip. */
export function FilterChips({ filters, chosenOf, onChange }: Props) {
  const [open, setOpen] = useState<Filter | null>(null)
  const close = () => setOpen(null)
  const choose = (value: string) => {
    if (open) onChange(open.key, value)
    close()
  }
  const items = filters
    .filter(({ look }) => look.kind !== 'words')
    .map((filter) => {
      const { key, look } = filter
      const value = chipText(filter, chosenOf(filter))
      return { key, label: look.kind === 'tabs' ? key : look.label, ...(value !== undefined && { value }) }
    })
  const bar = (
    <FilterBar
      className='lp-drops'
      items={items}
      onTap={(key) => setOpen(filters.find((filter) => filter.key === key) ?? null)}
    />
  )
  const words = filters.find(({ look }) => look.kind === 'words')
  return (
    <>
      {words?.look.kind !== 'words' ? (
        bar
      ) : (
        <div className='lp-chips'>
          <Chips
            className='lp-words'
            label={words.look.label}
            items={words.look.items}
            active={chosenOf(words)}
            onChange={(value) => onChange(words.key, value)}
          />
          {items.length > 0 && bar}
        </div>
      )}
      {open?.look.kind === 'choice' && (
        <ActionSheet
          open
          title={open.look.title}
          items={open.look.items}
          active={chosenOf(open)}
          onChoose={choose}
          onClose={close}
        />
      )}
      {open?.look.kind === 'months' && (
        <MonthsSheet look={open.look} value={chosenOf(open)} onChoose={choose} onClose={close} />
      )}
    </>
  )
}

interface MonthsSheetProps {
  look: Extract<Look, { kind: 'months' }>
  value: string
  onChoose: (value: string) => void
  onClose: () => void
}

const OWN = 'own'
const OWN_DAYS = 'days'
/** Months of the ready-made spans, without the one that is meant anyway. */
const readyMade = ({ most, usual, ready }: MonthsSheetProps['look']): readonly number[] =>
  ready ?? (usual === undefined ? [3, 12] : [...new Set([3, 12, most])].filter((count) => count !== usual))

function itemsOf(look: MonthsSheetProps['look'], current: string) {
  const { isSpan, usual, calendar } = look
  if (!isSpan)
    return [
      { key: '', text: '全部月份' },
      { key: OWN, text: '选择月份' },
    ]
  return [
    { key: '', text: usual === undefined ? '全部时间' : `近${usual}个月` },
    ...readyMade(look).map((count) => ({
      key: spanValue(lastMonths(count, current)),
      text: count === 12 && look.ready ? '近1年' : `近${count}个月`,
    })),
    { key: OWN, text: '自定义月份' },
    ...(calendar ? [{ key: OWN_DAYS, text: '自定义日期' }] : []),
  ]
}

/** The ready-made spans, and the months and days themselves. */
function MonthsSheet({ look, value, onChoose, onClose }: MonthsSheetProps) {
  const { label, isSpan } = look
  const current = monthOf(useToday())
  // One month has nothing ready-made to choose from: its months are shown at once.
  const [picking, setPicking] = useState<string | null>(!isSpan && value === '' ? OWN : null)
  if (picking === OWN) return <OwnMonths {...{ look, value, onChoose, onClose }} />
  if (picking === OWN_DAYS) return <OwnDays {...{ look, value, onChoose, onClose }} />
  const items = itemsOf(look, current)
  const ownKey = daySpanOf(value) === null ? OWN : OWN_DAYS
  const chosen = items.some(({ key }) => key === value) ? value : ownKey
  const choose = (key: string) => (key === OWN || key === OWN_DAYS ? setPicking(key) : onChoose(key))
  return <ActionSheet open title={label} items={items} active={chosen} onChoose={choose} onClose={onClose} />
}

const showTooLong = (most: number) => toast(energyAndPayment.A2316.replace('{limit}', `${most}个月`))

function OwnMonths({ look: { back, ahead = 0, most, isSpan }, value, onChoose, onClose }: MonthsSheetProps) {
  const current = monthOf(useToday())
  const span = spanOf(value) ?? { from: current, to: current }
  return (
    <MonthPicker
      open
      {...(isSpan && { range: true, to: span.to })}
      value={span.from}
      min={addMonths(current, -back)}
      max={addMonths(current, ahead)}
      current={current}
      onConfirm={(from, to) => (isTooLong({ from, to }, most) ? showTooLong(most) : onChoose(spanValue({ from, to })))}
      onClose={onClose}
    />
  )
}

function OwnDays({ look: { back, most, calendar }, value, onChoose, onClose }: MonthsSheetProps) {
  const today = useToday()
  return calendar?.({
    ...(daySpanOf(value) ?? { from: today, to: today }),
    min: firstOfMonth(addMonths(monthOf(today), -back)),
    max: today,
    onConfirm: (from, to) =>
      from <= addMonthsClamped(to, -most) ? showTooLong(most) : onChoose(spanValue({ from, to })),
    onClose,
  })
}
