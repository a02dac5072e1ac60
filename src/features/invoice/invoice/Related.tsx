import { useLinks } from '@/blocks'
import { Cell, Item, SectionCard } from '@/ui'
import { addressOf } from '@/routes/go'
import { RedFacts } from '../parts/issued/RedFacts'
import { TradeRow } from '../parts/pick/TradeRow'
import type { Invoice } from './types'

/** What was invoiced, the application it came from, and the forms of its reversal. */
export function Related({ invoice, onProgress }: { invoice: Invoice; onProgress: (redId: string) => void }) {
  const links = useLinks()
  const { items, reds, applyId } = invoice
  const apply = links(
    applyId === null ? null : addressOf('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId }),
  )
  return (
    <>
      {items.length > 0 && (
        <SectionCard title='开票内容' count={items.length} flush>
          {items.map((trade) => (
            <TradeRow
              key={trade.tradeNo}
              trade={trade}
              onTap={links.to('/subPagesB/pages/applyForInvoice/detail', { tradeNo: trade.tradeNo })}
            />
          ))}
          {apply && <Cell title='开票申请' onTap={apply} />}
        </SectionCard>
      )}
      {reds.length > 0 && (
        <SectionCard title='红冲申请' count={reds.length} flush>
          {reds.map((red) => (
            <Item key={red.redId} onTap={() => onProgress(red.redId)}>
              <RedFacts red={red} />
            </Item>
          ))}
        </SectionCard>
      )}
    </>
  )
}
