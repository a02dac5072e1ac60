import { projectStages, projectStatus } from '@domain/statuses/project'
import { ListPage, useLinks } from '@/blocks'
import { go } from '@/routes/go'
import { Ends, Fact, Item, Status } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

/** 工程 at the desk: projects of the company, the newest first. */
export const DeskProjectsView = () => <DeskGate>{(close) => <Projects close={close} />}</DeskGate>

function Projects({ close }: { close: () => void }) {
  const links = useLinks()
  const list = useDeskList('btwob GET /project/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '立项', onTap: () => void go('/pages/desk/project', {}) }]}
      list={list}
      keyOf={({ projectId }) => projectId}
      item={(row) => (
        <Item onTap={links.to('/pages/desk/project', { projectId: row.projectId })}>
          <Ends>
            <Fact
              grow
              value={row.projectName}
              note={`${row.projectNo} · 户号 ${row.bp} · ${projectStages[row.stage]} ${row.totalRate}%`}
            />
            <Status status={projectStatus[row.status]} />
          </Ends>
        </Item>
      )}
      empty='没有工程项目'
    />
  )
}
