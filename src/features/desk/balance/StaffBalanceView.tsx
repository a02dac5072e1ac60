import { PageFrame } from '@/blocks'
import type { ViewParams } from '@/routes/table'
import { DeskGate } from '../DeskGate'
import { BalancePanel } from '../parts/balance/BalancePanel'

/** A balance activity of the desk by itself, on a narrow screen. */
export const StaffBalanceView = ({ activityId }: ViewParams<'/pages/desk/balance'>) => (
  <DeskGate>
    {(close) => (
      <PageFrame spaced>
        <BalancePanel activityId={activityId} close={close} />
      </PageFrame>
    )}
  </DeskGate>
)
