import { formatAmount, subtractMoney } from '@domain/money'
import { formatVolumeNumber } from '@domain/volume'
import { useRead } from '@/request'
import { Button, Chart, ErrorBlock, Row, SectionCard } from '@/ui'

interface CostCurveProps {
  groupId: string
  date: string
  /** The plan as it is typed. */
  to: string
  onPick: (volume: string) => void
}

/** Y-07: what a plan of the day adds to the month's fee, against the cheapest one; left out where no plan costs anything. */
export function CostCurve({ groupId, date, to, onPick }: CostCurveProps) {
  const { data, state, reload } = useRead('predict GET /plan/cost', { groupId, date }, { handles: 'all' })
  if (state === 'error')
    return (
      <SectionCard title='对考核费的影响'>
        <ErrorBlock small onRetry={reload} />
      </SectionCard>
    )
  const best = data?.cheapest ?? null
  const points = data?.points ?? []
  if (best === null || points.every(({ cost }) => cost === best.cost)) return null
  const extra = (cost: string) => subtractMoney(cost, best.cost)
  const away = (plan: string) => Math.abs(Number(plan) - Number(to))
  const near = points.reduce((found, one) => (away(one.plan) < away(found.plan) ? one : found), best)
  return (
    <SectionCard title='对考核费的影响' extra='比最省的计划多，单位 元'>
      <Chart
        kind='line'
        points={points.map(({ plan, cost }) => ({
          key: plan,
          label: formatVolumeNumber(plan),
          title: `${formatVolumeNumber(plan)} m³`,
          value: extra(cost),
        }))}
        unit='元'
        name='多付考核费'
        pointName='计划'
        height={112}
        labelEvery={5}
        chosen={near.plan}
        onChoose={onPick}
        summary={`不同计划量对本月考核费的影响，最省为${formatVolumeNumber(best.plan)}立方米`}
      />
      <div className='fs-13 t2 num mt8'>
        {`按 ${formatVolumeNumber(near.plan)} m³ 计划，预计比最省多 ${formatAmount(extra(near.cost))} 元；按预计用气的80%区间平均`}
      </div>
      {near.plan !== best.plan && (
        <Row top={8}>
          <Button kind='outline' size='small' onTap={() => onPick(best.plan)}>
            {`按最省 ${formatVolumeNumber(best.plan)}`}
          </Button>
        </Row>
      )}
    </SectionCard>
  )
}
