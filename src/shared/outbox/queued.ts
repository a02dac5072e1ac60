import type { PickedFile } from '@/platform/upload'
import { enqueue, type NewWaiting } from '@/request/outbox'
import { alert } from '@/ui'

/** Keeps for later what no network takes; says so where the phone has no room for it, and answers whether it is kept. */
export async function queued(waiting: NewWaiting, pictures: readonly PickedFile[]): Promise<boolean> {
  try {
    await enqueue(waiting, pictures)
    return true
  } catch (error) {
    console.warn('not queued', error)
    await alert('本机暂存空间不足，请联网后再提交', { cancelText: null })
    return false
  }
}
