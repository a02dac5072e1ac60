import { meterName } from './meter-look'
import { useRead } from '@/request'
import { choice } from '@/blocks'

/** The meters of the customer as a filter, all of them first. */
export const useMeterChoice = () => {
  const meters = useRead('default GET /crmgas/list-meter-channel', {}, { handles: 'all' }).data?.list ?? []
  return choice(
    'meterId',
    { label: '全部表具', title: '选择表具', all: '全部表具' },
    meters.map((meter) => ({ key: meter.meterId, text: meterName(meter), note: `表号 ${meter.meterNo}` })),
  )
}
