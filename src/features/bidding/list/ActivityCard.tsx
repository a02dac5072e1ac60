import { bidModes, gasResources, ngActivityStatus } from '@domain/statuses/bidding'
import { formatPrice } from '@domain/price'
import { formatVolume } from '@domain/volume'
import { Card, CountDown, Ends, Figures, Row, Status, Tag } from '@/ui'
import { actionText, bidStatus, deliveryText, priceRange } from '../bid-text'
import type { ActivityRow } from '../types'

interface Props {
  of: ActivityRow
  onTap: (() => void) | undefined
  onEnd: () => void
}

/** One activity; the whole card leads to it. */
export function ActivityCard({ of: one, onTap, onEnd }: Props) {
  const { mine, next } = one
  return (
    <Card onTap={onTap}>
      <Ends>
        <span className='fs-16 fw-b break'>{one.name}</span>
        <Status status={ngActivityStatus[one.state]} />
      </Ends>
      <Row gap={4} wrap className='mt8'>
        <Tag kind='outline'>{bidModes[one.mode]}</Tag>
        <Tag kind='outline'>{gasResources[one.resourceType]}</Tag>
        <span className='fs-13 t2 num'>{priceRange(one)}</span>
      </Row>
      <div className='hr' />
      <Figures
        items={[
          { label: '总量', value: <span className='fs-14'>{formatVolume(one.totalVolume)}</span> },
          { label: '交付', value: <span className='fs-14'>{deliveryText(one)}</span> },
        ]}
      />
      {mine && (
        <Ends top={12}>
          <span className='fs-14 break num'>
            我的{one.mode === 'DRAW' ? '申购' : '报价'}
            {mine.price !== null && ` ${formatPrice(mine.price)}`}
            {mine.volume !== null && ` ${formatVolume(mine.volume)}`}
          </span>
          <Status status={bidStatus(mine.state, one.mode)} />
        </Ends>
      )}
      {mine && mine.action !== null && (
        <Ends top={8}>
          <span className='fs-13 t3'>下一步</span>
          <span className='fs-14 fw-m c-link'>{actionText(mine.action, one.mode, mine.state === 'VALID')}</span>
        </Ends>
      )}
      <Ends top={12}>
        <span className='fs-13 t3 num'>参与 {one.participants} 家</span>
        {next && (
          <span className='fs-13 t2'>
            {next.text} <CountDown until={next.at} onEnd={onEnd} />
          </span>
        )}
      </Ends>
    </Card>
  )
}
