import { startWorker } from '@/platform/worker'
import { storeReads } from '@/request/kept'
import { replay, startOutbox } from '@/request/outbox'
import { saveTyping, openTyping } from '@/request/typing-keeper'
import { useUser } from '@/stores'

/** What helps on a later visit (Y-21, Y-23): begun once the first page has its answers. */
export function startAway(): void {
  storeReads()
  saveTyping()
  void openTyping()
  startOutbox()
  // Another login, another customer number.
  useUser.subscribe(() => {
    void openTyping()
    void replay()
  })
  startWorker()
}
