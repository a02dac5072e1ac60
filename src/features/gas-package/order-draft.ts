import { useSyncExternalStore } from 'react'
import { useUser } from '@/stores'

/** What is being ordered, between 确认订单 and 提气周期 (B 9.29). */
export interface OrderDraft {
  volume: string
  meterNos: readonly string[]
  /** The customer's own allocation; null: by days. */
  cycles: readonly { cycleNo: number; volume: string }[] | null
}

const drafts = new Map<string, OrderDraft>()
const listeners = new Set<() => void>()

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Another user or customer number finds nothing of it. */
const placeOf = (packageId: string): string => {
  const { loginUserInfo } = useUser.getState()
  return [loginUserInfo?.userId, loginUserInfo?.bp, packageId].join('|')
}

export const draftOf = (packageId: string): OrderDraft | undefined => drafts.get(placeOf(packageId))

export const useOrderDraft = (packageId: string): OrderDraft | undefined =>
  useSyncExternalStore(
    watch,
    () => draftOf(packageId),
    () => undefined,
  )

/** Keeps it; null forgets it. */
export function keepDraft(packageId: string, draft: OrderDraft | null): void {
  if (draft === null) drafts.delete(placeOf(packageId))
  else drafts.set(placeOf(packageId), draft)
  listeners.forEach((listener) => listener())
}
