import { useCallback, useEffect, useState } from 'react'
import { goBack } from '@/routes/go'
import { ErrorBlock, Skeleton } from '@/ui'
import type { Entry } from '../pick/choice'
import { useTake } from './use-take'

const NONE: readonly string[] = []

/**
 * Picks the item that an address names. Below the frame, behind its guard: nothing is picked without the right. After a refusal, which
 * has a message, the page goes back; without an answer it can be tried again.
 */
export function Taking({
  entry,
  tradeNos = NONE,
  billId,
}: {
  entry: Entry
  tradeNos?: readonly string[]
  billId?: string
}) {
  const [isUnheard, setIsUnheard] = useState(false)
  const { take } = useTake({
    entry,
    billId,
    // Held, the form is in this place: an answer without the payment is none.
    done: () => setIsUnheard(true),
    stale: (error) => (error.isDefinite ? goBack() : setIsUnheard(true)),
  })
  const hold = useCallback(() => {
    setIsUnheard(false)
    void take(tradeNos)
  }, [take, tradeNos])
  useEffect(hold, [hold])
  return isUnheard ? <ErrorBlock onRetry={hold} /> : <Skeleton kind='list' rows={4} />
}
