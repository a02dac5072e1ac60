import { useState } from 'react'
import { cx } from '../cx'
import { usePalette } from '../palette'
import { TEXT_SCALE, useLook } from '../theme'
import { ChartFoot } from './ChartFoot'
import { ChartTable } from './ChartTable'
import { layout, nearest, newest } from './layout'
import { Reading } from './Reading'
import { toUri } from './shapes'
import type { ChartProps } from './types'
import { pointerX, useMeasured } from './use-measured'
import './Chart.scss'

/** px above the plot for the reading box; grows with the text. */
const HEAD = 40
const AXIS_TEXT = 11
/** px of the plot with its axis (visual 7). */
const HEIGHT = 168
/** Charts grow less than running text: the axis would not fit (visual 2.5). */
const AXIS_SCALE = { normal: 1, large: 1.1, care: 1.2 } as const

/** Bars or lines as an image; tap or drag reads the nearest point, and the same numbers are in a table. */
export function Chart(props: ChartProps) {
  const { points, height = HEIGHT, loading } = props
  const [table, setTable] = useState(false)
  const empty = points.every((point) => point.value === null && !point.previous)
  if (loading || empty) return <Vacant height={height} text={loading ? '' : (props.emptyText ?? '暂无用气数据')} />
  return (
    <div className='u-chart'>
      {table ? <ChartTable {...props} /> : <ChartPlot {...props} />}
      <ChartFoot {...props} shown={table} onToggle={() => setTable(!table)} />
    </div>
  )
}

/** The caller's choice when it follows the taps itself; else what was tapped, what the caller began with, the newest. */
function useChosen({ points, chosen, onChoose }: ChartProps): [string | null, (key: string) => void] {
  const [own, setOwn] = useState<string | null>(null)
  const tapped = !onChoose && points.some((point) => point.key === own) ? own : null
  const choose = (key: string) => {
    setOwn(key)
    onChoose?.(key)
  }
  const untold = chosen === undefined && points.some((point) => point.key === own) ? own : null
  return [tapped ?? chosen ?? untold ?? newest(points), choose]
}

function ChartPlot(props: ChartProps) {
  const { kind, points, height = HEIGHT, summary, average, labelEvery, reading = true } = props
  const { text } = useLook()
  const palette = usePalette()
  const { id, width, left } = useMeasured()
  const [chosen, choose] = useChosen(props)
  const head = reading ? Math.ceil(HEAD * Math.min(TEXT_SCALE[text], 1.25)) : 0
  const total = height + head
  const textSize = AXIS_TEXT * AXIS_SCALE[text]
  const spec = { kind, points, width, height: total, head, chosen, average: average?.value, labelEvery, textSize }
  const picture = layout(spec)
  const at = points.findIndex((point) => point.key === chosen)
  const point = points[at]
  const read = (event: Parameters<typeof pointerX>[0]) => {
    const x = pointerX(event)
    if (x === null) return
    void left().then((edge) => {
      const found = points[nearest(picture.plot, x - edge)]
      if (found && found.key !== chosen) choose(found.key)
    })
  }
  return (
    <div
      id={id}
      className='u-chart-plot'
      style={{ height: `${total}px` }}
      role='img'
      aria-label={summary}
      onClick={read}
      onTouchMove={read}
    >
      <img className='u-chart-img' src={toUri(picture, palette)} alt='' />
      {head > 0 && point && <Reading chart={props} point={point} x={picture.plot.xs[at] ?? 0} width={width} />}
    </div>
  )
}

const GREY_BARS = ['30%', '52%', '40%', '64%', '46%']

/** Five grey bars: paler with a text when there is nothing. */
function Vacant({ height, text }: { height: number; text: string }) {
  const label = text === '' ? '加载中' : text
  return (
    <div
      className={cx('u-chart-none', text === '' && 'u-chart-loading')}
      style={{ height: `${height}px` }}
      role='img'
      aria-label={label}
    >
      {GREY_BARS.map((share) => (
        <div key={share} className='u-chart-grey' style={{ height: share }} />
      ))}
      <div className='u-chart-word'>{text}</div>
    </div>
  )
}
