import { KeyValue, Money } from '@/ui'
import type { Invoice } from './types'

/** Net, tax, total: the lines added up. */
export const Sums = ({ invoice }: { invoice: Pick<Invoice, 'netAmount' | 'taxAmount' | 'grossAmount'> }) => (
  <>
    <div className='hr' />
    <KeyValue
      items={[
        ['不含税金额', <Money value={invoice.netAmount} />],
        ['税额', <Money value={invoice.taxAmount} />],
        ['价税合计', <Money value={invoice.grossAmount} />, { sum: true }],
      ]}
    />
  </>
)
