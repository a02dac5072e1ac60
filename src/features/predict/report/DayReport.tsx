import { useState } from 'react'
import { sumItems } from '@domain/plan/split'
import { periodName } from '@domain/plan/windows'
import { weekdayText } from '@domain/date-format'
import { underLimit } from '@domain/plan/limit'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { PageFrame, Shape, useMay } from '@/blocks'
import { useTypedKept } from '@/blocks/form/use-typed-kept'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { alert, BottomBar, CountDown, Ends, NoticeBar, SectionCard, Status, Tag, Volume, VolumeInput } from '@/ui'
import { gasPlanStatus } from '@domain/statuses/gas-plan'
import { CheckBanner } from '../CheckBanner'
import { useReckoning } from '../ask-calculator'
import { GroupBar } from '../GroupBar'
import { NoteSheet } from '../NoteSheet'
import type { Ahead, AheadDay } from '../types'
import { useDeclare, type Declared } from '../use-declare'
import { firstVolumes, isDue, onItsDay, planned, type Filled } from './days'
import { FallbackCard } from './FallbackCard'
import { RecordCard } from './RecordCard'
import type { ReportProps } from './ReportView'
import { WeekChart } from './WeekChart'
import '../predict.scss'
import './report.scss'

/** The next seven gas days: suggestions to be taken or changed, declared together. */
export function DayReport(props: ReportProps) {
  const { group, frame } = props
  const read = useRead('predict GET /plan/ahead', { groupId: group.groupId }, { refresh: 'show' })
  if (read.data === undefined) return <PageFrame {...frame} of={read} skeleton={<Shape heights={[120, 260, 420]} />} />
  const filled = onItsDay(read.data, props.filled)
  return <Days {...props} filled={filled} ahead={read.data} reload={read.reload} />
}

interface DaysProps extends ReportProps {
  ahead: Ahead
  reload: () => Promise<void>
}

/** By day, so that what was typed stands when the gas day changes: a day that has closed or gone is not declared. */
function useVolumes(groupId: string, ahead: Ahead, filled: Filled | null) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const kept = useTypedKept(`report-${groupId}-DAY`, Object.keys(typed).length === 0 ? null : typed, setTyped)
  return { ...kept, volumes: { ...firstVolumes(ahead, filled), ...typed }, setTyped }
}

function Days({ group, here, frame, filled, onFill, ahead, reload }: DaysProps) {
  const mayReport = useMay('model:PREDICT_REPORT')
  // The cut-off is judged by the gateway's clock; with it come the holidays.
  const time = useRead('default GET /crmgas/getSysTime', undefined, { refresh: 'show', handles: 'all' })
  const { volumes, setTyped, offer, sent } = useVolumes(group.groupId, ahead, filled)
  const changed = ahead.days.filter((day) => isDue(day, volumes))
  const declare = useDeclare({
    nameOf: (declared) => nameOf(declared, changed.length),
    sent,
    done: async () => {
      setTyped({})
      onFill(null)
      await reload()
      await go('/subPagesB/pages/predict-gas/detail', { month: changed[0]?.date.slice(0, 7) ?? '' })
    },
    outdated: async () => {
      await alert('该日计划已被他人提交，您填写的内容已保留', { confirmText: '查看最新', cancelText: null })
      await reload()
    },
  })
  const send = (draft: boolean) => {
    const declared = declaredOf(group.groupId, changed, volumes, { filled, draft })
    return declared === null ? undefined : declare.submit(declared)
  }
  const open = ahead.days.filter((day) => day.isOpen)
  const reckon = useReckoning({ groupId: group.groupId, planType: 'DAY', period: open[0]?.date }, (result) => {
    setTyped(({ [result.period ?? '']: _typed, ...others }) => others)
    onFill(result)
  })
  const isOff = changed.length === 0 || changed.some(({ date }) => volumes[date] === '')
  return (
    <PageFrame
      {...frame}
      footer={
        mayReport &&
        open.length > 0 && (
          <BottomBar
            sum={{
              label: `${open.length}天合计`,
              value: <Volume value={sumItems(open.map(({ date }) => ({ volume: volumes[date] || '0' })))} size='s' />,
            }}
            secondary={{ text: '存草稿', onTap: () => send(true), disabled: isOff || declare.busy }}
            primary={{
              text: '提交申报',
              onTap: () => send(false),
              loading: declare.busy,
              loadingText: '提交中',
              disabled: isOff,
            }}
          />
        )
      }
    >
      <Head ahead={ahead} onEnd={reload} />
      <GroupBar group={group} here={here} />
      {offer}
      <CheckBanner {...declare.banner} />
      <WeekChart days={ahead.days} />
      {ahead.record !== null && <RecordCard record={ahead.record} />}
      <SectionCard
        title='逐日申报'
        extra='已填建议，可改'
        {...(reckon && mayReport && { more: '用气测算', onMore: reckon })}
      >
        {ahead.days.map((day) => (
          <DayRow
            key={day.date}
            day={day}
            value={volumes[day.date] ?? ''}
            holiday={time.data?.holidays.find(({ date }) => date === day.date)?.name}
            disabled={!mayReport}
            onChange={(volume) => setTyped((now) => ({ ...now, [day.date]: volume }))}
          />
        ))}
      </SectionCard>
      <FallbackCard groupId={group.groupId} planType='DAY' />
      {!mayReport && <div className='fs-13 t3 gutter mt12'>仅主账号或已授权的子账号可操作</div>}
      <NoteSheet of={declare} />
    </PageFrame>
  )
}

