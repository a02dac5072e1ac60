import { useState } from 'react'
import { ticketTabs, type TicketStatus } from '@domain/statuses/service-ticket'
import { DetailPage, Shape, useLink, useLinks, usePreview } from '@/blocks'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { BottomBar, type BottomAction } from '@/ui'
import { CancelSheet, UnsolvedSheet } from '../ReasonSheets'
import type { Ticket } from '../ticket-text'
import { useTicketActs } from '../use-ticket-acts'
import { HandlerCard } from './HandlerCard'
import { Promises } from './Promises'
import { QuarterCard } from './QuarterCard'
import { ReplySheet } from './ReplySheet'
import { ResultCard } from './ResultCard'
import { StateHead } from './StateHead'
import { TicketFacts } from './TicketFacts'
import { TicketLog } from './TicketLog'

/** ms between two polls of a ticket that is not over. */
const LOOK = 30_000
const isOver = (status: TicketStatus) => (ticketTabs.CLOSED as readonly TicketStatus[]).includes(status)

/** 工单详情 (D 6.1): what is promised until when, what happened, what can be done. */
export function TicketView({ ticketId }: ViewParams<'/subPages/customer-service/detail'>) {
  const read = useRead(
    'default GET /crmgas/serviceTicket/detail',
    { ticketId },
    { refresh: 'show', gone: ['2902'], every: (ticket) => ticket !== undefined && !isOver(ticket.status) && LOOK },
  )
  const preview = usePreview()
  const [isCancelling, setCancelling] = useState(false)
  const mayCancel = read.data?.actions.includes('CANCEL') === true
  return (
    <>
      <DetailPage
        spaced
        read={read}
        // The bar below has two places, which other acts may take.
        actions={mayCancel ? [{ label: '撤销', onTap: () => setCancelling(true) }] : []}
        skeleton={<Shape heights={[140, 240, 90, 260]} />}
        footer={(ticket) => <Foot of={ticket} onChanged={read.reload} />}
      >
        {(ticket) => (
          <>
            <StateHead of={ticket} onEnd={() => void read.reload()} />
            <ResultCard of={ticket} onPhoto={preview.show} />
            <Promises of={ticket} />
            <HandlerCard of={ticket} />
            <TicketLog of={ticket} onPhoto={preview.show} />
            <TicketFacts of={ticket} onPhoto={preview.show} />
            <QuarterCard of={ticket} />
          </>
        )}
      </DetailPage>
      {isCancelling && read.data && (
        <CancelSheet of={read.data} onClose={() => setCancelling(false)} onDone={read.reload} />
      )}
      {preview.layer}
    </>
  )
}

type Sheet = 'REPLY' | 'UNSOLVED'

/** What can be done now, at most two of it at once; a ticket is called off at the top of the page. */
function Foot({ of: ticket, onChanged }: { of: Ticket; onChanged: () => Promise<void> }) {
  const { ticketId, version, actions } = ticket
  const [sheet, setSheet] = useState<Sheet>()
  const { urge, confirm } = useTicketActs(onChanged)
  const rate = useLink('/subPages/customer-service/evaluate', { ticketId })
  const again = useLinks()(againAddress(ticket))
  const key = { ticketId, version }
  const has = (act: Ticket['actions'][number]) => actions.includes(act)
  const offered: (BottomAction | false | undefined)[] = [
    has('CONFIRM') && { text: '已解决', onTap: () => confirm.run({ ...key, solved: true }), loading: confirm.busy },
    has('CONFIRM') && { text: '未解决', onTap: () => setSheet('UNSOLVED') },
    has('EVALUATE') && rate && { text: '去评价', onTap: rate },
    has('EVALUATE') && { text: '没解决', onTap: () => setSheet('UNSOLVED') },
    has('REPLY') && { text: ticket.status === 'SUSPENDED' ? '补充资料' : '补充说明', onTap: () => setSheet('REPLY') },
    has('URGE') && { text: '催办', onTap: () => urge.run(key), loading: urge.busy },
    has('AGAIN') && again && { text: '再次提交', onTap: again },
  ]
  const [first, second] = offered.filter((one): one is BottomAction => one !== false && one !== undefined)
  if (!first) return null
  const close = () => setSheet(undefined)
  const shared = { of: ticket, onClose: close, onDone: onChanged }
  return (
    <>
      <BottomBar primary={first} secondary={second} />
      {sheet === 'REPLY' && <ReplySheet {...shared} />}
      {sheet === 'UNSOLVED' && <UnsolvedSheet {...shared} />}
    </>
  )
}

/** The form again, with what was written. */
const againAddress = ({ ticketType, subtype, description, meterNo, siteId }: Ticket) =>
  addressOf('/subPages/customer-service/add', {
    ticketType,
    subtype,
    desc: description,
    ...(meterNo !== null && { meterNo }),
    ...(siteId !== null && { siteId }),
  })
