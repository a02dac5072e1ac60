import { useState } from 'react'
import type { Row } from '@contract'
import { formatSpan } from '@domain/date-format'
import { balanceActivityStatus, balanceDirections } from '@domain/statuses/balance'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { choice, ListPage, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Status } from '@/ui'
import { Bits, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { DeskItem, edgeOf, Limit } from '../DeskItem'
import { BalancePanel } from '../parts/balance/BalancePanel'
import { DraftSheet } from '../parts/balance/DraftSheet'
import { useChosen } from '../use-chosen'
import '../desk.scss'

const STATES = Object.entries(balanceActivityStatus).map(([key, { label }]) => ({
  key: key as keyof typeof balanceActivityStatus,
  text: label,
}))
const FILTERS = [choice('status', { label: '状态', title: '选择状态', all: '全部状态' }, STATES)]

type Activity = Row<'btwob GET /balance/activity/list'>

/** The end of the sign-up, while it runs. */
const dueOf = ({ status, signupEnd }: Activity): string | null =>
  status === 'SIGNUP' || status === 'FULL' ? signupEnd : null

const noteOf = ({ activityId, startDate, endDate }: Activity) => [activityId, formatSpan(startDate, endDate)]

const COLUMNS: readonly Column<Activity>[] = [
  { head: '活动', cell: (one) => <Named title={one.name} note={<Bits of={noteOf(one)} />} /> },
  { head: '已申报 m³', width: 104, isFigure: true, cell: ({ appliedVolume }) => formatVolumeNumber(appliedVolume) },
  {
    head: '申报截止',
    width: 84,
    cell: (one) => <Limit dueAt={dueOf(one)} unlimited={balanceDirections[one.direction]} />,
  },
  { head: '状态', width: 60, cell: ({ status }) => <Status status={balanceActivityStatus[status]} /> },
]

/** 资源平衡 at the desk: the company's activities, the newest first. */
export const BalancesView = (params: PageParams<'/pages/desk/balances'>) => (
  <DeskGate>{(close) => <Balances params={params} close={close} />}</DeskGate>
)

function Balances({ params, close }: { params: PageParams<'/pages/desk/balances'>; close: () => void }) {
  const [isNew, setNew] = useState(false)
  const filters = useFilters(FILTERS, params)
  const list = useDeskList('btwob GET /balance/activity/list', filters.input, close)
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ activityId }) => activityId,
    ({ activityId }) => void go('/pages/desk/balance', { activityId }),
  )
  return (
    <>
      <ListPage
        className='dk-page'
        actions={[{ label: '新建活动', onTap: () => setNew(true) }]}
        list={list}
        filters={filters}
        keyOf={({ activityId }) => activityId}
        item={(row) => (
          <DeskItem
            title={row.name}
            dueAt={dueOf(row)}
            unlimited={balanceDirections[row.direction]}
            note={<Bits of={[...noteOf(row), `已申报 ${formatVolume(row.appliedVolume)}`]} />}
            isChosen={isChosen(row)}
            extra={<Status status={balanceActivityStatus[row.status]} />}
            onTap={() => tap(row)}
          />
        )}
        table={tableOf({
          label: '资源平衡活动',
          columns: COLUMNS,
          onTap: tap,
          isChosen,
          edgeOf: (row) => edgeOf(dueOf(row)),
        })}
        empty='还没有资源平衡活动'
        after={
          beside && (
            <div className='dk-beside'>
              <BalancePanel key={beside.activityId} activityId={beside.activityId} close={close} onDone={list.reload} />
            </div>
          )
        }
      />
      {isNew && <DraftSheet onClose={() => setNew(false)} onDone={list.reload} />}
    </>
  )
}
