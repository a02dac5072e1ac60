import { formatVolumeNumber } from '@domain/volume'
import type { ChartPoint, ChartProps } from './types'

/** The text form of a chart, newest first. */
export function ChartTable({
  points,
  unit,
  name,
  previousName,
  planName,
  pointName = '日期',
  estimatedName = '估算',
  summary,
}: ChartProps) {
  const columns: { head: string; write: (point: ChartPoint) => string }[] = [
    {
      head: `${name}（${unit}）`,
      write: (point) => `${formatVolumeNumber(point.value)}${point.estimated ? ` ${estimatedName}` : ''}`,
    },
    ...(previousName ? [{ head: previousName, write: (point: ChartPoint) => formatVolumeNumber(point.previous) }] : []),
    ...(planName ? [{ head: planName, write: (point: ChartPoint) => formatVolumeNumber(point.plan) }] : []),
  ]
  return (
    <div className='u-table num' role='table' aria-label={summary} tabIndex={0}>
      <div className='u-table-row u-table-head' role='row'>
        <div className='u-table-cell' role='columnheader'>
          {pointName}
        </div>
        {columns.map(({ head }) => (
          <div key={head} className='u-table-cell' role='columnheader'>
            {head}
          </div>
        ))}
      </div>
      {[...points].reverse().map((point) => (
        <div key={point.key} className='u-table-row' role='row'>
          <div className='u-table-cell' role='rowheader'>
            {point.title}
          </div>
          {columns.map(({ head, write }) => (
            <div key={head} className='u-table-cell' role='cell'>
              {write(point)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
