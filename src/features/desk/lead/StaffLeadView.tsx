import { PageFrame } from '@/blocks'
import type { ViewParams } from '@/routes/table'
import { DeskGate } from '../DeskGate'
import { LeadPanel } from '../parts/lead/LeadPanel'

/** An enquiry of the desk by itself, on a narrow screen. */
export const StaffLeadView = ({ leadNo }: ViewParams<'/pages/desk/lead'>) => (
  <DeskGate>
    {(close) => (
      <PageFrame spaced>
        <LeadPanel leadNo={leadNo} close={close} />
      </PageFrame>
    )}
  </DeskGate>
)
