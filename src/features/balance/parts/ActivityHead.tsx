import type { ReactNode } from 'react'
import { windowsText } from '@domain/balance'
import { formatVolume } from '@domain/volume'
import { useToday } from '@/blocks'
import { Card, KeyValue, Price } from '@/ui'
import { nextText, spanText, type Activity } from '../balance-text'
import { ActivityTitle } from './ActivityTitle'

/** What an activity asks for and what it pays. */
export function ActivityHead({ of: activity, children }: { of: Activity; children?: ReactNode }) {
  const today = useToday()
  const next = nextText(activity, today)
  return (
    <Card>
      <ActivityTitle of={activity}>
        <Price value={activity.unitReward} />
      </ActivityTitle>
      {next !== null && <div className='fs-13 t2 mt8 num break'>{next}</div>}
      <KeyValue
        className='mt8'
        items={[
          ['活动日期', spanText(activity)],
          ['响应时段', activity.windows.length > 0 && `每日 ${windowsText(activity.windows)}，基线和响应只计该时段`],
          ['每日最低申报', formatVolume(activity.minDailyVolume)],
          ['每日最高申报', `基线的 ${activity.maxRate}%`],
          ['每日剩余名额', formatVolume(activity.leftVolume)],
        ]}
      />
      {children}
    </Card>
  )
}
