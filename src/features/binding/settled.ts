import { asApiError } from '@/request'
import { toast } from '@/ui'

/** Says that a write is done. A refusal has been toasted; anything that is not one is a fault. */
export async function settled(done: Promise<unknown>, text: string): Promise<void> {
  try {
    await done
    toast(text)
  } catch (failure) {
    if (asApiError(failure).kind === 'broken') throw failure
  }
}
