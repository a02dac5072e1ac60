import type { Row as RowOf } from '@contract'
import { activityStates, activityTypes } from '@domain/statuses/activity-sign-up'
import { ListPage, tabs, useFilters, useLinks } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { targetAddress } from '@/routes/target'
import { Card, Photo, Row, Status, Tag } from '@/ui'
import { activityTime, signUpText } from '../market-text'
import '../market.scss'
import './activities.scss'

type Activity = RowOf<'default GET /crmgas/market/activity/list'>

const TABS = tabs(
  'state',
  [
    { key: 'all', label: '全部' },
    { key: 'running', label: '进行中' },
    { key: 'coming', label: '即将开始' },
    { key: 'ended', label: '已结束' },
    { key: 'mine', label: '我的报名' },
  ] as const,
  (state) => ({ state }),
)

/** 热门活动 (E 6.5). */
export function ActivitiesView(params: PageParams<'/pages/hot/activity-list'>) {
  const filters = useFilters([TABS], params)
  const list = usePaged('default GET /crmgas/market/activity/list', filters.input, {
    keepPrevious: true,
    refresh: 'show',
  })
  const isMine = filters.input.state === 'mine'
  return (
    <ListPage
      spaced
      cards
      list={list}
      filters={filters}
      keyOf={({ activityId }) => activityId}
      empty={isMine ? '您还没有报名活动' : '暂无活动'}
      item={(activity) => <ActivityCard activity={activity} />}
    />
  )
}

function ActivityCard({ activity }: { activity: Activity }) {
  const { title, summary, cover, type, state, url } = activity
  const links = useLinks()
  const open = url === null ? links(targetAddress(activity)) : links.to('/pages/webview/webview', { url })
  const signUp = signUpText(activity)
  return (
    <Card flush onTap={open}>
      {cover !== '' && (
        <div className={`mk-wide ${state === 'ended' ? 'mk-over' : ''}`}>
          <Photo className='mk-wide-photo' src={cover} lazy />
        </div>
      )}
      <div className='mka-text'>
        <Row wrap gap={8}>
          <Status status={activityStates[state]} />
          <Tag kind='outline'>{activityTypes[type]}</Tag>
        </Row>
        <div className='fs-16 fw-m mt8 break'>{title}</div>
        {summary !== '' && <div className='fs-13 t2 mt4 break'>{summary}</div>}
        <div className='fs-13 t3 mt4 num break'>
          {activityTime(activity)}
          {signUp !== '' && ` · ${signUp}`}
        </div>
      </div>
    </Card>
  )
}
