import type { ReactNode } from 'react'
import { balanceActivityStatus, balanceDirections } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'
import { useToday } from '@/blocks'
import { Card, Ends, KeyValue, Price, Row, Status, Tag } from '@/ui'
import { nextText, spanText, type Activity } from '../balance-text'

/** What an activity asks for and what it pays. */
export function ActivityHead({ of: activity, children }: { of: Activity; children?: ReactNode }) {
  const today = useToday()
  const next = nextText(activity, today)
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>{activity.name}</span>
        <Status status={balanceActivityStatus[activity.status]} />
      </Ends>
      <Row gap={8} wrap className='mt8'>
        <Tag tone={activity.direction === 'REDUCE' ? 'primary' : 'warning'}>
          {balanceDirections[activity.direction]}
        </Tag>
        <Price value={activity.unitReward} />
      </Row>
      {next !== null && <div className='fs-13 t2 mt8 num break'>{next}</div>}
      <KeyValue
        className='mt8'
        items={[
          ['活动日期', spanText(activity)],
          ['每日最低申报', formatVolume(activity.minDailyVolume)],
          ['每日最高申报', `基线的 ${activity.maxRate}%`],
          ['每日剩余名额', formatVolume(activity.leftVolume)],
        ]}
      />
      {children}
    </Card>
  )
}
