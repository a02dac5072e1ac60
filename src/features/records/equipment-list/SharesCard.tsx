import { useState } from 'react'
import type { Out } from '@contract'
import { formatDay, formatMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { useLinks, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Chips, Ends, ErrorBlock, Item, SectionCard, Skeleton } from '@/ui'
import { NOT_FOR_BILLS } from '../record-text'
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
          <Part key={equipmentId} at={at} width={`${percent}%`} />
        ))}
        <div className='rs-part rs-rest' style={{ width: `${rest.percent}%` }} />
      </div>
      {devices.map((one, at) => (
        <DeviceShare key={one.equipmentId} of={one} at={at} today={today} />
      ))}
      <Item>
        <Ends>
          <div className='fs-15 break'>
            <div className='rs-key rs-rest' />
            分不清的
          </div>
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

/** The colour of a device is its place in the list; the fourth is that of all later ones. */
const Part = ({ at, width }: { at: number; width: string }) => {
  if (at === 0) return <div className='rs-part rs-c0' style={{ width }} />
  if (at === 1) return <div className='rs-part rs-c1' style={{ width }} />
  if (at === 2) return <div className='rs-part rs-c2' style={{ width }} />
  return <div className='rs-part rs-c3' style={{ width }} />
}

const Key = ({ at }: { at: number }) => (
  <div className='rs-key'>
    <Part at={at} width='100%' />
  </div>
)

function DeviceShare({ of: one, at, today }: { of: Device; at: number; today: string }) {
  const { equipmentId } = one
  const edit = useLinks().to('/pages/record/gas-equipment/detail', { mode: 'edit', equipmentId })
  const said = one.isTogether ? '与其他设备同时启停，按额定流量分摊' : `${SURE[one.sureness]}，上下差 ${one.margin}%`
  return (
    <Item>
      <Ends>
        <div className='fs-15 break'>
          <Key at={at} />
          {one.name}
        </div>
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
