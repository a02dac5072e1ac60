import { useState } from 'react'
import type { Row } from '@contract'
import { formatMonth } from '@domain/date-format'
import { electivePeriodStatus } from '@domain/statuses/elective'
import { formatVolume, formatVolumeNumber } from '@domain/volume-text'
import { ListPage } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import { Status } from '@/ui'
import { count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { DeskItem, edgeOf, Limit } from '../DeskItem'
import { IndexSheet } from '../parts/elective/IndexSheet'
import { PeriodPanel } from '../parts/elective/PeriodPanel'
import { PublishSheet } from '../parts/elective/PublishSheet'
import { useChosen } from '../use-chosen'
import '../desk.scss'

type Period = Row<'btwob GET /elective/period/list'>

const titleOf = ({ month }: Period): string => `${formatMonth(month)}自选`
const dueOf = ({ status, closeAt }: Period): string | null => (status === 'OPEN' ? closeAt : null)

const COLUMNS: readonly Column<Period>[] = [
  { head: '自选', cell: (period) => <Named title={formatMonth(period.month)} /> },
  { head: '户数', width: 48, isFigure: true, cell: ({ records }) => count(records) },
  { head: '气量 m³', width: 84, isFigure: true, cell: ({ volume }) => formatVolumeNumber(volume) },
  { head: '截止', width: 84, cell: (period) => <Limit dueAt={dueOf(period)} unlimited='' /> },
  { head: '状态', width: 60, cell: ({ status }) => <Status status={electivePeriodStatus[status]} /> },
]

/** 自选 at the desk: periods of the company, the newest month first. */
export const ElectivesView = () => <DeskGate>{(close) => <Periods close={close} />}</DeskGate>

function Periods({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /elective/period/list', {}, close)
  const [sheet, setSheet] = useState<'publish' | 'index'>()
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ periodId }) => periodId,
    ({ periodId }) => void go('/pages/desk/elective', { periodId }),
  )
  const [newest] = list.rows
  const end = () => setSheet(undefined)
  return (
    <ListPage
      className='dk-page'
      spaced
      list={list}
      actions={[
        ...(newest ? [{ label: '发布', onTap: () => setSheet('publish') }] : []),
        { label: '指数', onTap: () => setSheet('index') },
      ]}
      keyOf={({ periodId }) => periodId}
      item={(period) => (
        <DeskItem
          title={titleOf(period)}
          dueAt={dueOf(period)}
          unlimited=''
          note={`${count(period.records)} 户 · ${formatVolume(period.volume)}`}
          isChosen={isChosen(period)}
          extra={<Status status={electivePeriodStatus[period.status]} />}
          onTap={() => tap(period)}
        />
      )}
      table={tableOf({
        label: '自选',
        columns: COLUMNS,
        onTap: tap,
        isChosen,
        edgeOf: (period) => edgeOf(dueOf(period)),
      })}
      empty='还没有发布过自选'
      after={
        <>
          {beside && (
            <div className='dk-beside'>
              <PeriodPanel key={beside.periodId} periodId={beside.periodId} close={close} onDone={list.reload} />
            </div>
          )}
          {sheet === 'publish' && newest && <PublishSheet newest={newest} onClose={end} onDone={list.reload} />}
          {sheet === 'index' && <IndexSheet onClose={end} />}
        </>
      }
    />
  )
}
