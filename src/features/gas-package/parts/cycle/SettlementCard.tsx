import { isPositiveMoney } from '@domain/money'
import { isZeroVolume } from '@domain/volume'
import { DateText, KeyValue, Money, SectionCard, Volume, type FactRow } from '@/ui'
import type { Child } from '../../types'

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

const factsOf = (of: Settlement): FactRow[] => [
  ['可提总量', <Volume value={of.total} />],
  ['实际提气', <Volume value={of.extracted} />],
  ['超提', !isZeroVolume(of.over) && <Volume value={of.over} />],
  ['短提', !isZeroVolume(of.short) && <Volume value={of.short} />],
  ['允差内气量', !isZeroVolume(of.free) && <Volume value={of.free} />],
  ['允差内金额', !isZeroVolume(of.free) && <Money value={of.freeAmount} />],
  ['超出允差', !isZeroVolume(of.penal) && <Volume value={of.penal} />],
  ['短提补偿', isPositiveMoney(of.fee) && <Money value={of.fee} />],
  ['退款', isPositiveMoney(of.refund) && <Money value={of.refund} />, { sum: true }],
  ['结算时间', of.settledAt !== null && <DateText value={of.settledAt} form='full' />],
]
