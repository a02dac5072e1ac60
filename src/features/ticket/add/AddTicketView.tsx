import { useState } from 'react'
import type { Out } from '@contract'
import { MOST_SITE_ROWS } from '@domain/statuses/usage-site'
import { PageFrame, useFace } from '@/blocks'
import { usePhotoQueue } from '@/blocks/form/photos/use-photos'
import { useRead } from '@/request'
import { Filed } from './Filed'
import { HelpFirst } from './HelpFirst'
import type { Params } from './new-ticket'
import { Queued } from './Queued'
import { TicketForm } from './TicketForm'

/** 提交工单 (D 6.1): one picture, one text; the rest is proposed or follows. Photos may arrive after it. */
export function AddTicketView(params: Params) {
  const closed = useFace()
  return closed ? <HelpFirst closed={closed} /> : <AddTicket {...params} />
}

function AddTicket(params: Params) {
  const [filed, setFiled] = useState<Out<'default POST /crmgas/serviceTicket/add'>>()
  const [isLeakQueued, setQueued] = useState<boolean>()
  const queue = usePhotoQueue('TICKET')
  const types = useRead('default GET /crmgas/serviceTicket/types')
  const meters = useRead('default GET /crmgas/list-meter-channel', {})
  // A ticket is filed without them, too: a meter or an address says where.
  const sites = useRead('default GET /crmgas/record/site/list', { pageSize: MOST_SITE_ROWS }, { handles: 'all' })
  const slots = useRead('default GET /crmgas/serviceTicket/slots', { kind: 'APPLY' })
  const repairs = useRead('default GET /crmgas/serviceTicket/slots', { kind: 'REPAIR' })
  if (isLeakQueued !== undefined) return <Queued isLeak={isLeakQueued} />
  if (filed) return <Filed of={filed} queue={queue} />
  if (!types.data || !meters.data || !slots.data || !repairs.data)
    return <PageFrame of={[types, meters, slots, repairs]} />
  return (
    <TicketForm
      params={params}
      types={types.data}
      meters={meters.data.list}
      sites={(sites.data?.list ?? []).filter(({ reviewStatus }) => reviewStatus !== 'REJECTED')}
      slots={{ APPLY: slots.data, REPAIR: repairs.data }}
      queue={queue}
      onFiled={setFiled}
      onQueued={setQueued}
    />
  )
}
