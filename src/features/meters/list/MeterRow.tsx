import { meterName, meterTags, meterTypeWords, momentText, type Meter } from '@/shared/meter'
import { serverNow } from '@/platform/time'
import { Button, Card, Ends, Icon, Price, Row, Status, Tag, Volume } from '@/ui'
import { dateAt } from '@domain/date'
import './meters.scss'

interface Props {
  meter: Meter
  /** Picks the meter and goes back instead of showing it. */
  picking: boolean
  onTap: () => void
  onMore: () => void
}

/** One meter: what it is, its state, its register per channel, and what a cubic metre costs now. */
export function MeterRow({ meter, picking, onTap, onMore }: Props) {
  const today = dateAt(serverNow())
  const at = momentText(meter.lastReadingAt, today)
  const tags = meterTags(meter)
  const several = meter.channels.length > 1
  return (
    <Card>
      <button
        type='button'
        className='ml-head'
        aria-label={[meterName(meter), ...tags.map(({ label }) => label), picking ? '选择' : '查看详情'].join('，')}
        onClick={onTap}
      >
        <Row wrap grow>
          <div className='ml-name fs-16 fw-b break'>{meterName(meter)}</div>
          {tags.map((tag) => (
            <Status key={tag.label} status={tag} />
          ))}
        </Row>
        <Icon name='right' size={18} className='t4' />
      </button>
      <div className='fs-12 t3 break mt4 num'>表号 {meter.meterNo}</div>
      <div className='fs-12 t3 break mt4'>
        {[meterTypeWords[meter.meterType], meter.model, meter.location].filter(Boolean).join(' · ')}
      </div>
      <Row wrap gap={24} top={12}>
        {several ? (
          meter.channels.map((channel) => (
            <Reading
              key={channel.channelNo}
              label={`${channel.name} · ${momentText(channel.lastReadingAt, today) || '--'}`}
              value={channel.lastReading}
              stale={meter.onlineState === 'OFFLINE'}
            />
          ))
        ) : (
          <Reading
            label={at === '' ? '最近读数' : `最近读数 · ${at}`}
            value={meter.lastReading}
            stale={meter.onlineState === 'OFFLINE'}
          />
        )}
        {meter.remainVolume !== null && <Reading label='剩余气量' value={meter.remainVolume} stale={false} />}
      </Row>
      <div className='hr' />
      <Ends className='ml-foot'>
        <Row wrap className='fs-13 t3'>
          现行气价 <Price value={meter.priceNow} />
          {meter.imgWindow.open && <Tag tone='warning'>可自助抄表</Tag>}
        </Row>
        {!picking && (
          <Button kind='text' size='small' label={`${meterName(meter)}，更多操作`} onTap={onMore}>
            更多操作
          </Button>
        )}
      </Ends>
    </Card>
  )
}

function Reading({ label, value, stale }: { label: string; value: string; stale: boolean }) {
  return (
    <div>
      <div className='fs-12 t3'>{label}</div>
      <Volume value={value} size='s' className={stale ? 't3' : undefined} />
    </div>
  )
}
