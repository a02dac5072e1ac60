import { Card, Skeleton } from '@/ui'
import './payment.scss'

/** Shape of a payment page on its way: two cards and a list. */
export function Shape() {
  return (
    <div className='pay-shape'>
      <Card>
        <Skeleton kind='card' />
      </Card>
      <Card>
        <Skeleton kind='card' />
      </Card>
      <Card flush>
        <Skeleton kind='list' rows={2} />
      </Card>
    </div>
  )
}
