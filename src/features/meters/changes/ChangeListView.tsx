import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { changeTypes } from '@domain/statuses/names'
import { formatVolume } from '@domain/volume'
import { choice, ListPage, namesOf, useFilters } from '@/blocks'
import { days } from '@/blocks/list/days'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { showFile } from '@/shared/file'
import { KeyValue, SectionCard, Tag, type FactRow } from '@/ui'

type Change = Row<'default GET /crmgas/changeRecord/list'>

const FILTERS = [
  choice('changeType', { label: '变更类型', all: '全部类型' }, namesOf(changeTypes)),
  days({ from: 'dateFrom', to: 'dateTo' }, { back: 119 }),
]

/** 变更记录 (A 6.36). */
export function ChangeListView({ meterId }: PageParams<'/subPages/changeRecord'>) {
  const filters = useFilters(FILTERS, {})
  const input = { ...filters.input, ...(meterId !== undefined && { meterId }) }
  const list = usePaged('default GET /crmgas/changeRecord/list', input)
  const item = (change: Change) => <ChangeCard change={change} />
  return <ListPage list={list} filters={filters} item={item} keyOf={(row) => row.changeId} empty='暂无变更记录' cards />
}

function ChangeCard({ change }: { change: Change }) {
  const { docUrl } = change
  const title = changeTypes[change.changeType]
  const open = docUrl === null ? undefined : () => void showFile(docUrl, `${title}.pdf`)
  const extra = change.affectsBilling && <Tag tone='warning'>影响计费</Tag>
  return (
    <SectionCard title={title} extra={extra} {...(open && { more: '查看资料', onMore: open })}>
      <KeyValue items={factsOf(change)} />
    </SectionCard>
  )
}

/** null: the change says nothing of it. */
const both = (before: string | null, after: string | null) => [before, after].filter(Boolean).join(' → ') || null
const register = (value: string | null) => (value === null ? null : formatVolume(value))

const factsOf = (change: Change): FactRow[] => [
  ['时间', formatFullMoment(change.happenedAt)],
  ['表具', [change.alias, change.meterNo].filter(Boolean).join(' ') || null],
  ['变更内容', both(change.oldValue, change.newValue)],
  ['旧表换新表', both(change.oldMeterNo, change.newMeterNo)],
  ['止码与起码', both(register(change.oldEndReading), register(change.newStartReading))],
  ['原因', change.reason || null],
  ['经办人', change.operator || null],
]
