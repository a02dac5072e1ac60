import { changePercent, formatChange } from '@domain/percent'
import { formatVolumeNumber } from '@domain/volume'
import { Card, Ends, Figures, Progress, Tag, Volume } from '@/ui'
import type { Result } from './types'

/** The day's volume, the month's, how that compares, and what each line is of it. */
export function ResultCard({ result }: { result: Result }) {
  const { dayVolume, monthVolume, month, lastMonth, lines } = result
  const total = Number(dayVolume)
  return (
    <Card>
      <Ends gap={8}>
        <span className='fs-14 t2'>预计日用气</span>
        <Tag tone='primary'>测算结果</Tag>
      </Ends>
      <Volume value={dayVolume} size='l' />
      <div className='hr' />
      <Figures
        items={[
          { label: `${Number(month.slice(5))}月合计`, value: <Volume value={monthVolume} /> },
          {
            label: '较上一整月',
            value: lastMonth === null ? '--' : formatChange(changePercent(monthVolume, lastMonth)),
          },
        ]}
      />
      {total > 0 &&
        lines.length > 1 &&
        lines.every(({ hourly }) => hourly !== null) &&
        lines.map(({ name, daily }, n) => (
          <div key={`${n}${name}`} className='mt8'>
            <Ends gap={8} className='fs-13 t2'>
              <span className='break'>{name}</span>
              <span className='num'>{`${formatVolumeNumber(daily)} m³`}</span>
            </Ends>
            <Progress className='mt4' value={Number(daily) / total} label={`${name}占比`} />
          </div>
        ))}
    </Card>
  )
}
