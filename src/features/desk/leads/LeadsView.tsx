import type { Row } from '@contract'
import { leadStatus, leadTabs } from '@domain/statuses/demand-lead'
import { choice, ListPage, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Status } from '@/ui'
import { count, Bits, customerBits, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { DeskItem, edgeOf, Limit } from '../DeskItem'
import { LeadPanel } from '../parts/lead/LeadPanel'
import { useChosen } from '../use-chosen'
import '../desk.scss'

const STATES = choice(
  'state',
  { label: '状态', title: '选择状态', all: '全部状态' },
  leadTabs.doing.map((key) => ({ key, text: leadStatus[key].label })),
)

type Lead = Row<'btwob GET /lead/list'>

/** The promised contact, until it was made. */
const dueOf = ({ status, firstContactDueAt }: Lead): string | null =>
  status === 'submitted' || status === 'assigned' ? firstContactDueAt : null
const CONTACTED = '已联系'

const peopleOf = ({ adviserName, sharer }: Lead): readonly (string | false)[] => [
  adviserName,
  sharer !== '' && `来自 ${sharer} 的分享`,
]

const COLUMNS: readonly Column<Lead>[] = [
  {
    head: '咨询',
    cell: (lead) => <Named title={lead.targetName} note={<Bits of={[...customerBits(lead), ...peopleOf(lead)]} />} />,
  },
  { head: '数量', width: 48, isFigure: true, cell: ({ quantity }) => count(quantity) },
  { head: '首次联系', width: 84, cell: (lead) => <Limit dueAt={dueOf(lead)} unlimited={CONTACTED} /> },
  { head: '状态', width: 60, cell: ({ status }) => <Status status={leadStatus[status]} /> },
]

/** 咨询单 at the desk: open enquiries of the company, those without the promised contact first. */
export const LeadsView = (params: PageParams<'/pages/desk/leads'>) => (
  <DeskGate>{(close) => <Leads params={params} close={close} />}</DeskGate>
)

function Leads({ params, close }: { params: PageParams<'/pages/desk/leads'>; close: () => void }) {
  const advisers = useRead('btwob GET /butler/list', undefined, { handles: 'all' })
  const people = (advisers.data?.list ?? []).map(({ managerId: key, name: text }) => ({ key, text }))
  const filters = useFilters(
    [STATES, choice('adviserId', { label: '顾问', title: '选择顾问', all: '全部顾问' }, people)],
    params,
  )
  const list = useDeskList('btwob GET /lead/list', filters.input, close)
  const late = list.first?.late ?? 0
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ leadNo }) => leadNo,
    ({ leadNo }) => void go('/pages/desk/lead', { leadNo }),
  )
  return (
    <ListPage
      className='dk-page'
      list={list}
      filters={filters}
      head={late > 0 && <div className='gutter fs-13 c-danger mt8'>{late} 单已错过承诺的联系时间</div>}
      keyOf={({ leadNo }) => leadNo}
      item={(lead) => (
        <DeskItem
          title={lead.targetName}
          dueAt={dueOf(lead)}
          unlimited={CONTACTED}
          note={<Bits of={[...customerBits(lead), `数量 ${count(lead.quantity)}`, ...peopleOf(lead)]} />}
          isChosen={isChosen(lead)}
          extra={<Status status={leadStatus[lead.status]} />}
          onTap={() => tap(lead)}
        />
      )}
      table={tableOf({
        label: '咨询单',
        columns: COLUMNS,
        onTap: tap,
        isChosen,
        edgeOf: (lead) => edgeOf(dueOf(lead)),
      })}
      empty='没有未完成的咨询单'
      after={
        beside && (
          <div className='dk-beside'>
            <LeadPanel key={beside.leadNo} leadNo={beside.leadNo} close={close} onDone={list.reload} />
          </div>
        )
      }
    />
  )
}
