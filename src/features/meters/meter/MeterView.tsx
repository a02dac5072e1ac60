import { DetailPage, PageFrame, Shape } from '@/blocks'
import { DataGaps } from '@/shared/data-gaps'
import { meterName, meterTags, momentText, NoMeter } from '@/shared/meter'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { Card, Fact, Row, Status, Volume } from '@/ui'
import { dateAt } from '@domain/date'
import { LastReadings, MeterFacts } from './MeterFacts'
import { MeterPrice } from './MeterPrice'
import type { MeterDetail } from './meter-use'
import { MeterUse, useOverview } from './MeterUse'
import { LeakHint, NightFlow } from './NightFlow'

/** One meter: what it reads, what it used and costs, what a cubic metre costs, then its facts (A 6.2, 详情). */
export function MeterView({ meterId }: { meterId: string }) {
  const read = useRead('default GET /crmgas/meter/detail', { meterId }, { handles: ['A2101'], refresh: 'old' })
  const isCard = read.data?.meter.meterType === 'IC'
  const overview = useOverview(meterId, !isCard)
  // Its figures stand above all others: what came after them would push these down.
  const isWaiting = overview.state === 'loading' && !isCard
  if (read.error?.is('A2101')) return <PageFrame title='表具详情' empty={<NoMeter />} />
  return (
    <DetailPage
      spaced
      read={isWaiting ? { ...read, state: 'loading' } : read}
      title={read.data ? meterName(read.data.meter) : '表具详情'}
      skeleton={<Shape heights={[96, 300, 160]} />}
    >
      {(detail) => (
        <>
          <Standing meter={detail.meter} />
          {detail.meter.meterType === 'IOT' && <LeakHint meterId={meterId} />}
          {/* A card meter tells of its gas when the card is written only. */}
          {detail.meter.meterType !== 'IC' && <MeterUse meter={detail.meter} />}
          {detail.meter.meterType === 'IOT' && <NightFlow meterId={meterId} />}
          {detail.meter.meterType === 'IOT' && <DataGaps meterId={meterId} />}
          <MeterPrice meter={detail.meter} />
          <LastReadings detail={detail} />
          <MeterFacts detail={detail} />
        </>
      )}
    </DetailPage>
  )
}

/** Its registers as they are today, and what is wrong with it. */
function Standing({ meter }: Pick<MeterDetail, 'meter'>) {
  const today = dateAt(serverNow())
  const stale = meter.onlineState === 'OFFLINE'
  const registers = meter.channels.length > 1 ? meter.channels : [{ ...meter, channelNo: '', name: '最近读数' }]
  return (
    <Card>
      <Row wrap>
        {meterTags(meter).map((tag) => (
          <Status key={tag.label} status={tag} />
        ))}
      </Row>
      <Row wrap gap={24} top={12}>
        {registers.map((register) => (
          <Fact
            key={register.channelNo}
            label={[register.name, momentText(register.lastReadingAt, today)].filter(Boolean).join(' · ')}
            value={<Volume value={register.lastReading} size='mm' className={stale ? 't3' : undefined} />}
          />
        ))}
        {meter.remainVolume !== null && (
          <Fact label='剩余气量' value={<Volume value={meter.remainVolume} size='mm' />} />
        )}
      </Row>
    </Card>
  )
}
