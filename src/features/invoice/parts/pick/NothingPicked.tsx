import { PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { Empty } from '@/ui'

/** The form without anything to invoice: opened from outside, or reloaded. */
export const NothingPicked = ({
  to,
}: {
  to: '/pages/invoice/trade-list' | '/subPagesB/pages/applyForInvoice/waitInvoice'
}) => (
  <PageFrame>
    <Empty text='请先选择要开票的记录' action='去选择' onAction={() => void go(to, {}, { replace: true })} />
  </PageFrame>
)
