import { forgetReads } from '@/request'
import { epochNow } from '@/request/epoch'
import { resetGroups, useUser } from '@/stores'
import { fetchUser, enterAs } from './session'

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
 * Loads the user again after a refusal. Without a customer number: the guard leads to the search for one (GD-01). At another one
 * (changed in another tab): the app continues there. Unchanged: the refusal was about other data, and the page of the call has shown
 * it.
 */
async function look(): Promise<void> {
  const before = useUser.getState().loginUserInfo
  if (before === null) return
  const epoch = epochNow()
  const info = await fetchUser()
  if (epoch !== epochNow() || info.bp === before.bp) return
  resetGroups()
  forgetReads()
  enterAs(info)
}
