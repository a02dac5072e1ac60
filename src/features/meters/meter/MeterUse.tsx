import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { AgeLine, EstimateMark, holesNote } from '@/shared/age'
import { Chart, Empty, ErrorBlock, Figures, Money, Price, SectionCard, Volume } from '@/ui'
import { dateAt } from '@domain/date'
import { formatSpan } from '@domain/date-format'
import { formatVolumeShort, isZeroVolume } from '@domain/volume'
import { barsOf, barsSummary, spanOf, spanWords, type MeterDetail } from './meter-use'

/** The month so far; a card meter has none, it tells of its gas when the card is written only. */
export const useOverview = (meterId: string, enabled = true) =>
  useRead('energy GET /energy/overview', { meterId }, { handles: 'all', enabled })

/** The month so far with what it costs, and the bars of the last days or months. */
export function MeterUse({ meter }: Pick<MeterDetail, 'meter'>) {
  const { data } = useOverview(meter.meterId)
  return (
    <SectionCard
      title='用气'
      {...(data && { extra: `${formatSpan(data.periodFrom.slice(5), data.periodTo.slice(5))}` })}
    >
      <Figures
        items={[
          {
            label: '本期用气',
            value: (
              <>
                <Volume value={data?.month ?? null} />
                {data && <EstimateMark of={data} />}
              </>
            ),
          },
          { label: '本期费用（暂估）', value: <Money value={data?.estAmount ?? null} /> },
          ...(data && !isZeroVolume(data.packageVolume)
            ? [
                { label: '气量包抵扣', value: <Volume value={data.packageVolume} /> },
                { label: '综合单价', value: <Price value={data.effectivePrice} /> },
              ]
            : []),
        ]}
      />
      {data && <AgeLine of={data} className='mt8' />}
      <div className='hr' />
      <Bars meter={meter} mean={data?.avgDay ?? null} running={data?.billMonth} />
    </SectionCard>
  )
}

interface BarsProps extends Pick<MeterDetail, 'meter'> {
  mean: string | null
  running: string | undefined
}

function Bars({ meter, mean, running }: BarsProps) {
  const span = spanOf(meter.meterType, dateAt(serverNow()), running)
  const read = useRead('energy GET /energy/trend', { meterId: meter.meterId, ...span }, { handles: 'all' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  const points = read.data ? barsOf(read.data.points, span) : []
  if (read.data && points.every(({ value }) => value === null)) return <Empty small text='暂无用气数据' />
  const note = read.data ? holesNote(read.data.points, span.granularity, read.data.estimatedVolume) : ''
  const average = span.granularity === 'DAY' ? mean : null
  return (
    <Chart
      kind='bars'
      points={points}
      unit='m³'
      name={`${spanWords(span)}用气`}
      pointName={span.granularity === 'DAY' ? '日期' : '月份'}
      loading={read.data === undefined}
      summary={barsSummary(span, points)}
      {...(average !== null && { average: { value: average, label: `日均 ${formatVolumeShort(average)}` } })}
      {...(note !== '' && { note })}
    />
  )
}
