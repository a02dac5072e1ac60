import { isPositiveMoney } from '@domain/money'
import { isZeroVolume } from '@domain/volume'
import { DateText, KeyValue, Money, SectionCard, Volume, type KeyValueItem } from '@/ui'
import type { Child } from './types'

type Settlement = NonNullable<Child['settlement']>

/** What became of a cycle: taken, left over, rolled over, given back. */
export function SettlementCard({ settlement }: { settlement: Settlement }) {
  return (
    <SectionCard title='周期结算' label='周期结算'>
      <KeyValue items={factsOf(settlement)} />
      {settlement.formulaText !== '' && <div className='sunken fs-12 t3 break num mt8'>{settlement.formulaText}</div>}
    </SectionCard>
  )
}

const factsOf = (of: Settlement): KeyValueItem[] => [
  { label: '可提总量', value: <Volume value={of.total} /> },
  { label: '实际提气', value: <Volume value={of.extracted} /> },
  ...(isZeroVolume(of.over) ? [] : [{ label: '超提', value: <Volume value={of.over} /> }]),
  ...(isZeroVolume(of.short) ? [] : [{ label: '短提', value: <Volume value={of.short} /> }]),
  ...(isZeroVolume(of.free)
    ? []
    : [
        { label: '允差内结转', value: <Volume value={of.free} /> },
        { label: '结转金额', value: <Money value={of.freeAmount} /> },
      ]),
  ...(isZeroVolume(of.penal) ? [] : [{ label: '超出允差', value: <Volume value={of.penal} /> }]),
  ...(isPositiveMoney(of.fee) ? [{ label: '短提补偿', value: <Money value={of.fee} /> }] : []),
  ...(isPositiveMoney(of.refund) ? [{ label: '退款', value: <Money value={of.refund} />, sum: true }] : []),
  ...(of.settledAt === null ? [] : [{ label: '结算时间', value: <DateText value={of.settledAt} form='full' /> }]),
]
