import { goodsGroups } from '@domain/statuses/invoice-item'
import { Ends, Icon, Item, KeyValue, Money, SectionCard, Stack } from '@/ui'
import { useState } from 'react'
import type { Preview } from './apply-form'
import { InvoiceLines } from '@/shared/invoice'

/** What sending the form gives, to the cent, before it is sent (IV-11). */
export function PreviewCard({ preview }: { preview: Preview }) {
  return (
    <SectionCard title={`预计开具${preview.invoiceCount}张发票`} flush>
      {preview.invoices.map((invoice, at) => (
        <PreviewedInvoice key={at} invoice={invoice} at={at} />
      ))}
      <Stack gap={8} className='gutter mb16 mt8'>
        {preview.hints.map((hint) => (
          <div key={hint} className='fs-12 t3 break'>
            {hint}
          </div>
        ))}
        <KeyValue
          items={[
            ['不含税金额', <Money value={preview.netTotal} />],
            ['税额', <Money value={preview.taxTotal} />],
            ['价税合计', <Money value={preview.grossTotal} />, { sum: true }],
          ]}
        />
      </Stack>
    </SectionCard>
  )
}

function PreviewedInvoice({ invoice, at }: { invoice: Preview['invoices'][number]; at: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Item onTap={() => setOpen(!isOpen)} open={isOpen}>
        <Ends>
          <span className='fs-15 fw-m'>{`第${at + 1}张 · ${goodsGroups[invoice.goodsGroup]}`}</span>
          <Money value={invoice.grossAmount} size='xs' />
        </Ends>
        <Ends>
          <span className='fs-12 t3 num'>
            不含税 <Money value={invoice.netAmount} /> · 税额 <Money value={invoice.taxAmount} />
          </span>
          <Icon name={isOpen ? 'up' : 'down'} size={16} className='t3' />
        </Ends>
      </Item>
      {isOpen && (
        <div className='gutter mb12'>
          <div className='sunken'>
            <InvoiceLines lines={invoice.lines} />
            <div className='fs-12 t3 mt8 break'>{`大写 ${invoice.amountUpper}`}</div>
            {invoice.remark !== '' && <div className='fs-12 t3 mt4 break'>{`备注 ${invoice.remark}`}</div>}
          </div>
        </div>
      )}
    </>
  )
}
