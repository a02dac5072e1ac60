import { cx } from '../cx'
import { Icon } from '../Icon'
import type { ChartProps } from './types'

interface Props extends ChartProps {
  shown: boolean
  onToggle: () => void
}

/** Legend at the left, 查看表格 at the right, notes below. */
export function ChartFoot({
  kind,
  name,
  unit,
  previousName,
  planName,
  offName = '偏差超限',
  average,
  points,
  note,
  table,
  shown,
  onToggle,
}: Props) {
  const tones = points.flatMap(({ tone }) => tone ?? [])
  const off = tones.length > 0
  return (
    <>
      <div className='u-chart-foot'>
        <div className='u-legend'>
          <Entry mark={kind === 'bars' && off ? 'quiet' : 'main'} text={`${name}（${unit}）`} />
          {off && <Entry mark={tones.every((tone) => tone === 'danger') ? 'danger' : 'off'} text={offName} />}
          {previousName && <Entry mark='dash' text={previousName} />}
          {planName && <Entry mark='plan' text={planName} />}
          {average && <Entry mark='dash' text={average.label} />}
        </div>
        {table !== false && (
          <button type='button' className='u-chart-link' aria-pressed={shown} onClick={onToggle}>
            {shown ? '查看图表' : '查看表格'}
            <Icon name='right' size={14} />
          </button>
        )}
      </div>
      {note !== undefined && <div className='u-chart-note'>{note}</div>}
    </>
  )
}

function Entry({ mark, text }: { mark: 'main' | 'quiet' | 'off' | 'danger' | 'dash' | 'plan'; text: string }) {
  return (
    <div className='u-legend-one num'>
      <div className={cx('u-legend-mark', `u-legend-${mark}`)} />
      {text}
    </div>
  )
}
