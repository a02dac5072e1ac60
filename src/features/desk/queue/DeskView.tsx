import { useState } from 'react'
import { deskKindLabel } from '@domain/desk-kinds'
import { choice, ListPage, tabs, useFilters } from '@/blocks'
import { tableOf } from '@/blocks/list/table'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Empty } from '@/ui'
import { CasePanel } from '../CasePanel'
import { DeskGate } from '../DeskGate'
import { edgeOf } from '../DeskItem'
import { useDeskList } from '../desk-list'
import { AreasSheet } from './AreasSheet'
import { FirstNoticeSheet } from './FirstNoticeSheet'
import { MissingSheet } from './MissingSheet'
import { QueueCounts } from './QueueCounts'
import { taskColumns, TaskRow } from './TaskRow'
import { useChosen } from '../use-chosen'
import '../desk.scss'

const SHARES = [
  { key: 'ALL', label: '全部' },
  { key: 'FREE', label: '未接' },
  { key: 'MINE', label: '我的' },
] as const

/** 服务工作台 (CV-10): the tasks of the company's staff, what is due first on top. */
export const DeskView = (params: PageParams<'/pages/desk/desk'>) => (
  <DeskGate>{(close) => <Queue params={params} close={close} />}</DeskGate>
)

function Queue({ params, close }: { params: PageParams<'/pages/desk/desk'>; close: () => void }) {
  const summary = useRead('btwob GET /review/summary', undefined, {
    handles: 'all',
    refresh: 'show',
    every: () => 30_000,
  })
  const kinds = (summary.data?.kinds ?? []).map(({ bizType, count }) => ({
    key: bizType,
    text: deskKindLabel(bizType),
    note: `${count} 单`,
  }))
  const filters = useFilters(
    [tabs('share', SHARES), choice('bizType', { label: '类型', title: '选择类型', all: '全部类型' }, kinds)] as const,
    params,
  )
  const list = useDeskList('btwob GET /review/list', filters.input, close)
  const [sheet, setSheet] = useState<'areas' | 'shares' | 'missing'>()
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ taskId }) => taskId,
    ({ taskId }) => void go('/pages/desk/case', { taskId }),
  )
  const renew = () => Promise.all([list.reload(), summary.reload()]).then(() => undefined)
  return (
    <ListPage
      className='dk-page dk-tabbed'
      actions={[
        { label: '工单', onTap: () => void go('/pages/desk/tickets') },
        { label: '业务', onTap: () => setSheet('areas') },
      ]}
      list={list}
      filters={filters}
      head={summary.data && <QueueCounts summary={summary.data} onMissing={() => setSheet('missing')} />}
      keyOf={({ taskId }) => taskId}
      item={(task) => <TaskRow task={task} isChosen={isChosen(task)} onTap={() => tap(task)} />}
      table={tableOf({
        label: '任务',
        columns: taskColumns,
        onTap: tap,
        isChosen,
        edgeOf: ({ dueAt }) => edgeOf(dueAt),
      })}
      empty={<Empty text={filters.isFiltered ? '没有符合条件的任务' : '任务都处理完了'} picture='list' />}
      after={
        <>
          {beside && (
            <div className='dk-beside'>
              <CasePanel key={beside.taskId} task={beside} onDone={renew} isWide />
            </div>
          )}
          {sheet === 'areas' && <AreasSheet onShares={() => setSheet('shares')} onClose={() => setSheet(undefined)} />}
          {sheet === 'shares' && <FirstNoticeSheet onClose={() => setSheet(undefined)} />}
          {sheet === 'missing' && <MissingSheet onClose={() => setSheet(undefined)} />}
        </>
      }
    />
  )
}
