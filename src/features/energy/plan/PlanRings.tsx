import { AgeLine, EstimateMark } from '@/shared/age'
import { Card, Ends, Row, Status, Volume } from '@/ui'
import { formatMonth } from '@domain/date-format'
import { levelOf, shareOf, type PlanMonth } from './plan-look'
import { Ring } from '@/shared/ring'
import './plan.scss'

const THICK = 8
const SIZE = 84

/** How much of the plans of the year, the month and the newest day is used, and how far off the month is (A 6.3). */
export function PlanRings({ month }: { month: PlanMonth }) {
  const { plan } = month
  const level = levelOf(plan)
  return (
    <Card>
      <Ends>
        <span className='fs-13 t3'>{formatMonth(month.billMonth)}</span>
        {level && <Status status={level} />}
      </Ends>
      <Row wrap gap={16} top={12}>
        <PlanRing name='年' used={plan.yearUsed} plan={plan.yearPlan} />
        <PlanRing name='月' used={plan.monthUsed} plan={plan.monthPlan} />
        <PlanRing name='日' used={plan.dayUsed} plan={plan.dayPlan} />
      </Row>
      <div className='fs-13 t2 mt12'>
        本月已用 <Volume value={plan.monthUsed} />
        <EstimateMark of={month} />
      </div>
      {plan.gasDay !== null && <div className='fs-12 t3 num'>日计划为 {plan.gasDay} 气日</div>}
      <AgeLine of={month} className='mt4' />
    </Card>
  )
}

function PlanRing({ name, used, plan }: { name: string; used: string | null; plan: string | null }) {
  const share = shareOf(used, plan)
  const percent = share === null ? '--' : `${Math.round(share * 100)}%`
  const part = { share: Math.min(1, share ?? 0), colour: share !== null && share > 1 ? 'cDangerG' : 'ch1' } as const
  return (
    <div className='plan-one'>
      <Ring parts={[part]} size={SIZE} thick={THICK} label={`${name}计划已用${percent}`}>
        <span className='fs-15 fw-m num'>{percent}</span>
        <span className='fs-12 t3'>{name}计划</span>
      </Ring>
      <div className='fs-12 t3 mt4'>
        <Volume value={used} short />
      </div>
      <div className='fs-12 t3'>
        计划 <Volume value={plan} short />
      </div>
    </div>
  )
}
