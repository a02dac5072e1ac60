import { DetailPage, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { NewProject } from './NewProject'
import { ProjectShown } from './ProjectShown'

/** A project at the desk: a new one without an id; vouchers are decided in the queue. */
export const DeskProjectView = ({ projectId, ticketId }: ViewParams<'/pages/desk/project'>) => (
  <DeskGate>
    {(close) =>
      projectId === undefined ? (
        <NewProject ticketId={ticketId} close={close} />
      ) : (
        <Known projectId={projectId} close={close} />
      )
    }
  </DeskGate>
)

function Known({ projectId, close }: { projectId: string; close: () => void }) {
  const read = useRead('btwob GET /project/detail', { projectId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  return (
    <DetailPage spaced read={read} skeleton={<Shape heights={[180, 400]} />}>
      {(project) => <ProjectShown of={project} onDone={read.reload} />}
    </DetailPage>
  )
}
