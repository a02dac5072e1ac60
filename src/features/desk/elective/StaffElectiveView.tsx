import { PageFrame } from '@/blocks'
import type { ViewParams } from '@/routes/table'
import { DeskGate } from '../DeskGate'
import { PeriodPanel } from '../parts/elective/PeriodPanel'

/** A period of the desk by itself, on a narrow screen. */
export const StaffElectiveView = ({ periodId }: ViewParams<'/pages/desk/elective'>) => (
  <DeskGate>
    {(close) => (
      <PageFrame spaced>
        <PeriodPanel periodId={periodId} close={close} />
      </PageFrame>
    )}
  </DeskGate>
)
