import type { Out } from '@contract'
import { redReasons, redStatus } from '@domain/statuses/invoice'
import { DateText, Ends, Money, Status } from '@/ui'

type Red = Out<'default GET /crmgas/invoice/tradeDetail'>['reds'][number]

/** A form of reversal in a list: why, how much, when, and how far it is. */
export const RedFacts = ({ red }: { red: Pick<Red, 'reason' | 'grossAmount' | 'createdAt' | 'status'> }) => (
  <>
    <Ends>
      <span className='fs-15 fw-m'>{redReasons[red.reason]}</span>
      <Money value={red.grossAmount} size='xs' />
    </Ends>
    <Ends>
      <span className='fs-12 t3'>
        <DateText value={red.createdAt} form='time' />
      </span>
      <Status status={redStatus[red.status]} />
    </Ends>
  </>
)
