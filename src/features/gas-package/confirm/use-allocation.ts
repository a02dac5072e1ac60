import { useEffect, useRef } from 'react'
import { confirm } from '@/ui'
import { draftOf, saveDraft, useOrderDraft, type OrderDraft } from '../parts/order/order-draft'

type Chosen = Pick<OrderDraft, 'volume' | 'meterNos'>

/**
 * The customer's own allocation; null: by days. It is stored with its volume: another volume removes it after a question, and `restore`
 * puts the former one back where the user declines (B 6.1).
 */
export function useAllocation(packageId: string, chosen: Chosen, restore: (volume: string) => void) {
  const asking = useRef(false)
  const latest = useRef(restore)
  latest.current = restore
  const { volume } = chosen
  const meters = chosen.meterNos.join(',')
  useEffect(() => {
    const keep = (cycles: OrderDraft['cycles']) =>
      saveDraft(packageId, { volume, meterNos: meters === '' ? [] : meters.split(','), cycles })
    const draft = draftOf(packageId)
    const own = draft?.cycles ?? null
    if (draft === undefined || own === null || draft.volume === volume) return keep(own)
    if (asking.current) return
    asking.current = true
    void confirm({ title: '提示', content: '修改气量将重置周期分配，是否继续？' }).then((isMeant) => {
      asking.current = false
      if (isMeant) keep(null)
      else latest.current(draft.volume)
    })
  }, [packageId, volume, meters])
  return useOrderDraft(packageId)?.cycles ?? null
}
