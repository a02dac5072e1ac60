import { PageFrame } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { useInvoice } from '@/stores/invoice'
import { ApplyForm } from '../parts/apply/ApplyForm'
import { NothingPicked } from '../parts/pick/NothingPicked'
import { Taking } from '../parts/take/Taking'

/** 填写开票信息 (C 6.7): of bills and all else that was picked over months and meters, or of the bill that the address names. */
export function StartInvoiceView({ billId }: PageParams<'/subPagesB/pages/applyForInvoice/startInvoice'>) {
  const pick = useInvoice(({ tradeData }) => tradeData)
  const isMeant = pick !== null && (billId === undefined || pick.billId === billId)
  if (isMeant) return <ApplyForm key={pick.pickId} pick={pick} isWhole />
  if (billId === undefined) return <NothingPicked to='/subPagesB/pages/applyForInvoice/waitInvoice' />
  return (
    <PageFrame>
      <Taking entry='BILL' billId={billId} />
    </PageFrame>
  )
}
