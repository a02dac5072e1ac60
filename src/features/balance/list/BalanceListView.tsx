import { ListPage, tabs, useFilters } from '@/blocks'
import { useNamed } from '@/blocks/list/use-named'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { NoticeBar } from '@/ui'
import { ActivityCard } from './ActivityCard'

const TABS = [
  { key: 'going' as const, label: '活动' },
  { key: 'mine' as const, label: '我的参与' },
  { key: 'finished' as const, label: '已结束' },
]
const FILTERS = [tabs('tab', TABS)]
const EMPTY: Readonly<Record<string, string>> = {
  going: '暂无资源平衡活动',
  mine: '暂无参与记录',
  finished: '暂无已结束的活动',
}

const placeOf = (activityId: string): string => `activity-${activityId}`

/** 资源平衡 (B 6.4): activities, what the customer takes part in, what is over. */
export function BalanceListView({ tab, activityId }: PageParams<'/subPagesB/pages/substitution/index'>) {
  const filters = useFilters(FILTERS, { tab: tab ?? 'going' })
  const list = usePaged('zh GET /activity/list', filters.input, { keepPrevious: true, refresh: 'show' })
  useNamed(
    activityId === undefined ? undefined : placeOf(activityId),
    list.rows.map((row) => placeOf(row.activityId)),
  )
  return (
    <ListPage
      spaced
      cards
      list={list}
      filters={filters}
      head={
        <NoticeBar tone='info'>
          供需紧张或宽松时自愿减少或增加用气，按有效响应量获得气款抵扣；不响应不收取费用
        </NoticeBar>
      }
      keyOf={({ activityId }) => activityId}
      empty={EMPTY[filters.input.tab ?? 'going'] ?? ''}
      item={(row) => (
        <div id={placeOf(row.activityId)}>
          <ActivityCard of={row} onEnd={() => void list.reload()} />
        </div>
      )}
    />
  )
}
