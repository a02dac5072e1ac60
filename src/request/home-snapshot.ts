import { snapshotOf, snapshotOwner, shellFigure, type HomeSnapshot } from '@/platform/early'
import { storage } from '@/platform/storage'
import { deviceNow } from '@/platform/time'
import { seedRead, watchRead } from './query'

/*
 * The last home is painted at once on the next visit, then renewed. Only this one answer is kept, for the login and customer
 * it belongs to; logging out removes it (auth/tokens).
 */
const HOME = 'default GET /crmgas/home/summary'
/** ms: a kept home counts as this old at least, so that it is renewed at once. */
const NOT_FRESH = 61_000

const owner = () => snapshotOwner(storage.get('userId'), storage.get('bpCode'))

/** Puts the kept home in place and keeps every newer one. */
export function saveHome(): void {
  const now = deviceNow()
  const kept = snapshotOf(storage.get('homeSnapshot'), owner(), now)
  if (kept === null) storage.remove('homeSnapshot')
  else seedRead(HOME, undefined, kept.data as never, Math.min(kept.at, now - NOT_FRESH))
  watchRead(HOME, (data) => {
    const figure = shellFigure(data.account)
    storage.set(
      'homeSnapshot',
      JSON.stringify({ owner: owner(), at: deviceNow(), figure, data } satisfies HomeSnapshot),
    )
  })
}
