import { useRead } from '@/request'
import { AgeLine, holesNote } from '@/shared/age'
import { Chart, Empty, ErrorBlock, Sheet } from '@/ui'
import { qualities } from '@domain/statuses/names'
import { sumVolume, formatVolume } from '@domain/volume'
import { SaveTable } from '../SaveTable'

interface Props {
  meterId: string
  channelNo: string
  gasDay: string
  onClose: () => void
}

/** The 24 hours of a gas day, from 08:00 on (A 6.4). */
export function HourSheet({ gasDay, onClose, ...of }: Props) {
  const read = useRead('energy GET /energy/hourly', { ...of, gasDay }, { handles: 'all' })
  const hours = read.data?.list ?? []
  const isUnknown = hours.every(({ volume }) => volume === null)
  const sum = formatVolume(sumVolume(hours.flatMap(({ volume }) => volume ?? [])))
  const note = read.data ? holesNote(hours, 'HOUR', read.data.estimatedVolume) : ''
  return (
    <Sheet open title={`${gasDay} 时用气`} cancelText='关闭' onClose={onClose}>
      <div className='gutter'>
        {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
        {read.data && isUnknown && <Empty small text='暂无用气数据' />}
        {(read.data === undefined || !isUnknown) && read.state !== 'error' && (
          <Chart
            kind='bars'
            points={hours.map(({ hourStart, volume, quality }) => ({
              key: hourStart,
              label: hourStart.slice(11, 16),
              title: hourStart.slice(5, 16).replace('T', ' '),
              value: volume,
              ...(quality === 'ESTIMATED' && { estimated: true }),
            }))}
            unit='m³'
            name='时用气'
            pointName='时间'
            labelEvery={4}
            loading={read.data === undefined}
            summary={[`${gasDay}时用气柱状图，合计${sum}`, note].filter(Boolean).join('，')}
            {...(note !== '' && { note })}
          />
        )}
        {read.data && <AgeLine of={read.data} className='mt8' />}
        {read.data && !isUnknown && (
          <SaveTable
            name={`${gasDay}时用气`}
            head={['时间', '气量(m³)', '压力(kPa)', '温度(℃)', '数据']}
            rows={() =>
              hours.map((one) => [
                one.hourStart.slice(0, 16).replace('T', ' '),
                ...[one.volume, one.pressure, one.temperature, qualities[one.quality]],
              ])
            }
          />
        )}
      </div>
    </Sheet>
  )
}
