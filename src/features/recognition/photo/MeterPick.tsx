import { meterName } from '@/shared/meter'
import { Chips, ErrorBlock, SectionCard } from '@/ui'
import type { Meters } from '../parts/use-meters'

/** The meter of the photo: its last reading is compared, and the photo can be submitted. */
export function MeterPick({ of: { list, meterNo, choose, retry } }: { of: Meters }) {
  const items = list.map((meter) => ({ key: meter.meterNo, label: meterName(meter) }))
  return (
    <SectionCard title='是哪块表'>
      <div>{retry && <ErrorBlock small onRetry={retry} />}</div>
      <Chips
        inset
        wrap
        label='是哪块表'
        items={[{ key: '', label: '不选表' }, ...items]}
        active={meterNo ?? ''}
        onChange={choose}
      />
    </SectionCard>
  )
}
