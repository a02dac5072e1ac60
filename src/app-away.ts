import { startWorker } from '@/platform/worker'
import { keepReads } from '@/request/kept'
import { keepTyping, openTyping } from '@/request/typing-keeper'
import { useUser } from '@/stores'

/** What helps on a later visit (Y-21, Y-23): begun once the first page has its answers. */
export function startAway(): void {
  keepReads()
  keepTyping()
  void openTyping()
  // Another login, another customer number.
  useUser.subscribe(() => void openTyping())
  startWorker()
}
