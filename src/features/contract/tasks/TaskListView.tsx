import { contractTypes } from '@domain/statuses/gas-contract'
import { openTasks, signTaskStatus } from '@domain/statuses/signing'
import type { Row } from '@contract'
import { ListPage, tabs, useFilters, useLink } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Button, Card, CountDown, Ends, Item, Row as Line, Status } from '@/ui'
import { remainingText } from '../remaining-text'
import { TaskHead } from './TaskHead'

type Task = Row<'default GET /crmgas/contract/sign/tasks'>
type Params = PageParams<'/subPagesB/pages/signManagement/index'>

const FILTERS = [
  tabs('tab', [
    { key: 'todo', label: '待签署' },
    { key: 'done', label: '已签署' },
    { key: 'void', label: '已失效' },
  ]),
]

/** 合同签署 (B 6.6): what waits for a signature, what is signed, what came to nothing. */
export function TaskListView({ tab = 'todo' }: Params) {
  const filters = useFilters(FILTERS, { tab })
  const list = usePaged('default GET /crmgas/contract/sign/tasks', filters.input, {
    keepPrevious: true,
    refresh: 'show',
  })
  return (
    <ListPage
      spaced
      cards
      list={list}
      filters={filters}
      head={<TaskHead />}
      keyOf={({ taskId }) => taskId}
      empty={filters.input.tab === 'todo' ? '暂无待签署合同' : '暂无合同'}
      item={(task) => <TaskCard task={task} />}
    />
  )
}

function TaskCard({ task }: { task: Task }) {
  const { taskId, contractId, title, expireAt, signedAt } = task
  const isOpen = (openTasks as readonly string[]).includes(task.status)
  const sign = useLink('/subPagesB/pages/signManagement/iframe-screen', { taskId })
  const open = useLink('/subPagesB/pages/signManagement/management', { contractId })
  return (
    <Card flush>
      <Item onTap={open}>
        <Ends>
          <span className='fs-15 fw-m break'>{title}</span>
          <Status status={signTaskStatus[task.status]} />
        </Ends>
        <div className='fs-13 t3 num break'>{task.contractNo}</div>
        <div className='fs-13 t2'>{contractTypes[task.contractType]}</div>
        {isOpen && (
          <div className='fs-13 t2'>
            剩余{' '}
            <span className='fw-m c-warning'>
              <CountDown until={expireAt} format={remainingText} />
            </span>
          </div>
        )}
        {signedAt !== null && <div className='fs-12 t3 num'>签署于 {signedAt.slice(0, 16).replace('T', ' ')}</div>}
      </Item>
      {isOpen && sign && (
        <Line to='end' className='gutter mb12'>
          <Button kind='outline' size='small' label={`去签署 ${title}`} onTap={sign}>
            去签署
          </Button>
        </Line>
      )}
    </Card>
  )
}
