import type { Row } from '@contract'
import { projectStages, projectStatus } from '@domain/statuses/project'
import { ListPage } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import { Ends, Fact, Item, Status } from '@/ui'
import { Bits, customerBits, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

type Project = Row<'btwob GET /project/list'>

const open = ({ projectId }: Project) => void go('/pages/desk/project', { projectId })

const COLUMNS: readonly Column<Project>[] = [
  { head: '工程', cell: ({ projectName, projectNo }) => <Named title={projectName} note={projectNo} /> },
  { head: '客户', cell: ({ customerName, bp }) => <Named title={customerName || bp} note={`户号 ${bp}`} /> },
  { head: '阶段', width: 84, cell: ({ stage }) => projectStages[stage] },
  { head: '进度', width: 56, isFigure: true, cell: ({ totalRate }) => `${totalRate}%` },
  { head: '计划完成', width: 96, cell: ({ planFinishDate }) => planFinishDate ?? '未定' },
  { head: '状态', width: 72, cell: ({ status }) => <Status status={projectStatus[status]} /> },
]

/** 工程 at the desk: projects of the company, the newest first. */
export const DeskProjectsView = () => <DeskGate>{(close) => <Projects close={close} />}</DeskGate>

function Projects({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /project/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '立项', onTap: () => void go('/pages/desk/project', {}) }]}
      list={list}
      keyOf={({ projectId }) => projectId}
      item={(row) => (
        <Item onTap={() => open(row)}>
          <Ends>
            <Fact
              grow
              value={row.projectName}
              note={
                <Bits of={[row.projectNo, ...customerBits(row), `${projectStages[row.stage]} ${row.totalRate}%`]} />
              }
            />
            <Status status={projectStatus[row.status]} />
          </Ends>
        </Item>
      )}
      table={tableOf({ label: '工程', columns: COLUMNS, onTap: open })}
      empty='没有工程项目'
    />
  )
}
