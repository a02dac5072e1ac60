import { invoiceMailKinds, invoiceMailStatus } from '@domain/statuses/invoice'
import { DateText, Ends, Item, SectionCard, Status } from '@/ui'
import type { Invoice } from './types'

/** Where it was sent, and whether it arrived there. */
export function Mails({ mails }: { mails: Invoice['mails'] }) {
  if (mails.length === 0) return null
  return (
    <SectionCard title='发送记录' count={mails.length} flush>
      {mails.map((mail) => (
        <Item key={mail.id}>
          <Ends>
            <span className='fs-15 break'>{mail.email}</span>
            <Status status={invoiceMailStatus[mail.status]} />
          </Ends>
          <div className='fs-12 t3 break'>
            {invoiceMailKinds[mail.kind]} · <DateText value={mail.sentAt} form='time' />
          </div>
          {mail.failReason !== null && <div className='fs-12 c-danger break'>{mail.failReason}</div>}
        </Item>
      ))}
    </SectionCard>
  )
}
