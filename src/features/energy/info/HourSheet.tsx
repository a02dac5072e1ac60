import { useRead } from '@/request'
import { Chart, Empty, ErrorBlock, Sheet } from '@/ui'
import { sumVolume, formatVolume } from '@domain/volume'

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
  const sum = formatVolume(sumVolume(hours.map(({ volume }) => volume)))
  return (
    <Sheet open title={`${gasDay} 时用气`} cancelText='关闭' onClose={onClose}>
      <div className='gutter'>
        {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
        {read.data && hours.length === 0 && <Empty small text='暂无用气数据' />}
        {(read.data === undefined || hours.length > 0) && read.state !== 'error' && (
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
            summary={`${gasDay}时用气柱状图，合计${sum}`}
          />
        )}
      </div>
    </Sheet>
  )
}
