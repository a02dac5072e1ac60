import { useState } from 'react'
import type { Out } from '@contract'
import { formatDay, formatMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { useLinks, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Chips, Ends, ErrorBlock, Item, SectionCard, Skeleton } from '@/ui'
import { NOT_FOR_BILLS } from '../recors-text'
import './shares.scss'

type Shares = Out<'btwob GET /record/shares'>
type Device = Shares['devices'][number]

const SURE = { SURE: '很有把握', FAIR: '较有把握', ROUGH: '估计' } as const
const WHY_NOT = {
  NO_METER: '暂无远传流量计，无法推算各设备用气占比',
  NO_DEVICE: '该流量计下暂无在用设备，登记后可推算用气占比',
  NO_DATA: '近60天没有逐时数据，暂不能推算用气占比',
} as const

/** Y-10: what each device behind a meter may have taken of the last 60 days. */
export function SharesCard() {
  const [meterNo, setMeterNo] = useState<string>()
  const read = useRead('btwob GET /record/shares', meterNo === undefined ? {} : { meterNo }, {
    keepPrevious: true,
    handles: 'all',
  })
  const { data } = read
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (data === undefined) return <Skeleton kind='card' height={320} />
  const items = data.meters.map((one) => ({ key: one.meterNo, label: one.name }))
  return (
    <SectionCard title='各设备用气占比' extra={<span className='fs-12 t3'>近 60 天</span>} className='mt12'>
      {items.length > 1 && (
        <Chips inset label='流量计' items={items} active={data.meterNo} onChange={(key) => setMeterNo(key)} />
      )}
      {data.state === 'SHOWN' ? <Shown of={data} /> : <div className='fs-14 t2 break'>{WHY_NOT[data.state]}</div>}
    </SectionCard>
  )
}

/** The colour of a device: its place in the list, the fifth and later ones as the fourth. */
const COLOURS = ['rs-c0', 'rs-c1', 'rs-c2', 'rs-c3'] as const
const colour = (at: number): string => COLOURS[at] ?? 'rs-c3'

function Shown({ of: data }: { of: Shares }) {
  const today = useToday()
  const { devices, rest, missingDays } = data
  return (
    <>
      <Ends top={8}>
        <span className='fs-20 fw-b num'>{formatVolume(data.total)}</span>
        <span className='fs-12 t3 num'>
          {data.name} · 截至 {formatMoment(data.asOf, today)}
        </span>
      </Ends>
      <div
        className='rs-bar'
        role='img'
        aria-label={`${devices.map(({ name, percent }) => `${name}${percent}%`).join('，')}，分不清的${rest.percent}%`}
      >
        {devices.map(({ equipmentId, percent }, at) => (
          <div key={equipmentId} className={`rs-part ${colour(at)}`} style={{ width: `${percent}%` }} />
        ))}
        <div className='rs-part rs-rest' style={{ width: `${rest.percent}%` }} />
      </div>
      {devices.map((one, at) => (
        <DeviceShare key={one.equipmentId} of={one} tone={colour(at)} today={today} />
      ))}
      <Item>
        <Ends>
          <span className='fs-15 break'>
            <Key tone='rs-rest' />
            分不清的
          </span>
          <span className='fs-15 fw-m num'>{rest.percent}%</span>
        </Ends>
        <Ends>
          <span className='fs-12 t3 break'>
            同时启停、超出额定或没有逐时数据{missingDays.length > 0 && `（缺 ${missingDays.length} 天）`}
          </span>
          <span className='fs-12 t3 num'>{formatVolume(rest.volume)}</span>
        </Ends>
      </Item>
      <div className='fs-12 t3 mt8 break'>{NOT_FOR_BILLS}</div>
    </>
  )
}

const Key = ({ tone }: { tone: string }) => (
  <span className='nowrap' aria-hidden>
    <span className={`rs-key ${tone}`} />
  </span>
)

function DeviceShare({ of: one, tone, today }: { of: Device; tone: string; today: string }) {
  const { equipmentId } = one
  const edit = useLinks().to('/pages/record/gas-equipment/detail', { mode: 'edit', equipmentId })
  const said = one.isTogether ? '与其他设备同时启停，按额定流量分摊' : `${SURE[one.sureness]}，上下差 ${one.margin}%`
  return (
    <Item>
      <Ends>
        <span className='fs-15 break'>
          <Key tone={tone} />
          {one.name}
        </span>
        <span className='fs-15 fw-m num'>{one.percent}%</span>
      </Ends>
      <Ends>
        <span className='fs-12 t3 break'>{said}</span>
        <span className='fs-12 t3 num'>{formatVolume(one.volume)}</span>
      </Ends>
      <Ends>
        <span className='fs-12 t3 num break'>
          每天 {one.dailyHours} 小时 · {formatDay(one.hoursAt.slice(0, 10), today)} 确认
        </span>
        {edit && (
          <Button kind='text' size='small' label={`确认运行时间：${one.name}`} onTap={edit}>
            确认运行时间
          </Button>
        )}
      </Ends>
    </Item>
  )
}
