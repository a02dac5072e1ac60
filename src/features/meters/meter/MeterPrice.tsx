import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { tierBarOf } from '@/shared/tiers'
import { KeyValue, Price, Row, SectionCard, Tag, TierBar } from '@/ui'
import { dateAt } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { seasons } from '@domain/statuses/names'
import type { MeterDetail } from './meter-use'

/** What a cubic metre costs now, in which season, where the meter is in its tiers, and what comes next. */
export function MeterPrice({ meter: { meterId, meterType } }: Pick<MeterDetail, 'meter'>) {
  const { data } = useRead('default GET /crmgas/price/myPrice', { meterId }, { handles: 'all' })
  const price = data?.list.find((one) => one.meterId === meterId)
  if (price === undefined) return null
  const today = dateAt(serverNow())
  return (
    <SectionCard title='气价' extra={price.gasUseText}>
      <Row>
        <Price value={price.finalPrice} size='mm' />
        <Tag tone='muted'>{seasons[price.season]}</Tag>
      </Row>
      {price.tiers.length > 1 && meterType !== 'IC' && (
        <div className='mt16'>
          <TierBar {...tierBarOf(price.tiers, '本年')} />
        </div>
      )}
      <KeyValue
        className='mt12'
        items={[
          ['政府指导价', <Price value={price.guidePrice} />],
          ['定价依据', `${price.source === 'CONTRACT' ? '合同' : '价格文件'} ${price.docNo}`],
          price.next && [`${formatDay(price.next.effectiveFrom, today)} 起`, <Price value={price.next.finalPrice} />],
        ]}
      />
    </SectionCard>
  )
}
