import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { KeyValue, Money, Sheet, VolumeInput, type FactRow } from '@/ui'
import { percentText, spanText } from '../package-text'
import type { PackageDetail } from '../types'
import { useOrderPreview } from '../parts/order/use-order-preview'

/** 收益试算: what a volume costs, before anything is ordered. */
export function TrialSheet({ of: one, onClose }: { of: PackageDetail; onClose: () => void }) {
  const { min, max, step } = one.buyRange
  const [volume, setVolume] = useState(min)
  const { last, fault } = useOrderPreview(one.packageId, volume, [])
  return (
    <Sheet open title='收益试算' cancelText='关闭' onClose={onClose}>
      <div className='gutter mb16'>
        <VolumeInput
          label='试算气量'
          value={volume}
          step={Number(step)}
          min={min}
          max={max}
          error={fault}
          hint={`可订 ${formatVolume(min)}–${formatVolume(max)}，递增 ${formatVolume(step)}`}
          onChange={setVolume}
        />
        {last && (
          <KeyValue
            className='mt12'
            items={[
              ['单价', `${last.unitPrice} 元/m³`],
              [one.priceType === 'FLOAT' ? '气款总额（预估）' : '气款总额', formatMoney(last.totalAmount)],
              [`保证金（${percentText(one.depositRate)}）`, formatMoney(last.depositAmount)],
              ...last.cycles.map((cycle): FactRow => [
                `${cycle.name} ${spanText(cycle)}`,
                formatVolume(cycle.volume),
                { key: String(cycle.cycleNo) },
              ]),
              ['较公布价预计节省', last.saving !== null && <Money value={last.saving} />, { sum: true }],
            ]}
          />
        )}
      </div>
    </Sheet>
  )
}
