import { forgetReads } from '@/request'
import { epochNow } from '@/request/epoch'
import { resetGroups, useUser } from '@/stores'
import { askUser, enterAs } from './session'

/* What follows when a call says that the customer number is not this login's (2108, BD-14, SA-05). */

let asking: Promise<void> | undefined

/** Once however many calls are refused. Without an answer nothing changes: the next refused call asks again. */
export function onCustomerRefused(): Promise<void> {
  asking ??= look()
    .catch(() => undefined)
    .finally(() => {
      asking = undefined
    })
  return asking
}

/**
 * Who am I now? Removed from the customer number: the guard leads to finding another one (GD-01).
 * The session stands at another one (changed in another tab): it is that one from here on. Unchanged: the call spoke of
 * something else that is not his, and its own page has said so.
 */
async function look(): Promise<void> {
  const before = useUser.getState().loginUserInfo
  if (before === null) return
  const epoch = epochNow()
  const info = await askUser()
  if (epoch !== epochNow() || info.bp === before.bp) return
  resetGroups()
  forgetReads()
  enterAs(info)
}
