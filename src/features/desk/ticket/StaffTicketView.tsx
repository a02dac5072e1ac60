import { PageFrame } from '@/blocks'
import type { ViewParams } from '@/routes/table'
import { DeskGate } from '../DeskGate'
import { TicketPanel } from '../parts/ticket/TicketPanel'

/** A ticket of the desk by itself, on a narrow screen. */
export const StaffTicketView = ({ ticketId }: ViewParams<'/pages/desk/ticket'>) => (
  <DeskGate>
    {(close) => (
      <PageFrame spaced>
        <TicketPanel ticketId={ticketId} close={close} />
      </PageFrame>
    )}
  </DeskGate>
)
