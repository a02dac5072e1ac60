import type { Row as RowOf } from '@contract'
import { decimal } from '@domain/decimal'
import { formatMoney } from '@domain/money'
import { balanceApplyStatus } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import { useLink, useLinks, useMay, useToday } from '@/blocks'
import { Button, Card, CountDown, Ends, Item, Price, Progress, Row, Status } from '@/ui'
import { nextText, spanText, type Apply } from '../balance-text'
import { ActivityTitle } from '../parts/ActivityTitle'
import { markOf } from '../read-mark'

type Activity = RowOf<'zh GET /activity/list'>

/** An activity with its places, its time and the own sign-ups. */
export function ActivityCard({ of: activity, onEnd }: { of: Activity; onEnd: () => void }) {
  const today = useToday()
  const { appliedVolume, targetVolume } = activity
  const next = nextText(activity, today)
  return (
    <Card>
      <ActivityTitle of={activity}>
        <span className='fs-13 t2 num break'>{spanText(activity)}</span>
      </ActivityTitle>
      <Ends top={8}>
        <span className='fs-13 t2'>奖励单价</span>
        <Price value={activity.unitReward} />
      </Ends>
      <Progress
        className='mt8'
        value={Number(decimal(appliedVolume).div(targetVolume))}
        label={`已申报 ${formatVolume(appliedVolume)}，目标 ${formatVolume(targetVolume)}`}
      />
      <div className='fs-12 t3 num mt4 break'>
        每日已申报 {formatVolume(appliedVolume)} / 目标 {formatVolume(targetVolume)}
      </div>
      {next !== null && (
        <Ends top={8} className='fs-13 t2 num'>
          <span className='break'>{next}</span>
          {activity.status === 'SIGNUP' && <CountDown until={activity.signupEnd} onEnd={onEnd} />}
        </Ends>
      )}
      {activity.applies.map((apply) => (
        <Own key={apply.applyNo} of={apply} />
      ))}
      <Acts of={activity} />
    </Card>
  )
}

/** An own sign-up and what came of it. */
function Own({ of: apply }: { of: Apply }) {
  const links = useLinks()
  const waiting = apply.waitingDays > 0 ? ` · ${apply.waitingDays} 天待数据` : ''
  return (
    <Item onTap={links.to('/subPagesB/pages/substitution/apply', { applyNo: apply.applyNo })}>
      <Ends>
        <span className='fs-14 fw-m break'>
          {apply.groupName} 每日 {formatVolume(apply.dailyVolume)}
        </span>
        <Status status={balanceApplyStatus[apply.status]} />
      </Ends>
      <div className='fs-12 t3 num break'>
        有效响应 {apply.respondedDays} 天 {formatVolume(apply.totalEffective)} · 奖励 {formatMoney(apply.totalReward)}
        {waiting}
      </div>
    </Item>
  )
}

function Acts({ of: { activityId, status } }: { of: Activity }) {
  const rules = useLink('/subPagesB/pages/substitution/rules', { activityId })
  const toRead = useLink('/subPagesB/pages/substitution/rules', { activityId, next: 'apply' })
  const toApply = useLink('/subPagesB/pages/substitution/apply', { activityId })
  const may = useMay('model:SUBSTITUTION_APPLY')
  const signUp = markOf(activityId) === null ? toRead : toApply
  return (
    <Row gap={8} top={12}>
      {rules && (
        <Button kind='outline' size='small' onTap={rules}>
          活动规则
        </Button>
      )}
      {may && status === 'SIGNUP' && signUp && (
        <Button size='small' onTap={signUp}>
          立即报名
        </Button>
      )}
    </Row>
  )
}
