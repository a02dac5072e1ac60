import type { Out } from '@contract'
import { windowsText } from '@domain/balance'
import { formatFullMoment, formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { balanceActivityStatus, balanceApplyStatus, balanceDirections } from '@domain/statuses/balance'
import { customerClasses } from '@domain/statuses/names'
import { formatVolume } from '@domain/volume'
import { useRead } from '@/request'
import { Card, Empty, Ends, ErrorBlock, Item, KeyValue, Row, SectionCard, Skeleton, Status, Tag } from '@/ui'
import { count } from '../../cells'
import { useDeskEnd } from '../../DeskGate'
import { BalanceActs } from './BalanceActs'

export type Activity = Out<'btwob GET /balance/activity/detail'>

interface PanelProps {
  activityId: string
  /** The staff's token has ended. */
  close: () => void
  /** It was changed. */
  onDone?: () => Promise<void>
}

/** Applicants that a page shows. */
const SHOWN = 50

/** A balance activity as staff work on it: its terms, its results, its applicants. */
export function BalancePanel({ activityId, close, onDone }: PanelProps) {
  const input = { activityId, pageSize: SHOWN }
  const read = useRead('btwob GET /balance/activity/detail', input, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const activity = read.data
  if (activity === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  const changed = () => Promise.all([read.reload(), onDone?.()]).then(() => undefined)
  return (
    <>
      <Terms of={activity} onDone={changed} />
      <Results of={activity} />
      <Applicants of={activity} />
    </>
  )
}

function Terms({ of: activity, onDone }: { of: Activity; onDone: () => Promise<void> }) {
  const types = activity.customerTypes.map((code) => customerClasses[code]).join('、')
  return (
    <Card>
      <Row wrap gap={8}>
        <Tag tone='primary'>{balanceDirections[activity.direction]}</Tag>
        <Status status={balanceActivityStatus[activity.status]} />
        <span className='fs-13 t3 num break'>{activity.activityId}</span>
      </Row>
      <h2 className='fs-20 fw-b mt8 break'>{activity.name}</h2>
      <KeyValue
        className='mt8'
        items={[
          ['活动日期', formatSpan(activity.startDate, activity.endDate)],
          ['响应时段', windowsText(activity.windows)],
          ['报名时间', `${formatFullMoment(activity.signupStart)} 至 ${formatFullMoment(activity.signupEnd)}`],
          ['每日目标', formatVolume(activity.targetVolume)],
          ['每日最低申报', formatVolume(activity.minDailyVolume)],
          ['最高申报', `基线的 ${activity.maxRate}%`],
          ['奖励单价', `${activity.unitReward} 元/m³`],
          ['客户类型', types || '全部'],
          ['奖励发放', activity.payAt && formatFullMoment(activity.payAt)],
          ['规则版本', `第 ${activity.rulesVersion} 版`],
          ['取消原因', activity.cancelReason],
        ]}
      />
      <BalanceActs of={activity} onDone={onDone} />
    </Card>
  )
}

function Results({ of: { results } }: { of: Activity }) {
  return (
    <SectionCard title='响应结果'>
      <KeyValue
        items={[
          ['有效报名', `${count(results.customers)} 户 ${count(results.applies)} 份`],
          ['每日申报合计', formatVolume(results.signedVolume)],
          ['有效响应天数', `${results.respondedDays} 天`],
          ['待数据天数', results.waitingDays > 0 && `${results.waitingDays} 天`],
          ['有效响应量', formatVolume(results.totalEffective)],
          ['奖励合计', formatMoney(results.totalReward), { sum: true }],
          ['已发放', formatMoney(results.paidReward)],
        ]}
      />
    </SectionCard>
  )
}

function Applicants({ of: { applicants } }: { of: Activity }) {
  const { list, total } = applicants
  return (
    <SectionCard title='报名客户' count={total}>
      {list.length === 0 && <Empty small text='还没有客户报名' />}
      {list.map((row) => (
        <Item key={row.applyNo}>
          <Ends>
            <span className='fs-14 fw-m break'>
              {row.customerName} {row.groupName}
            </span>
            <Status status={balanceApplyStatus[row.status]} />
          </Ends>
          <div className='fs-12 t3 num break'>
            户号 {row.bp} · 申报 {formatVolume(row.dailyVolume)} / 基线 {formatVolume(row.baselineVolume)} · 响应{' '}
            {row.respondedDays} 天 · 奖励 {formatMoney(row.totalReward)}
            {row.waitingDays > 0 && ` · ${row.waitingDays} 天待数据`}
          </div>
        </Item>
      ))}
      {total > list.length && <div className='fs-12 t3 mt8'>仅显示最近 {list.length} 份</div>}
    </SectionCard>
  )
}
