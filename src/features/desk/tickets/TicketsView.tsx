import { useState } from 'react'
import { ticketTypes } from '@domain/statuses/service-ticket'
import { choice, ListPage, namesOf, useFilters } from '@/blocks'
import { tableOf } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { DeskGate } from '../DeskGate'
import { edgeOf } from '../DeskItem'
import { useDeskList } from '../desk-list'
import { ActSheet } from '../parts/ticket/ActSheet'
import { TicketPanel } from '../parts/ticket/TicketPanel'
import { useChosen } from '../use-chosen'
import '../desk.scss'
import { ticketColumns, TicketItem, type Head } from './TicketItem'

const FILTERS = [choice('ticketType', { label: '类型', title: '选择类型', all: '全部类型' }, namesOf(ticketTypes))]

/** 工单 at the desk: open tickets of the company, the least time left first. */
export const TicketsView = (params: PageParams<'/pages/desk/tickets'>) => (
  <DeskGate>{(close) => <Tickets params={params} close={close} />}</DeskGate>
)

function Tickets({ params, close }: { params: PageParams<'/pages/desk/tickets'>; close: () => void }) {
  const filters = useFilters(FILTERS, params)
  const list = useDeskList('btwob GET /ticket/queue', filters.input, close)
  const late = list.first?.late ?? 0
  const [dispatching, setDispatching] = useState<Head>()
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ ticketId }) => ticketId,
    ({ ticketId }) => void go('/pages/desk/ticket', { ticketId }),
  )
  return (
    <ListPage
      className='dk-page'
      list={list}
      filters={filters}
      head={late > 0 && <div className='gutter fs-13 c-danger mt8'>{late} 单已错过承诺时间</div>}
      keyOf={({ ticketId }) => ticketId}
      item={(ticket) => (
        <TicketItem ticket={ticket} isChosen={isChosen(ticket)} onTap={() => tap(ticket)} onDispatch={setDispatching} />
      )}
      table={tableOf({
        label: '工单',
        columns: ticketColumns(setDispatching),
        onTap: tap,
        isChosen,
        edgeOf: ({ dueAt }) => edgeOf(dueAt),
      })}
      empty='没有未办结的工单'
      after={
        <>
          {beside && (
            <div className='dk-beside'>
              <TicketPanel key={beside.ticketId} ticketId={beside.ticketId} close={close} onDone={list.reload} />
            </div>
          )}
          {dispatching && (
            <ActSheet act='dispatch' of={dispatching} onClose={() => setDispatching(undefined)} onDone={list.reload} />
          )}
        </>
      }
    />
  )
}
