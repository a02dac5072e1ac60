import { formatVolume } from '@domain/volume'
import type { ChartPoint, ChartProps } from './types'

interface Props {
  chart: ChartProps
  point: ChartPoint
  /** px of the point and of the picture. */
  x: number
  width: number
}

/** The box on top: stays inside the frame by moving left as its point moves right. */
export function Reading({ chart, point, x, width }: Props) {
  const share = Math.min(1, Math.max(0, x / width))
  const style = { left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }
  const write = (value: string | null | undefined) =>
    chart.unit === 'm³' ? formatVolume(value) : [formatVolume(value).replace(' m³', ''), chart.unit].join(' ')
  return (
    <div className='u-reading num' style={style} aria-live='polite'>
      <div className='u-reading-head'>
        <span>{point.title}</span>
        {point.note && <span className='u-reading-note'>{point.note}</span>}
        {point.estimated && <span className='u-reading-note'>{chart.estimatedName ?? '估算'}</span>}
      </div>
      <div className='u-reading-value'>
        {point.value === null ? '缺' : write(point.value)}
        {chart.previousName && point.previous !== undefined && (
          <span className='u-reading-note'>
            {chart.previousName} {write(point.previous)}
          </span>
        )}
      </div>
    </div>
  )
}
