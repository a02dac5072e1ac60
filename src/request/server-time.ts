import { currentPath } from '@/platform/address'
import { deviceNow, noteServerTime } from '@/platform/time'
import { pageAt, routes } from '@/routes/table'
import { call } from './call'
import { asApiError } from './error'

/** ms: on a tab the first card's own calls go first. */
const TABS_FIRST = 1500

/** Asks for the gateway's time once (AE-04). Without an answer the phone's own clock goes on standing in. */
export async function askServerTime(): Promise<void> {
  const sentAt = deviceNow()
  try {
    const { isoTime } = await call('default GET /crmgas/getSysTime', undefined, {
      handles: 'all',
      loading: false,
      duringStart: true,
    })
    noteServerTime(Date.parse(isoTime), sentAt)
  } catch (failure) {
    // Nobody waits for it: a failed question is asked again when the app comes to the front.
    if (asApiError(failure).kind === 'broken') throw failure
  }
}

/** At the start of the app. */
export function startServerTime(): void {
  const path = pageAt(currentPath())
  const onTab = path !== undefined && routes[path].tab !== undefined
  setTimeout(() => void askServerTime(), onTab ? TABS_FIRST : 0)
}
