import type { Out } from '@contract'
import { useRead } from '@/request'
import { Figures, NoticeBar, Row, SectionCard, Volume } from '@/ui'
import { momentText } from '@/shared/meter'
import { serverNow } from '@/platform/time'
import { dateAt } from '@domain/date'

/** ms between two polls of a device while the page is shown (A 6.3). */
const EVERY = 30_000

interface Props {
  meterId: string
  /** Which meter it is, where several are shown. */
  name?: string
}

/** What a remote meter says now (A 6.3, 6.4); without an answer it is left out. */
export function LiveStrip({ meterId, name }: Props) {
  const { data } = useRead(
    'gas GET /realtime/meter',
    { meterId },
    { handles: 'all', refresh: 'show', every: () => EVERY },
  )
  if (data === undefined) return null
  const today = dateAt(serverNow())
  return (
    <SectionCard title={name === undefined ? '实时数据' : `${name} 实时数据`}>
      {data.stale && (
        <NoticeBar tone='warning' inset>
          表具离线，以下为最近一次上报的数据
        </NoticeBar>
      )}
      {data.channels.map((one, index) => (
        <div key={one.channelNo} className='mt8'>
          {index > 0 && <div className='hr' />}
          <Row wrap gap={8} className='fs-12 t3'>
            {one.name} · {momentText(one.at, today)}
          </Row>
          <div className='mt4'>
            <Figures items={figuresOf(one)} />
          </div>
        </div>
      ))}
    </SectionCard>
  )
}

type Channel = Out<'gas GET /realtime/meter'>['channels'][number]

/** What a channel measures, two and two below each other. */
const figuresOf = ({ flow, pressure, temperature, stdTotal }: Channel) => [
  { label: '瞬时流量', value: flow === null ? '--' : `${flow} m³/h` },
  ...(pressure === null ? [] : [{ label: '压力', value: `${pressure} kPa` }]),
  ...(temperature === null ? [] : [{ label: '温度', value: `${temperature} ℃` }]),
  { label: '标况累计', value: <Volume value={stdTotal} /> },
]
