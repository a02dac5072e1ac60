import { formatShare } from '@domain/percent'
import { Volume } from '../Volume'
import { usePalette } from '../theme'
import { RING_COLOURS, ringDrawing } from './ring'
import { toUri } from './shapes'
import type { RingChartProps } from './types'
import './Chart.scss'

/** Shares of a sum; never without the list (visual 7). */
export function RingChart({ parts, sum, unit, summary }: RingChartProps) {
  const palette = usePalette()
  return (
    <div className='u-ring'>
      <div className='u-ring-plot' role='img' aria-label={summary}>
        <img className='u-ring-img' src={toUri(ringDrawing(parts), palette)} alt='' />
        <div className='u-ring-sum num'>
          <div className='u-ring-number'>{sum}</div>
          <div className='u-ring-unit'>{unit}</div>
        </div>
      </div>
      <div className='u-ring-list num' role='list'>
        {parts.map(({ key, name, value, share }, index) => (
          <div key={key} className='u-ring-row' role='listitem'>
            <div className='u-ring-mark' style={{ background: palette[RING_COLOURS[Math.min(index, 4)] ?? 'ch5'] }} />
            <div className='u-ring-name'>{name}</div>
            <div className='u-ring-share'>{formatShare(share)}</div>
            <div className='u-ring-value'>
              <Volume value={value} unit='' />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
