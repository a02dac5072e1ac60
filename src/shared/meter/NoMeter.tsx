import { useLink } from '@/blocks'
import { Empty } from '@/ui'

/** In the place of what is about a meter that the customer does not have, or has no more (A2101): the way to those that there are. */
export function NoMeter() {
  const meters = useLink('/pages/home/meter-list/meter-list')
  return <Empty text='表具不存在或已更换' action='查看全部表具' onAction={meters} />
}
