import { formatMoment } from '@domain/date-format'
import { compareMoney, formatMoney } from '@domain/money'
import { formatVolumeNumber } from '@domain/volume'
import { useLink, useToday } from '@/blocks'
import { Button, Ends, Row, SectionCard } from '@/ui'
import type { Ahead } from './AheadHead'

/** 三种做法各要多少 (rest 3-4): what the day costs as it is, with a change that counts at once, and with a reason. */
export function WaysCard({ of: { ways, groupId, equipmentDaysLeft } }: { of: Ahead }) {
  const today = useToday()
  const change = useLink('/pages/predict-gas/predict-gas-change', { groupId, date: 'today' })
  if (ways === null) return null
  const { cost, explainUntil } = ways
  const isSaving = compareMoney(cost, '0.00') <= 0
  return (
    <SectionCard title='三种做法各要多少' extra='预估'>
      {ways.change && (
        <Way
          title={`调整到 ${formatVolumeNumber(ways.change.to)} m³`}
          cost={`约 ${formatMoney(ways.change.cost)}`}
          note={`立即生效，${formatMoment(ways.change.until, today)} 前有效`}
        />
      )}
      <Way
        title='说明原因'
        cost={isSaving ? formatMoney('0.00') : `${formatMoney('0.00')} 至 ${formatMoney(cost)}`}
        note={`审核通过免考核，${formatMoment(explainUntil, today)} 前有效；本月设备原因还可免 ${equipmentDaysLeft} 天`}
      />
      <Way title='不处理' cost={`约 ${formatMoney(cost)}`} note='对本月考核费的影响，按预计用气的80%区间平均' />
      {ways.change && change && (
        <Row to='end' top={8}>
          <Button kind='outline' size='small' onTap={change}>
            调整今日计划
          </Button>
        </Row>
      )}
    </SectionCard>
  )
}

const Way = ({ title, cost, note }: { title: string; cost: string; note: string }) => (
  <div className='mt12'>
    <Ends gap={8}>
      <span className='fs-15 break'>{title}</span>
      <span className='fs-15 fw-b num nowrap'>{cost}</span>
    </Ends>
    <div className='fs-12 t3 num mt4 break'>{note}</div>
  </div>
)
