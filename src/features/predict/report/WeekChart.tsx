import { weekdayText } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'
import { SectionCard } from '@/ui'
import type { AheadDay } from '../types'
import { reasonsOf } from './reasons'
import './report.scss'

/** Steps between the lines of the axis, m³. */
const STEPS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** The next days' suggestions as lines, their ranges as boxes, the same weekday of last week as dots. */
export function WeekChart({ days }: { days: readonly AheadDay[] }) {
  const known = days.filter(({ suggestion }) => suggestion !== null)
  if (known.length === 0) return null
  const all = days.flatMap(({ suggestion, lastWeek }) =>
    [suggestion?.low, suggestion?.high, lastWeek].flatMap((one) => (one ? Number(one) : [])),
  )
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const step = STEPS.find((one) => (most - least) / one <= 3) ?? 100_000
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  const at = (value: string | number) => `${((Number(value) - low) / (high - low)) * 100}%`
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step)
  const first = known[0]?.suggestion
  const summary = `未来7天建议，${known.map(({ date, suggestion }) => `${date.slice(5)} ${suggestion?.volume ?? ''}立方米`).join('，')}`
  return (
    <SectionCard title='未来 7 天建议' extra='单位 m³'>
      <div className='rpt-plot' role='img' aria-label={first ? summary : '暂无建议'}>
        {ticks.map((tick) => (
          <div key={tick} className='rpt-tick' style={{ bottom: at(tick) }}>
            <span className='rpt-tick-text num'>{formatVolumeNumber(String(tick))}</span>
          </div>
        ))}
        <div className='rpt-cols'>
          {days.map(({ date, suggestion, lastWeek }) => (
            <div key={date} className='rpt-col'>
              {suggestion !== null && (
                <>
                  <div
                    className='rpt-box'
                    style={{
                      bottom: at(suggestion.low),
                      height: `calc(${at(suggestion.high)} - ${at(suggestion.low)})`,
                    }}
                  />
                  <div className='rpt-line' style={{ bottom: at(suggestion.volume) }} />
                </>
              )}
              {lastWeek !== null && <div className='rpt-dot' style={{ bottom: at(lastWeek) }} />}
            </div>
          ))}
        </div>
      </div>
      <div className='rpt-axis' aria-hidden='true'>
        {days.map(({ date }) => (
          <div key={date} className='rpt-label fs-12 t2 num'>
            <div>{weekdayText(date)}</div>
            <div>{Number(date.slice(8))}日</div>
          </div>
        ))}
      </div>
      <div className='rpt-legend fs-12 t2'>
        <span className='rpt-key'>
          <span className='rpt-key-line' />
          建议
        </span>
        <span className='rpt-key'>
          <span className='rpt-key-box' />
          80% 区间
        </span>
        <span className='rpt-key'>
          <span className='rpt-key-dot' />
          上周同日
        </span>
      </div>
      <Reasons days={days} />
    </SectionCard>
  )
}

/** 为什么是这些数: what moves these days most. */
function Reasons({ days }: { days: readonly AheadDay[] }) {
  const lines = reasonsOf(days)
  return (
    <div className='sunken mt12'>
      <div className='fs-13 fw-m'>为什么是这些数</div>
      {lines.map((line) => (
        <div key={line} className='fs-13 t2 num break'>
          {line}
        </div>
      ))}
    </div>
  )
}
