import { DetailPage, PageFrame, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { ActivityPanel } from '../parts/activity/ActivityPanel'
import { ActivityForm } from './ActivityForm'

/** An activity of the desk by itself: to read, to change, or a new one. */
export const DeskActivityView = ({ activityId, edit }: ViewParams<'/pages/desk/activity'>) => (
  <DeskGate>
    {(close) =>
      !activityId ? (
        <ActivityForm />
      ) : edit === '1' ? (
        <Edit activityId={activityId} close={close} />
      ) : (
        <PageFrame spaced>
          <ActivityPanel activityId={activityId} close={close} />
        </PageFrame>
      )
    }
  </DeskGate>
)

function Edit({ activityId, close }: { activityId: string; close: () => void }) {
  const read = useRead('btwob GET /activity/detail', { activityId }, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  if (read.data) return <ActivityForm activity={read.data} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[400]} />}>
      {() => null}
    </DetailPage>
  )
}
