import { useState } from 'react'
import { meterName } from '@/blocks'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { ActionSheet, FilterBar, MonthPicker, toast } from '@/ui'
import { addMonths, dateAt, monthOf } from '@domain/date'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { isTooLong, spanOf, spans, spanText, type BillFilter, type SpanKey } from './bill-filter'

/** Bills are looked for this far back. */
const MONTHS_BACK = 60

interface Props {
  filter: BillFilter
  onChange: (part: Partial<BillFilter>) => void
}

export function Filters({ filter, onChange }: Props) {
  const [sheet, setSheet] = useState<'span' | 'months' | 'meter' | null>(null)
  const close = () => setSheet(null)
  const current = monthOf(dateAt(serverNow()))
  const chooseSpan = (key: string) => {
    const span = spans.find((one) => one.key === (key as SpanKey))
    setSheet(key === 'own' ? 'months' : null)
    if (span && key !== 'own') onChange({ span: span.months === 0 ? null : spanOf(span.months, current) })
  }
  return (
    <>
      <FilterBar
        items={[
          { key: 'span', label: '时间范围', ...(filter.span && { value: spanText(filter.span) }) },
          { key: 'meter', label: '全部表具', ...(filter.meter && { value: filter.meter.name }) },
        ]}
        onTap={(key) => setSheet(key === 'span' ? 'span' : 'meter')}
      />
      <ActionSheet open={sheet === 'span'} title='时间范围' items={spans} onChoose={chooseSpan} onClose={close} />
      <MonthPicker
        open={sheet === 'months'}
        range
        value={filter.span?.from ?? current}
        to={filter.span?.to ?? current}
        min={addMonths(current, -MONTHS_BACK)}
        max={current}
        current={current}
        onConfirm={(from, to) => {
          if (isTooLong({ from, to })) return toast(energyAndPayment.A2316)
          close()
          onChange({ span: { from, to } })
        }}
        onClose={close}
      />
      {sheet === 'meter' && (
        <MeterChoice
          onChoose={(meter) => {
            close()
            onChange({ meter })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface MeterChoiceProps {
  onChoose: (meter: BillFilter['meter']) => void
  onClose: () => void
}

function MeterChoice({ onChoose, onClose }: MeterChoiceProps) {
  const { data } = useRead('default GET /crmgas/list-meter-channel', {})
  const meters = data?.list ?? []
  const choose = (meterId: string) => {
    const meter = meters.find((one) => one.meterId === meterId)
    onChoose(meter ? { meterId, name: meterName(meter) } : null)
  }
  const items = meters.map((meter) => ({ key: meter.meterId, text: meterName(meter), note: `表号 ${meter.meterNo}` }))
  return (
    <ActionSheet
      open
      title='选择表具'
      items={[{ key: '', text: '全部表具' }, ...items]}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
