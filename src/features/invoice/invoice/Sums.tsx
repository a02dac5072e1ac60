import { KeyValue, Money } from '@/ui'
import type { Invoice } from './types'

/** Net, tax, total: the lines added up. */
export const Sums = ({ invoice }: { invoice: Pick<Invoice, 'netAmount' | 'taxAmount' | 'grossAmount'> }) => (
  <>
    <div className='hr' />
    <KeyValue
      items={[
        { label: '不含税金额', value: <Money value={invoice.netAmount} /> },
        { label: '税额', value: <Money value={invoice.taxAmount} /> },
        { label: '价税合计', value: <Money value={invoice.grossAmount} />, sum: true },
      ]}
    />
  </>
)
