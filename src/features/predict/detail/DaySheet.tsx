import { formatChange } from '@domain/percent'
import { deviationStatus } from '@domain/statuses/deviation'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { useLinks } from '@/blocks'
import { Button, KeyValue, Row, Sheet, Status, Tag } from '@/ui'
import type { PlanMonth } from '../types'
import type { DayCase } from './use-assessment'

type Day = PlanMonth['days'][number]

const LEVELS = {
  NORMAL: { label: '正常', tone: 'success' },
  OVER: { label: '超用', tone: 'danger' },
  UNDER: { label: '少用', tone: 'danger' },
} as const

interface DaySheetProps {
  day: Day
  isDaily: boolean
  isExempt: boolean
  found: DayCase | undefined
  running: PlanMonth['running']
  onClose: () => void
}

/** One day of a month: what it was planned and used, its case, and what may still be done about it. */
export function DaySheet({ day, isDaily, isExempt, found, running, onClose }: DaySheetProps) {
  const links = useLinks()
  const change = day.canChange
    ? links.to('/subPagesB/pages/predict-gas/change', { planType: 'DAY', period: day.date })
    : undefined
  const report = found && links.to(PAGES[found.caseType], { caseId: found.caseId })
  const now = running?.date === day.date ? running : null
  const isJudged = isDaily && day.deviationPct !== null
  return (
    <Sheet open title={day.date} onClose={onClose}>
      <div className='gutter'>
        <Row gap={8} wrap>
          {isJudged && <Status status={LEVELS[day.level]} />}
          {day.limitVolume !== null && <Tag tone='warning'>调峰限气</Tag>}
          {isExempt && <Tag tone='muted'>免考核</Tag>}
          {day.dataState === 'PARTIAL' && <Tag tone='warning'>数据不完整，暂不判断</Tag>}
        </Row>
        <KeyValue
          items={[
            [isDaily ? '日计划' : '月计划分摊', day.plan === null ? '未计划' : formatVolume(day.plan)],
            ['限气上限', day.limitVolume && formatVolume(day.limitVolume)],
            now === null
              ? ['实际用气', day.actual === null ? '暂无数据' : formatVolume(day.actual)]
              : [`${now.asOf.slice(11, 16)} 已用`, formatVolume(now.measuredSoFar)],
            ['预计今日', now && formatVolume(now.projected.volume)],
            [
              '预计 80% 区间',
              now && `${formatVolumeNumber(now.projected.low)}–${formatVolumeNumber(now.projected.high)} m³`,
            ],
            ['偏差', isJudged && formatChange(day.deviationPct)],
            ['原因', found && deviationStatus[found.status].label],
          ]}
        />
        <Row gap={12} top={8}>
          {change && (
            <Button kind='outline' size='small' onTap={change}>
              变更
            </Button>
          )}
          {report && (
            <Button kind='outline' size='small' onTap={report}>
              {found.status === 'WAIT_REPORT' ? '上报原因' : '查看原因'}
            </Button>
          )}
        </Row>
      </div>
    </Sheet>
  )
}

const PAGES = {
  DAY: '/subPages/my-message/reasonReporting',
  USAGE_CHANGE: '/subPages/my-message/gasUsageChangeReminder',
  EXTRACT: '/subPages/my-message/oderDeviation',
} as const
