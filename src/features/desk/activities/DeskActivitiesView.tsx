import type { Row as RowOf } from '@contract'
import { activityStates, activityTypes } from '@domain/statuses/activity-sign-up'
import { ListPage, tabs, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row, Status, Tag } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
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

/** '12/2,000'; null without a limit of places. */
const placesOf = ({ quota, quotaUsed }: Activity): string | null =>
  quota === null ? null : `${count(quotaUsed ?? 0)}/${count(quota)}`

const COLUMNS: readonly Column<Activity>[] = [
  {
    head: '活动',
    cell: ({ title, type, startAt }) => <Named title={title} note={`${activityTypes[type]} · ${typedOf(startAt)}`} />,
  },
  { head: '报名（人）', width: 76, isFigure: true, cell: (one) => placesOf(one) ?? '不限' },
  {
    head: '状态',
    width: 72,
    cell: ({ state, published }) =>
      published ? <Status status={activityStates[state]} /> : <Tag tone='warning'>未发布</Tag>,
  },
]

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
      className='dk-page dk-tabbed'
      spaced
      actions={[{ label: '新建活动', onTap: () => void go('/pages/desk/activity', {}) }]}
      list={list}
      filters={filters}
      keyOf={({ activityId }) => activityId}
      item={(activity) => (
        <ActivityItem activity={activity} isChosen={isChosen(activity)} onTap={() => tap(activity)} />
      )}
      table={tableOf({ label: '活动', columns: COLUMNS, onTap: tap, isChosen })}
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
  const { title, type, state, startAt, published } = activity
  const places = placesOf(activity)
  return (
    <Item className={isChosen ? 'dk-row dk-chosen' : 'dk-row'} current={isChosen} onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Status status={activityStates[state]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num break'>
          <Bits of={[typedOf(startAt), places !== null && `已报名 ${places} 人`]} />
        </span>
        <Row gap={8}>
          {!published && <Tag tone='warning'>未发布</Tag>}
          <Tag kind='outline'>{activityTypes[type]}</Tag>
        </Row>
      </Ends>
    </Item>
  )
}
