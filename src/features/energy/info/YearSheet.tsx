import { useMemo } from 'react'
import { useRead } from '@/request'
import { AgeLine } from '@/shared/age'
import { Chart, Empty, ErrorBlock, Sheet } from '@/ui'
import { formatVolume } from '@domain/volume'
import { SaveTable } from '../SaveTable'
import { dayRanges, hourRows, hoursOf, peakOf, type HourYear } from './year-hours'

const CALL = 'btwob GET /usage/hours'

/** A year hour by hour: day by day between which hours the use moved (A 6.4). */
export function YearSheet({ meterId, onClose }: { meterId: string; onClose: () => void }) {
  const read = useRead(CALL, { meterId }, { handles: 'all' })
  return (
    <Sheet open title='全年逐时用气' cancelText='关闭' onClose={onClose}>
      <div className='gutter'>
        {read.state === 'error' ? <ErrorBlock small onRetry={() => void read.reload()} /> : <Year year={read.data} />}
      </div>
    </Sheet>
  )
}

function Year({ year }: { year: HourYear | undefined }) {
  const { points, peak } = useMemo(() => {
    const hours = year ? hoursOf(year) : []
    return { points: year ? dayRanges(year, hours) : [], peak: year ? peakOf(year, hours) : null }
  }, [year])
  if (year && peak === null) return <Empty small text='暂无用气数据' />
  const missing = points.filter(({ value }) => value === null).length
  const note = missing > 0 ? `缺数 ${missing} 天` : ''
  return (
    <>
      <Chart
        kind='line'
        points={points}
        unit='m³'
        name='当日最大小时用气'
        previousName='当日最小小时用气'
        pointName='气日'
        loading={year === undefined}
        summary={`全年逐时用气，${peak ? `最大小时用气${formatVolume(peak.volume)}，在${peak.at}` : ''}`}
        {...(note !== '' && { note })}
      />
      {peak && (
        <div className='fs-13 t2 mt8 num'>
          最大小时用气 {formatVolume(peak.volume)}（{peak.at}）
        </div>
      )}
      {year && <AgeLine of={year} className='mt4' />}
      {year && (
        <SaveTable
          name={`逐时用气${year.from}至${year.to}`}
          head={['时间', ...year.meters.map(({ name }) => `${name}(m³)`)]}
          rows={() => hourRows(year)}
        />
      )}
    </>
  )
}
