import { startWorker } from '@/platform/worker'
import { keepReads } from '@/request/kept'
import { replay, startOutbox } from '@/request/outbox'
import { keepTyping, openTyping } from '@/request/typing-keeper'
import { useUser } from '@/stores'

/** What helps on a later visit (Y-21, Y-23): begun once the first page has its answers. */
export function startAway(): void {
  keepReads()
  keepTyping()
  void openTyping()
  startOutbox()
  // Another login, another customer number.
  useUser.subscribe(() => {
    void openTyping()
    void replay()
  })
  startWorker()
}
