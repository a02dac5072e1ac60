import { useLink } from '@/blocks'
import { BoughtChart } from '@/shared/card-use'
import { noteClick } from '@/telemetry'
import { Button, SectionCard } from '@/ui'

/** In place of 用能概览 for customers with cards only, as their days are not known: what was bought month by month. */
export function CardBlock() {
  const more = useLink('/pages/manager-energy/manager-energy-info/manager-energy-info')
  const open = () => {
    noteClick('HOME_ENERGY')
    more?.()
  }
  return (
    <SectionCard title='购气概览'>
      <BoughtChart meterId='' />
      {more && (
        <Button block kind='text' size='small' onTap={open}>
          查看更多
        </Button>
      )}
    </SectionCard>
  )
}
