import { choice } from '@/blocks'
import { useRead } from '@/request'
import { meterName } from '@/shared/meter'

/** The meters of the customer as a filter of calls that take the number on the plate. */
export function useInvoiceMeters() {
  const meters = useRead('default GET /crmgas/list-meter-channel', {}, { handles: 'all' }).data?.list ?? []
  return choice(
    'meterNo',
    { label: '全部表具', title: '选择表具', all: '全部表具' },
    meters.map((meter) => ({ key: meter.meterNo, text: meterName(meter), note: `表号 ${meter.meterNo}` })),
  )
}