/** All days with fields that differ from what is declared, in one call; null where none does. */
function declaredOf(
  groupId: string,
  days: readonly AheadDay[],
  volumes: Readonly<Record<string, string>>,
  { filled, draft }: { filled: Filled | null; draft: boolean },
): Declared | null {
  const [first] = days
  if (!first) return null
  const isFilled = days.length === 1 && filled?.period === first.date && filled.volume === volumes[first.date]
  const items = days.map(({ date, current }) => ({
    period: date,
    volume: volumes[date] ?? '',
    version: current?.version ?? 0,
  }))
  return {
    groupId,
    planType: 'DAY',
    period: first.date,
    declaredVolume: sumItems(items),
    items,
    method: (isFilled && filled?.method) || 'MANUAL',
    ...(draft && { draft }),
  }
}

const nameOf = ({ period }: Declared, count: number): string =>
  `${periodName('DAY', period)}${count > 1 ? `等${count}天` : ''}`

/** The nearest cut-off: what is declared now and until when it can be. */
function Head({ ahead, onEnd }: { ahead: Ahead; onEnd: () => Promise<void> }) {
  const next = ahead.days.find((day) => day.isOpen)
  if (next === undefined) return <NoticeBar tone='warning'>当前不在申报时间内</NoticeBar>
  const { current } = next
  return (
    <div className='rpt-head gutter'>
      <Ends gap={8}>
        <span className='fs-14 t2 num'>{`距${next.closeAt.slice(5, 16).replace('T', ' ')} 截止`}</span>
        {planned(current) ? <Status status={gasPlanStatus[current.status]} /> : <Tag tone='warning'>待申报</Tag>}
      </Ends>
      <CountDown className='rpt-clock' until={next.closeAt} onEnd={() => void onEnd()} />
      <div className='fs-13 t3'>{`${next.closeAt.slice(11, 16)} 只锁定 ${next.date.slice(5)}，其余 ${ahead.days.length - 1} 天以后还能改`}</div>
    </div>
  )
}

interface RowProps {
  day: AheadDay
  value: string
  holiday: string | undefined
  disabled: boolean
  onChange: (volume: string) => void
}

function DayRow({ day, value, holiday, disabled, onChange }: RowProps) {
  const { date, isOpen, current, suggestion, stopHours, limitVolume, isWorkday } = day
  return (
    <div className='gpl-row'>
      <div className='gpl-when'>
        <div className='fs-15 num'>
          {date.slice(5)} <span className='fs-13 t2'>{weekdayText(date)}</span>
        </div>
        <div className='rpt-tags'>
          {planned(current) && <Status status={gasPlanStatus[current.status]} />}
          {current?.status === 'DRAFT' && <Tag tone='muted'>草稿</Tag>}
          {!isWorkday && <Tag tone='muted'>{holiday ?? '休息日'}</Tag>}
          {stopHours > 0 && <Tag tone='warning'>{`停气 ${stopHours} 小时`}</Tag>}
          {limitVolume !== null && <Tag tone='warning'>{`限气 ${formatVolume(limitVolume)}`}</Tag>}
        </div>
        {suggestion !== null && (
          <div className='fs-12 t3 num'>
            {`80% 区间 ${formatVolumeNumber(suggestion.low)}–${formatVolumeNumber(suggestion.high)}`}
          </div>
        )}
      </div>
      <div className='gpl-value'>
        {isOpen ? (
          <VolumeInput label={`${date.slice(5)}申报量`} value={value} disabled={disabled} onChange={onChange} />
        ) : (
          <Volume value={current && underLimit(current.approvedVolume ?? current.declaredVolume, limitVolume)} />
        )}
      </div>
    </div>
  )
}
