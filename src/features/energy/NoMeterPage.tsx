import type { ReactNode } from 'react'
import { PageFrame } from '@/blocks'
import { AccountBar } from '@/shared/customer'
import { NoMeter } from '@/shared/meter'

/** A page that can be about any meter, while its address names one that is not there: the customer and the meters stay to be chosen. */
export const NoMeterPage = ({ chips }: { chips: ReactNode }) => (
  <PageFrame>
    <AccountBar />
    {chips}
    <NoMeter />
  </PageFrame>
)
