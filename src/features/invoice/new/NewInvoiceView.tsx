import { useMemo } from 'react'
import { PageFrame } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { useInvoice } from '@/stores/invoice'
import { ApplyForm } from '../parts/apply/ApplyForm'
import { NothingPicked } from '../parts/pick/NothingPicked'
import { Taking } from '../parts/take/Taking'

/** 开具发票 (C 6.6): of single payments; one named in the address is picked here. */
export function NewInvoiceView({ tradeNo }: PageParams<'/pages/invoice/invoice-new'>) {
  const pick = useInvoice(({ tradeData }) => tradeData)
  const tradeNos = useMemo(() => (tradeNo === undefined ? [] : [tradeNo]), [tradeNo])
  const isMeant = pick !== null && (tradeNo === undefined || pick.items.includes(tradeNo))
  if (isMeant) return <ApplyForm key={pick.pickId} pick={pick} isWhole={false} />
  if (tradeNo === undefined) return <NothingPicked to='/pages/invoice/trade-list' />
  return (
    <PageFrame>
      <Taking entry='TRADE' tradeNos={tradeNos} />
    </PageFrame>
  )
}
