import { useLink } from '@/blocks'
import { Cell, SectionCard, Skeleton } from '@/ui'
import { TitleTags } from './TitleTags'
import type { Apply } from '../apply/use-apply'

/** The buyer, and the link to another one; why the chosen one is not possible is shown below. */
export function TitleCard({
  apply: { title, isLoading, invoiceType },
}: {
  apply: Pick<Apply, 'title' | 'isLoading' | 'invoiceType'>
}) {
  const choose = useLink('/pages/invoice/invoice-title', { invoiceType: invoiceType ?? '82' })
  return (
    <SectionCard title='发票抬头' flush>
      {isLoading ? (
        <div className='gutter mb16'>
          <Skeleton kind='line' width='60%' />
        </div>
      ) : (
        <Cell
          title={title?.buyerName ?? '请添加抬头'}
          {...(title && { subtitle: title.taxNo === '' ? '无税号' : `税号 ${title.taxNo}` })}
          {...(title && { action: <TitleTags title={title} /> })}
          onTap={choose}
        />
      )}
      {title && title.unusable !== null && (
        <div className='gutter mb12 fs-12 c-danger break' role='alert'>
          {title.unusable}
        </div>
      )}
    </SectionCard>
  )
}
