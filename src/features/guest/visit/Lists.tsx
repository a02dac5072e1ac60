import { useState } from 'react'
import { formatSpan } from '@domain/date-format'
import { guestScopes, type GuestScope } from '@domain/statuses/guest-link'
import { ListPage } from '@/blocks'
import { Card, DateText, Tabs } from '@/ui'
import { GuestRow } from './GuestRow'
import { Title } from './Title'
import { useLooks } from './use-look'
import { forgetVisit, type Entered } from './visit'

const LISTS = {
  BILL: 'btwob POST /guest/bills',
  INVOICE: 'btwob POST /guest/invoices',
  USAGE: 'btwob POST /guest/usage',
} as const satisfies Record<GuestScope, string>

const ORDER: readonly GuestScope[] = ['BILL', 'INVOICE', 'USAGE']

/** What the link shows, list by list; each one opened is a look. */
export function Lists({ token, entered }: { token: string; entered: Entered }) {
  const scopes = ORDER.filter((scope) => entered.scopes.includes(scope))
  const [tab, setTab] = useState(scopes[0] ?? 'BILL')
  const list = useLooks(LISTS[tab])
  return (
    <ListPage
      list={list}
      navHead={<Title />}
      actions={[{ label: '退出', onTap: forgetVisit }]}
      top={
        scopes.length > 1 && (
          <Tabs sticky items={scopes.map((key) => ({ key, label: guestScopes[key] }))} active={tab} onChange={setTab} />
        )
      }
      head={<Shown entered={entered} />}
      keyOf={(row) => ('billId' in row ? row.billId : 'invoiceId' in row ? row.invoiceId : row.statementId)}
      item={(row) => <GuestRow row={row} token={token} />}
      empty={`授权期间内暂无${guestScopes[tab]}`}
    />
  )
}

/** Customer, months and end of what is shown, and the note that views are logged. */
const Shown = ({ entered: { customerName, bp, monthFrom, monthTo, endDate, expireAt } }: { entered: Entered }) => (
  <Card label='授权范围'>
    <div className='fs-16 fw-b break'>{customerName}</div>
    <div className='fs-13 t2 num mt4'>{`户号 ${bp}`}</div>
    <div className='fs-13 t2 num mt4'>{`授权期间 ${formatSpan(monthFrom, monthTo)}`}</div>
    <div className='fs-13 t2 num mt4'>{`链接有效至 ${endDate}`}</div>
    <div className='fs-12 t3 mt8'>
      本次访问 <DateText value={expireAt} form='time' /> 前有效，每次查看都会记录，分享人可以看到
    </div>
  </Card>
)
