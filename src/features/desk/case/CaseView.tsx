import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { goBack } from '@/routes/go'
import { CasePanel } from '../CasePanel'
import { DeskGate, useDeskEnd } from '../DeskGate'

/** One task of the desk, on a narrow screen. */
export const CaseView = ({ taskId }: ViewParams<'/pages/desk/case'>) => (
  <DeskGate>{(close) => <Case taskId={taskId} close={close} />}</DeskGate>
)

function Case({ taskId, close }: { taskId: string; close: () => void }) {
  const read = useRead(
    'btwob GET /review/list',
    { taskId, pageNum: 1, pageSize: 1 },
    { handles: ['2211'], refresh: 'show' },
  )
  useDeskEnd(read.error, close)
  const task = read.data?.list[0]
  return (
    <PageFrame spaced of={read} empty={read.data && task === undefined ? '该任务已处理或已撤回' : undefined}>
      {task && (
        <CasePanel
          task={task}
          onDone={async () => {
            await read.reload()
            if (task.isMine === '1') await goBack()
          }}
        />
      )}
    </PageFrame>
  )
}
