import { meterTypeWords } from '@/shared/meter'
import { DateText, Ends, Item, KeyValue, Row, SectionCard, Status, Volume, type FactRow } from '@/ui'
import { chargeModes, icModes, readingSources } from '@domain/statuses/names'
import { meterStatus, onlineStatus, valveStatus } from '@domain/statuses/meter'
import type { MeterDetail } from './meter-use'

const factsOf = ({ meter, card, ...detail }: MeterDetail): FactRow[] => [
  ['表号', meter.meterNo, { copy: meter.meterNo }],
  ['表具类型', [meterTypeWords[meter.meterType], meter.icMode && icModes[meter.icMode]].filter(Boolean).join(' · ')],
  ['型号', meter.model || '--'],
  ['口径', meter.caliber || '--'],
  ['生产厂家', meter.maker || '--'],
  ['最大流量', <Volume value={meter.qmax} unit='m³/h' />],
  ['安装位置', meter.location || '--'],
  ['用气类别', meter.gasUseText || '--'],
  ['付费方式', chargeModes[meter.chargeMode]],
  ['表具状态', <Status status={meterStatus[meter.state]} />],
  ['阀门', meter.valveState !== 'NONE' && <Status status={valveStatus[meter.valveState]} />],
  ['通讯', meter.onlineState !== 'NA' && <Status status={onlineStatus[meter.onlineState]} />],
  ['电池电量', meter.batteryPct !== null && `${meter.batteryPct}%`],
  ['安装日期', <DateText value={detail.installDate} />],
  ['检定到期日', <DateText value={detail.verifyDueDate} />],
  ['下次抄表日', <DateText value={detail.nextReadingDate} />],
  ['单次写卡上限', meter.meterType === 'IC' && <Volume value={detail.maxCardVolume} />],
  ['囤积限量', meter.meterType === 'IC' && <Volume value={detail.holdLimit} />],
  ['燃气卡号', card?.cardNo],
]

/** What the company knows of the meter. */
export const MeterFacts = ({ detail }: { detail: MeterDetail }) => (
  <SectionCard title='表具信息'>
    <KeyValue items={factsOf(detail)} />
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
