import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '@/blocks'
import { goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { useInvoice } from '@/stores/invoice'
import { ErrorBlock, Skeleton } from '@/ui'
import { ApplyForm } from '../ApplyForm'
import { NothingPicked } from '../NothingPicked'
import { useTake } from '../use-take'

/** 开具发票 (C 6.6): of single payments; one that the address names is taken in hand here. */
export function NewInvoiceView({ tradeNo }: PageParams<'/pages/invoice/invoice-new'>) {
  const pick = useInvoice(({ tradeData }) => tradeData)
  const isMeant = pick !== null && (tradeNo === undefined || pick.items.includes(tradeNo))
  if (isMeant) return <ApplyForm key={pick.pickId} pick={pick} isWhole={false} />
  if (tradeNo === undefined) return <NothingPicked to='/pages/invoice/trade-list' />
  return (
    <PageFrame>
      <Taking tradeNo={tradeNo} />
    </PageFrame>
  )
}

/**
 * Below the frame, behind its guard: nothing is taken for who may not. Who is refused has read why, and goes back; who gets no answer may
 * ask again.
 */
function Taking({ tradeNo }: { tradeNo: string }) {
  const [isUnheard, setIsUnheard] = useState(false)
  const { take } = useTake({
    entry: 'TRADE',
    // Held, the form stands in this place: an answer without the payment is none.
    done: () => setIsUnheard(true),
    stale: (error) => (error.isDefinite ? goBack() : setIsUnheard(true)),
  })
  const hold = useCallback(() => {
    setIsUnheard(false)
    void take([tradeNo])
  }, [take, tradeNo])
  useEffect(hold, [hold])
  return isUnheard ? <ErrorBlock onRetry={hold} /> : <Skeleton kind='list' rows={4} />
}
