import { Fields, fieldsOf } from '@/blocks'
import { meterTypeWords, type Meter } from '@/shared/meter'
import { DateText, Ends, Item, Row, SectionCard, Status, Volume } from '@/ui'
import { chargeModes, icModes, readingSources } from '@domain/statuses/names'
import { meterStatus, onlineStatus, valveStatus } from '@domain/statuses/meter'
import type { MeterDetail } from './meter-use'

const meterFields = fieldsOf<Meter>()([
  { key: 'meterNo', label: '表号', kind: 'copy' },
  {
    key: 'meterType',
    label: '表具类型',
    render: ({ meterType, icMode }) =>
      [meterTypeWords[meterType], icMode && icModes[icMode]].filter(Boolean).join(' · '),
  },
  { key: 'model', label: '型号', kind: 'text' },
  { key: 'caliber', label: '口径', kind: 'text' },
  { key: 'maker', label: '生产厂家', kind: 'text' },
  { key: 'qmax', label: '最大流量', render: ({ qmax }) => <Volume value={qmax} unit='m³/h' /> },
  { key: 'location', label: '安装位置', kind: 'text' },
  { key: 'gasUseText', label: '用气类别', kind: 'text' },
  { key: 'chargeMode', label: '付费方式', render: ({ chargeMode }) => chargeModes[chargeMode] },
  { key: 'state', label: '表具状态', kind: 'status', states: meterStatus },
  {
    key: 'valveState',
    label: '阀门',
    kind: 'status',
    states: valveStatus,
    show: ({ valveState }) => valveState !== 'NONE',
  },
  {
    key: 'onlineState',
    label: '通讯',
    kind: 'status',
    states: onlineStatus,
    show: ({ onlineState }) => onlineState !== 'NA',
  },
  {
    key: 'batteryPct',
    label: '电池电量',
    render: ({ batteryPct }) => `${batteryPct ?? '--'}%`,
    show: ({ batteryPct }) => batteryPct !== null,
  },
])

const moreFields = fieldsOf<MeterDetail>()([
  { key: 'installDate', label: '安装日期', kind: 'date' },
  { key: 'verifyDueDate', label: '检定到期日', kind: 'date' },
  { key: 'nextReadingDate', label: '下次抄表日', kind: 'date' },
  { key: 'maxCardVolume', label: '单次写卡上限', kind: 'volume', show: ({ meter }) => meter.meterType === 'IC' },
  { key: 'holdLimit', label: '囤积限量', kind: 'volume', show: ({ meter }) => meter.meterType === 'IC' },
  { key: 'card', label: '燃气卡号', render: ({ card }) => card?.cardNo ?? '--', show: ({ card }) => card !== null },
])

/** What the company knows of the meter. */
export const MeterFacts = ({ detail }: { detail: MeterDetail }) => (
  <SectionCard title='表具信息'>
    <Fields of={detail.meter} fields={meterFields} />
    <Fields of={detail} fields={moreFields} />
  </SectionCard>
)

export function LastReadings({ detail: { lastReadings, meter } }: { detail: MeterDetail }) {
  if (lastReadings.length === 0) return null
  const names = new Map(meter.channels.map(({ channelNo, name }) => [channelNo, name]))
  return (
    <SectionCard title='最近抄表' flush>
      {lastReadings.map((reading) => (
        <Item key={reading.readingId}>
          <Ends className='fs-14'>
            <div>
              <DateText value={reading.readAt} form='full' />
              <Row className='fs-12 t3'>
                {[names.get(reading.channelNo), readingSources[reading.source]].filter(Boolean).join(' · ')}
                {reading.state !== 'VALID' && (
                  <Status
                    status={
                      reading.state === 'SUSPECT'
                        ? { label: '待核实', tone: 'warning' }
                        : { label: '未采用', tone: 'muted' }
                    }
                  />
                )}
              </Row>
            </div>
            <Volume value={reading.stdReading} />
          </Ends>
        </Item>
      ))}
    </SectionCard>
  )
}
