import { newInvoiceTypes } from '@domain/statuses/invoice'
import { Button, KeyValue, Money, NoticeBar, Sheet } from '@/ui'
import type { Preview } from './apply-form'
import type { Apply } from './use-apply'

/** The last check: buyer, tax number, amount. An invoice is not changed afterwards. */
export function ConfirmSheet({ apply, preview }: { apply: Apply; preview: Preview }) {
  const { title, asked } = apply
  return (
    <Sheet
      open
      title='核对开票信息'
      onClose={apply.back}
      footer={
        <Button block loading={apply.isSending} loadingText='提交中' onTap={apply.confirmed}>
          确认提交
        </Button>
      }
    >
      <NoticeBar tone='warning' inset>
        请核对抬头信息，开具后不可修改
      </NoticeBar>
      <div className='gutter mt12'>
        {asked && <div className='fs-20 fw-m mb8'>{newInvoiceTypes[asked.invoiceType]}</div>}
        <KeyValue
          items={[
            ['购买方', title?.buyerName ?? '--'],
            ['税号', title?.taxNo || '--'],
            ['接收邮箱', asked?.emails.join('，') ?? '--'],
            ['张数', `${preview.invoiceCount}张`],
            ['价税合计', <Money value={preview.grossTotal} />, { sum: true }],
          ]}
        />
      </div>
    </Sheet>
  )
}
