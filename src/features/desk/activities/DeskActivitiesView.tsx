import type { Row as RowOf } from '@contract'
import { activityStates, activityTypes } from '@domain/statuses/activity-sign-up'
import { ListPage, tabs, useFilters } from '@/blocks'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row, Status, Tag } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { ActivityPanel } from '../parts/activity/ActivityPanel'
import { useChosen } from '../use-chosen'
import '../desk.scss'

type Activity = RowOf<'btwob GET /activity/list'>

const TABS = tabs(
  'state',
  [
    { key: 'all', label: '全部' },
    { key: 'running', label: '进行中' },
    { key: 'coming', label: '即将开始' },
    { key: 'ended', label: '已结束' },
  ] as const,
  (state) => ({ state }),
)

/** 活动 at the desk: what the company shows to its customers, and what it has not published yet. */
export const DeskActivitiesView = (params: PageParams<'/pages/desk/activities'>) => (
  <DeskGate>{(close) => <Activities params={params} close={close} />}</DeskGate>
)

function Activities({ params, close }: { params: PageParams<'/pages/desk/activities'>; close: () => void }) {
  const filters = useFilters([TABS], params)
  const list = useDeskList('btwob GET /activity/list', filters.input, close)
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ activityId }) => activityId,
    ({ activityId }) => void go('/pages/desk/activity', { activityId }),
  )
  return (
    <ListPage
      className='dk-page'
      actions={[{ label: '新建活动', onTap: () => void go('/pages/desk/activity', {}) }]}
      list={list}
      filters={filters}
      keyOf={({ activityId }) => activityId}
      item={(activity) => (
        <ActivityItem activity={activity} isChosen={isChosen(activity)} onTap={() => tap(activity)} />
      )}
      empty='还没有活动'
      after={
        beside && (
          <div className='dk-beside'>
            <ActivityPanel key={beside.activityId} activityId={beside.activityId} close={close} />
          </div>
        )
      }
    />
  )
}

function ActivityItem(props: { activity: Activity; isChosen: boolean; onTap: () => void }) {
  const { activity, isChosen, onTap } = props
  const { title, type, state, startAt, quota, quotaUsed, published } = activity
  return (
    <Item className={isChosen ? 'dk-row dk-chosen' : 'dk-row'} current={isChosen} onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={activityStates[state]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num break'>
          {startAt.slice(0, 16).replace('T', ' ')}
          {quota !== null && ` · 已报名 ${quotaUsed ?? 0}/${quota} 人`}
        </span>
        <Row gap={8}>
          {!published && <Tag tone='warning'>未发布</Tag>}
          <Tag kind='outline'>{activityTypes[type]}</Tag>
        </Row>
      </Ends>
    </Item>
  )
}
