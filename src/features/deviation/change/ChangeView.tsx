import { deviationStatus } from '@domain/statuses/deviation'
import { weekdayText } from '@domain/date-format'
import { decimal, fixed } from '@domain/decimal'
import { formatVolume } from '@domain/volume'
import { DetailPage, useAct, useMay } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Card, Cell, CellGroup, Chart, CountDown, Ends, Fact, Row, SectionCard, Status } from '@/ui'
import { NO_ACCESS, pointsOf, type Change } from '../case-look'
import { HoursChart } from '../CaseHead'

/** 用气变化提醒 (B 6.8): the day against the seven before it, and what can be said about it. */
export function ChangeView({ caseId }: ViewParams<'/subPages/my-message/gasUsageChangeReminder'>) {
  const read = useRead('demand GET /usage/change', { caseId }, { gone: ['2902'], refresh: 'show' })
  return (
    <DetailPage spaced read={read} footer={(change) => <Foot of={change} onChanged={read.reload} />}>
      {(change) => (
        <>
          <Head of={change} onEnd={() => void read.reload()} />
          {change.mean7 !== null && (
            <SectionCard title='近8日用气' extra='单位 m³'>
              <Chart
                kind='bars'
                points={pointsOf(change.days, change.date)}
                unit='m³'
                name='日用气'
                pointName='日期'
                average={{ value: change.mean7, label: `前7日均 ${whole(change.mean7)}` }}
                summary={sentence(change)}
              />
            </SectionCard>
          )}
          <HoursChart hours={change.hours} />
          <Ways of={change} />
        </>
      )}
    </DetailPage>
  )
}

const whole = (volume: string): string => formatVolume(fixed(decimal(volume), 0))

function sentence({ date, actual, changeRate }: Change): string {
  if (actual === null || changeRate === null) return NO_ACCESS
  const rate = decimal(changeRate)
  return `${date.slice(5)}用气${whole(actual)}，较近7日均值${rate.gt(0) ? '上升' : '下降'}${fixed(rate.abs(), 0)}%`
}

function Head({ of: change, onEnd }: { of: Change; onEnd: () => void }) {
  const { date, groupName, status, canReport, reportDeadline, plan, nextPlan } = change
  return (
    <Card>
      <Ends>
        <span className='fs-14 t2 break'>{`${date.slice(5)} ${weekdayText(date)} · ${groupName}`}</span>
        <Status status={deviationStatus[status]} />
      </Ends>
      <div className='fs-20 fw-b mt8 break'>{sentence(change)}</div>
      {canReport && (
        <div className='fs-13 t2 mt8 num'>
          <CountDown until={reportDeadline} format={leftText} onEnd={onEnd} />
        </div>
      )}
      {(plan !== null || nextPlan !== null) && (
        <Row gap={24} top={12} wrap>
          {plan !== null && <Fact label='当日计划' value={whole(plan)} />}
          {nextPlan !== null && <Fact label='明日计划' value={whole(nextPlan)} />}
        </Row>
      )}
    </Card>
  )
}

/** '还有 1 天 3 小时可以确认'. */
function leftText(left: number): string {
  const hours = Math.floor(left / 3_600_000)
  const days = Math.floor(hours / 24)
  if (days > 0) return `还有 ${days} 天 ${hours % 24} 小时可以确认`
  return hours > 0 ? `还有 ${hours} 小时可以确认` : '不到 1 小时后截止'
}

function Ways({ of: { planMode, groupId, date } }: { of: Change }) {
  const mayPlan = useMay('model:PREDICT_VIEW')
  return (
    <CellGroup>
      {planMode !== 'NONE' && mayPlan && (
        <Cell
          icon='calendar'
          title='计划与实际'
          onTap={() => void go('/subPagesB/pages/predict-gas/detail', { groupId, month: date.slice(0, 7) })}
        />
      )}
      {planMode === 'DAILY' && mayPlan && (
        <Cell
          icon='edit'
          title='调整计划'
          subtitle='今日、明日的计划还可以改'
          onTap={() => void go('/pages/predict-gas/predict-gas-change', { groupId })}
        />
      )}
      <Cell
        icon='phone'
        title='疑似漏气请拨打抢修电话'
        subtitle='关阀、开窗、到室外再打电话'
        onTap={() => void go('/subPages/hotline')}
      />
    </CellGroup>
  )
}

function Foot({ of: { caseId, canReport, status }, onChanged }: { of: Change; onChanged: () => Promise<void> }) {
  const mayReport = useMay('model:DEVIATION_REPORT')
  const confirm = useAct('demand POST /deviation/confirmNormal', {
    once: true,
    ask: '确认本次用气变化为正常生产所致？',
    ok: '已确认',
    done: onChanged,
    stale: onChanged,
  })
  if (!canReport || !mayReport) return null
  const report = { text: '上报原因', onTap: () => void go('/subPages/my-message/reasonReporting', { caseId }) }
  if (status !== 'WAIT_REPORT') return <BottomBar primary={report} />
  return (
    <BottomBar
      primary={{ text: '用气正常', onTap: () => confirm.run({ caseId }), loading: confirm.busy }}
      secondary={{ ...report, plain: true }}
    />
  )
}
