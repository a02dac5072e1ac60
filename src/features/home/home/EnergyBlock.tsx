import { useEffect, useState } from 'react'
import { useLink, useLinks } from '@/blocks'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { Outages } from '@/shared/outage'
import { useEngine, type EngineGroup } from '@/stores'
import { noteClick } from '@/telemetry'
import { Button, Cell, Chart, Empty, Ends, ErrorBlock, Figures, Percent, SectionCard, Segment, Volume } from '@/ui'
import { dateAt } from '@domain/date'
import { formatMoney } from '@domain/money'
import { formatVolume, formatVolumeNumber, formatVolumeShort, isZeroVolume } from '@domain/volume'
import {
  chartSummary,
  dayMean,
  dayNote,
  dayPoints,
  dayRange,
  dayReading,
  monthPoints,
  monthRange,
  monthReading,
  type Reading,
} from './energy-model'
import type { Summary } from './money-model'

type Energy = NonNullable<Summary['energy']>
const PAGES = {
  DG: '/pages/dg-manager-energy/dg-manager-energy',
  NORMAL: '/pages/manager-energy/manager-energy-info/manager-energy-info',
} as const
const TABS = [
  { key: 'DAY', label: '日' },
  { key: 'MONTH', label: '月' },
] as const satisfies readonly { key: EngineGroup['activeNode']; label: string }[]

/** 用能概览: the last 14 days or 12 months, and how this month compares. */
export function EnergyBlock({ energy, failed }: { energy: Energy; failed: Summary['failedParts'] }) {
  const tab = useEngine(({ activeNode }) => activeNode)
  useEffect(() => useEngine.setState({ loadComplete: true }), [])
  return (
    <SectionCard
      title='用能概览'
      extra={
        <Segment
          items={TABS}
          active={tab}
          onChange={(activeNode) => useEngine.setState({ activeNode })}
          label='统计周期'
        />
      }
    >
      <Outages of={failed} only={['meterFeed']} />
      {tab === 'DAY' ? <Days gasDay={energy.gasDay} /> : <Months billMonth={energy.billMonth} />}
      <div className='hr' />
      <Figures
        items={[
          {
            label: '本月累计',
            value: <Volume value={energy.yesterday === null && isZeroVolume(energy.month) ? null : energy.month} />,
          },
          { label: '较去年同期', value: <Percent value={energy.yoyPct} change /> },
          { label: '较上月同期', value: <Percent value={energy.momPct} change /> },
        ]}
      />
      <ExpectedMonth />
      <More />
    </SectionCard>
  )
}

/** Where the running month leads: the figures of its preview (Y-29), asked for after the first screen. */
function ExpectedMonth() {
  const link = useLink('/pages/manager-energy/manager-energy-info/monthly-bill-preview')
  const read = useRead('energy GET /monthBill/preview', {}, { handles: 'all', refresh: 'old' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined || read.data.forecastVolume === null) return null
  const { forecastVolume, forecastAmount, forecastRange } = read.data
  const amount = forecastAmount === null ? '' : `，${formatMoney(forecastAmount)}`
  const title = `预计本月 ${formatVolume(forecastVolume)}${amount}`
  const range = forecastRange && {
    subtitle: `80% 区间 ${formatVolumeNumber(forecastRange.low.volume)}–${formatVolumeNumber(forecastRange.high.volume)} m³`,
  }
  return (
    <div className='to-edge'>
      <Cell title={title} {...range} onTap={link} />
    </div>
  )
}

function Days({ gasDay }: { gasDay: string | null }) {
  const today = dateAt(serverNow())
  const [chosen, setChosen] = useState<string | null>(null)
  const range = dayRange(gasDay ?? today)
  const read = useRead('energy GET /energy/trend', { granularity: 'DAY', ...range }, { handles: 'all', refresh: 'old' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  const points = read.data ? dayPoints(read.data, today) : []
  const reading = dayReading(points, known(points, chosen) ?? range.to, today)
  const mean = dayMean(points)
  const note = read.data ? dayNote(read.data, today) : ''
  if (read.data && points.every(({ value }) => value === null)) return <Empty small text='暂无每日用气数据' />
  return (
    <>
      <Head reading={reading} />
      <Chart
        kind='bars'
        points={points}
        unit='m³'
        name='日用气'
        height={140}
        labelEvery={3}
        reading={false}
        loading={read.data === undefined}
        chosen={known(points, chosen)}
        onChoose={setChosen}
        pointName='日期'
        summary={chartSummary('近14天日用气', reading)}
        {...(mean !== null && { average: { value: mean, label: `日均 ${formatVolumeShort(mean)}` } })}
        {...(note !== '' && { note })}
      />
    </>
  )
}

function Months({ billMonth }: { billMonth: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const range = monthRange(billMonth)
  const read = useRead(
    'energy GET /energy/trend',
    { granularity: 'MONTH', ...range, compare: '1' },
    { handles: 'all', refresh: 'old' },
  )
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  const points = read.data ? monthPoints(read.data, billMonth) : []
  const reading = monthReading(points, known(points, chosen) ?? billMonth, billMonth)
  return (
    <>
      <Head reading={reading} />
      <Chart
        kind='bars'
        points={points}
        unit='m³'
        name='月用气'
        previousName='去年同期'
        height={140}
        reading={false}
        loading={read.data === undefined}
        chosen={known(points, chosen)}
        onChoose={setChosen}
        pointName='月份'
        summary={chartSummary('近12个月用气', reading)}
      />
    </>
  )
}

/** The bar that was tapped, or the newest with a value. */
function known(points: readonly { key: string; value: string | null }[], chosen: string | null): string | null {
  if (points.some(({ key }) => key === chosen)) return chosen
  return points.filter(({ value }) => value !== null).at(-1)?.key ?? null
}

function Head({ reading }: { reading: Reading }) {
  return (
    <Ends gap={12} className='mb12'>
      <div>
        <div className='fs-12 t3 num'>{reading.label}</div>
        <Volume value={reading.value} size='mm' />
      </div>
      {reading.compare && (
        <div className='fs-12 t3 right'>
          {reading.compare.label}
          <div className='t2 fw-m'>
            <Percent value={reading.compare.pct} change />
          </div>
        </div>
      )}
    </Ends>
  )
}

/** 用能: key accounts have a page of their own (A 5.1). Without an answer the ordinary one is taken. */
function More() {
  const links = useLinks()
  const isBuilt = (links(PAGES.DG) ?? links(PAGES.NORMAL)) !== undefined
  const { data } = useRead('dg GET /small/gasplan/getNewCustomer', undefined, { enabled: isBuilt, handles: 'all' })
  const page = links(PAGES[data?.energyPage ?? 'NORMAL'])
  if (!page) return null
  const open = () => {
    noteClick('HOME_ENERGY')
    page()
  }
  return (
    <Button block kind='text' size='small' onTap={open}>
      查看更多
    </Button>
  )
}
