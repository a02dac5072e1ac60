import { useState } from 'react'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { AgeLine, holesNote, type Granularity } from '@/shared/age'
import { Button, Chart, Dated, Empty, Ends, ErrorBlock, IconButton, Row, SectionCard, Segment, Switch } from '@/ui'
import type { MonthText } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { formatVolume, formatVolumeShort } from '@domain/volume'
import { barsOf, chartSummary, spanOf, spanText, TABLE_HEAD, tableRows, type Trend } from '../energy-chart'
import { SaveTable } from '../SaveTable'
import { YearSheet } from './YearSheet'

const ALL = [
  { key: 'HOUR', label: '时' },
  { key: 'DAY', label: '日' },
  { key: 'MONTH', label: '月' },
  { key: 'YEAR', label: '年' },
] as const
/** A meter read by hand has no hours and days. */
const MONTHLY = ALL.slice(2)
const NAMES = { HOUR: '时用气', DAY: '日用气', MONTH: '月用气', YEAR: '年用气' } as const
const POINTS = { HOUR: '时间', DAY: '日期', MONTH: '月份', YEAR: '年份' } as const

interface Props {
  meterId: string
  first: Granularity
  isMonthly: boolean
  /** The bill month that runs; unknown before the summary has come. */
  running: MonthText | undefined
}

/** Bars by hour, day, month or year, a span at a time, beside last year when asked. */
export function UseChart({ meterId, first, isMonthly, running }: Props) {
  const [granularity, setGranularity] = useState<Granularity>(first)
  const [back, setBack] = useState(0)
  const [isCompared, setCompared] = useState(false)
  const [isYear, setYear] = useState(false)
  const span = spanOf(granularity, { closed: lastClosedGasDay(serverNow()), running }, back)
  const mayCompare = granularity !== 'HOUR'
  const read = useRead(
    'energy GET /energy/trend',
    { meterId, ...span, ...(isCompared && mayCompare && { compare: '1' as const }) },
    { handles: 'all', refresh: 'old' },
  )
  return (
    <SectionCard
      title='用气趋势'
      extra={
        <Segment
          items={isMonthly ? MONTHLY : ALL}
          active={granularity}
          label='统计周期'
          onChange={(next) => {
            setGranularity(next)
            setBack(0)
          }}
        />
      }
    >
      <Ends className='mb8'>
        <Row gap={4}>
          <IconButton icon='back' label='更早' onTap={() => setBack(back + 1)} />
          <Dated className='fs-13 t2 num' text={spanText(span)} />
          {back > 0 && <IconButton icon='right' label='更晚' onTap={() => setBack(back - 1)} />}
        </Row>
        {mayCompare && (
          <Row gap={4} className='fs-12 t3'>
            对比去年
            <Switch label='对比去年' checked={isCompared} onChange={setCompared} />
          </Row>
        )}
      </Ends>
      {read.state === 'error' ? (
        <ErrorBlock small onRetry={() => void read.reload()} />
      ) : (
        <Bars span={span} trend={read.data} isCompared={isCompared && mayCompare} />
      )}
      {granularity === 'HOUR' && (
        <Button kind='text' size='small' onTap={() => setYear(true)}>
          全年逐时
        </Button>
      )}
      {isYear && <YearSheet meterId={meterId} onClose={() => setYear(false)} />}
    </SectionCard>
  )
}

interface BarsProps {
  span: ReturnType<typeof spanOf>
  trend: Trend | undefined
  isCompared: boolean
}

function Bars({ span, trend, isCompared }: BarsProps) {
  const points = trend ? barsOf(trend, span.granularity) : []
  if (trend && points.every(({ value }) => value === null)) return <Empty small text='暂无用气数据' />
  const note = trend ? holesNote(trend.points, span.granularity, trend.estimatedVolume, trend.gapMeters) : ''
  const avg = trend?.avg ?? null
  return (
    <>
      <Chart
        kind='bars'
        points={points}
        unit='m³'
        name={NAMES[span.granularity]}
        pointName={POINTS[span.granularity]}
        {...(isCompared && { previousName: '去年同期' })}
        loading={trend === undefined}
        summary={trend ? chartSummary(span, trend) : ''}
        {...(avg !== null && { average: { value: avg, label: `平均 ${formatVolumeShort(avg)}` } })}
        {...(note !== '' && { note })}
      />
      {trend && <AgeLine of={trend} className='mt8' />}
      <Ends className='fs-13 t2'>
        <span>合计 {formatVolume(trend?.sum ?? null)}</span>
        {trend && (
          <SaveTable
            name={`用气${spanText(span).replace(/ /g, '')}`}
            head={TABLE_HEAD}
            rows={() => tableRows(trend.points)}
          />
        )}
      </Ends>
    </>
  )
}
