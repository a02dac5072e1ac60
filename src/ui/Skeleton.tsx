import { cx } from './cx'
import type { SkeletonProps } from './props'
import './Skeleton.scss'

/** Blocks in the shape of what will come; known titles are drawn by the caller at once (visual 6). */
export function Skeleton({ kind = 'line', width, height, rows = 3, className, style }: SkeletonProps) {
  const size = { width, height: height === undefined ? undefined : `${height}px`, ...style }
  if (kind === 'line' || kind === 'block') {
    return <div className={cx('u-sk', kind === 'block' && 'u-sk-block', className)} style={size} aria-hidden='true' />
  }
  return (
    <div className={className} style={style} role='status' aria-label='加载中' aria-busy='true'>
      {kind === 'card' && <CardShape />}
      {kind === 'chart' && <ChartShape />}
      {kind === 'list' && Array.from({ length: rows }, (_, index) => <RowShape key={index} />)}
    </div>
  )
}

const Line = ({ width, top }: { width: string; top?: boolean }) => (
  <div className={cx('u-sk', top && 'u-sk-top')} style={{ width }} />
)

const RowShape = () => (
  <div className='u-sk-row'>
    <div className='u-sk-ends'>
      <Line width='38%' />
      <Line width='22%' />
    </div>
    <Line width='64%' top />
    <Line width='46%' top />
  </div>
)

const CardShape = () => (
  <>
    <Line width='30%' />
    <div className='u-sk u-sk-number' />
    <Line width='64%' top />
    <Line width='46%' top />
  </>
)

const BARS = ['40%', '62%', '50%', '74%', '56%']
const ChartShape = () => (
  <div className='u-sk-chart'>
    {BARS.map((height) => (
      <div key={height} className='u-sk u-sk-bar' style={{ height }} />
    ))}
  </div>
)
