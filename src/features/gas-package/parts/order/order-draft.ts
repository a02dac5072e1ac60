import { useUser } from '@/stores'
import { createGroup } from '@/stores/store'

/** What is being ordered, between 确认订单 and 提气周期 (B 9.29). */
export interface OrderDraft {
  volume: string
  meterNos: readonly string[]
  /** The customer's own allocation; null: by days. */
  cycles: readonly { cycleNo: number; volume: string }[] | null
}

/** By place. */
const useDrafts = createGroup<Readonly<Record<string, OrderDraft | undefined>>>({})

/** Another customer number finds nothing of it. */
const placeOf = (packageId: string): string => `${useUser.getState().loginUserInfo?.bp ?? ''}|${packageId}`

export const draftOf = (packageId: string): OrderDraft | undefined => useDrafts.getState()[placeOf(packageId)]

export const useOrderDraft = (packageId: string): OrderDraft | undefined =>
  useDrafts((drafts) => drafts[placeOf(packageId)])

/** Keeps it; null forgets it. */
export const saveDraft = (packageId: string, draft: OrderDraft | null): void =>
  useDrafts.setState({ [placeOf(packageId)]: draft ?? undefined })
