import { Card, Skeleton } from '@/ui'

/** Shape of a payment page on its way: two cards and a list. */
export function Shape() {
  return (
    <div className='mt12'>
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
