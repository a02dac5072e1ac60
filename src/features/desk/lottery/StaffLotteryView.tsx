import { DetailPage, PageFrame, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { CampaignPanel } from '../parts/lottery/CampaignPanel'
import { CampaignForm } from './CampaignForm'

/** A campaign of the desk by itself: to read, to change, or a new one. */
export const StaffLotteryView = ({ campaignId, edit }: ViewParams<'/pages/desk/lottery'>) => (
  <DeskGate>
    {(close) =>
      !campaignId ? (
        <CampaignForm />
      ) : edit === '1' ? (
        <Edit campaignId={campaignId} close={close} />
      ) : (
        <PageFrame spaced>
          <CampaignPanel campaignId={campaignId} close={close} />
        </PageFrame>
      )
    }
  </DeskGate>
)

function Edit({ campaignId, close }: { campaignId: string; close: () => void }) {
  const read = useRead('btwob GET /lottery/detail', { campaignId }, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  if (read.data) return <CampaignForm campaign={read.data} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[400]} />}>
      {() => null}
    </DetailPage>
  )
}
