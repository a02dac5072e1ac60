import { useInvoice } from '@/stores/invoice'
import { ApplyForm } from '../ApplyForm'
import { NothingPicked } from '../NothingPicked'

/** 填写开票信息 (C 6.7): of bills and all else that was picked over months and meters. */
export function StartInvoiceView() {
  const pick = useInvoice(({ tradeData }) => tradeData)
  if (pick === null) return <NothingPicked to='/subPagesB/pages/applyForInvoice/waitInvoice' />
  return <ApplyForm key={pick.pickId} pick={pick} isWhole />
}
