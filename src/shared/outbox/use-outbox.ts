import { useSyncExternalStore } from 'react'
import { storage } from '@/platform/storage'
import { onOutbox, waitingNow, type Waiting } from '@/request/outbox'

/** What the present user filed here without a network, in its order. */
export function useOutbox(key: Waiting['key']): readonly Waiting[] {
  const all = useSyncExternalStore(onOutbox, waitingNow, waitingNow)
  const userId = storage.get('userId')
  return all.filter((one) => one.key === key && one.owner === `${userId}|${storage.get('bpCode')}`)
}
