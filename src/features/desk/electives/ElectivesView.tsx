import { useState } from 'react'
import { formatMonth } from '@domain/date-format'
import { electivePeriodStatus } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume-text'
import { ListPage } from '@/blocks'
import { go } from '@/routes/go'
import { Status } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { DeskItem } from '../DeskItem'
import { IndexSheet } from '../parts/elective/IndexSheet'
import { PeriodPanel } from '../parts/elective/PeriodPanel'
import { PublishSheet } from '../parts/elective/PublishSheet'
import { useChosen } from '../use-chosen'
import '../desk.scss'

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
      list={list}
      actions={[
        ...(newest ? [{ label: '发布', onTap: () => setSheet('publish') }] : []),
        { label: '指数', onTap: () => setSheet('index') },
      ]}
      keyOf={({ periodId }) => periodId}
      item={(period) => (
        <DeskItem
          title={`${formatMonth(period.month)}自选`}
          dueAt={period.status === 'OPEN' ? period.closeAt : null}
          unlimited=''
          note={`${period.records} 户 · ${formatVolume(period.volume)}`}
          isChosen={isChosen(period)}
          extra={<Status status={electivePeriodStatus[period.status]} />}
          onTap={() => tap(period)}
        />
      )}
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
