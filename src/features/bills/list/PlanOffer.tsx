import { useLink } from '@/blocks'
import { useRead } from '@/request'
import { useCommon } from '@/stores/common'
import { NoticeBar } from '@/ui'
import type { BillChoice } from './use-bill-choice'

/** 申请分期, for users with the right to it (AE-81): with the bills that are ticked. */
export function PlanOffer({ choice }: { choice: BillChoice }) {
  const link = useLink('/subPages/installment/list', { apply: '1' })
  const input = { pageNum: 1, pageSize: 1 }
  const read = useRead('default GET /crmgas/installment/list', input, { enabled: link !== undefined, handles: 'all' })
  if (!link || !read.data?.eligible.ok) return null
  const choose = () => {
    useCommon.setState({ installmentInfo: { billIds: choice.ids, amount: choice.sum } })
    return link()
  }
  return (
    <NoticeBar tone='info' action='申请分期' onTap={choose}>
      欠费可以分期缴纳
    </NoticeBar>
  )
}
