import { mergeModes, type MergeMode } from '@domain/statuses/invoice-apply'
import { useLink } from '@/blocks'
import { Cell, Chips, NoticeBar, SectionCard } from '@/ui'
import { moreText } from './apply-form'
import type { Apply } from './use-apply'
import './apply.scss'

const MODES = (Object.keys(mergeModes) as MergeMode[]).map((key) => ({ key, label: mergeModes[key] }))

interface WaysCardProps {
  apply: Pick<Apply, 'form' | 'change'>
  count: number
  /** Invoices of 按月, where the limit cuts what is put together. */
  byMonth: number | null
}

/** On how many invoices it stands (IV-09), and what else can be said. */
export function WaysCard({ apply: { form, change }, count, byMonth }: WaysCardProps) {
  const more = useLink('/subPagesB/pages/applyForInvoice/moreContent')
  return (
    <SectionCard title='开票方式' flush>
      {byMonth !== null && (
        <NoticeBar
          inset
          tone='warning'
          className='mb12'
          action='改为按月'
          onTap={() => change({ mergeMode: 'PER_MONTH' })}
        >
          {`合计超过单张限额，合并会把一个账期拆到几张发票上。按月共 ${byMonth} 张，每张一个账期`}
        </NoticeBar>
      )}
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
