import { mergeModes, type MergeMode } from '@domain/statuses/invoice-apply'
import { useLink } from '@/blocks'
import { Cell, Chips, SectionCard } from '@/ui'
import { moreText } from './apply-form'
import type { Apply } from './use-apply'
import './invoice.scss'

const MODES = (Object.keys(mergeModes) as MergeMode[]).map((key) => ({ key, label: mergeModes[key] }))

/** On how many invoices it stands (IV-09), and what else can be said. */
export function WaysCard({ apply: { form, change }, count }: { apply: Pick<Apply, 'form' | 'change'>; count: number }) {
  const more = useLink('/subPagesB/pages/applyForInvoice/moreContent')
  return (
    <SectionCard title='开票方式' flush>
      {count > 1 && (
        <Chips
          className='iv-modes'
          label='开票方式'
          items={MODES}
          active={form.mergeMode}
          onChange={(mergeMode) => change({ mergeMode })}
        />
      )}
      <Cell title='更多内容' subtitle={moreText(form)} onTap={more} />
    </SectionCard>
  )
}
