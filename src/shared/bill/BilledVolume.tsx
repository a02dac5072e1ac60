import type { Row } from '@contract'
import { isZeroVolume, subtractVolume } from '@domain/volume'
import { EstimateMark } from '@/shared/age'
import { Volume } from '@/ui'

type Bill = Pick<
  Row<'default GET /crmgas/bill/list'>,
  'volume' | 'packageVolume' | 'asOf' | 'whole' | 'missingDays' | 'estimatedVolume'
>

/** m³ that the bill's amount prices: without what gas packages cover. */
export function BilledVolume({ bill }: { bill: Bill }) {
  return (
    <>
      <Volume value={subtractVolume(bill.volume, bill.packageVolume)} />
      <EstimateMark of={bill} />
    </>
  )
}

/** What gas packages cover of the bill's volume; nothing where they cover none. */
export function PackagePart({ bill }: { bill: Pick<Bill, 'packageVolume'> }) {
  if (isZeroVolume(bill.packageVolume)) return null
  return (
    <span className='nowrap'>
      另由气量包供 <Volume value={bill.packageVolume} />
    </span>
  )
}
