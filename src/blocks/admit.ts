import { decidePage, type Decision, type Door } from '@/routes/access'
import { goTo } from '@/routes/go'
import { accessUser } from '@/auth/access-user'
import { useUser } from '@/stores'

/* What happens when a page may not be opened: one prompt at a time, then the way out (GD-01, BD-20), each in a file of its own. */

let asking: { kind: Decision['kind']; over: Promise<boolean> } | undefined

/** May the user open this page now? A refusal has been explained when this answers false. */
export function admit(door: Door, address: string): Promise<boolean> {
  const { decision } = decidePage(door, accessUser())
  if (decision.kind === 'allow' || decision.kind === 'wait') return Promise.resolve(true)
  return explain(decision, address).then(() => false)
}

/**
 * Shows why, once however often it is asked for; answers whether the user was led elsewhere. What has changed meanwhile is told
 * after what is being told.
 */
export function explain(decision: Decision, address: string): Promise<boolean> {
  const former = asking
  if (former?.kind === decision.kind) return former.over
  const over = (former?.over ?? Promise.resolve(false))
    .then((isLed) => isLed || import('./react').then(({ react }) => react(decision, address)))
    .finally(() => {
      if (asking?.over === over) asking = undefined
    })
  asking = { kind: decision.kind, over }
  return over
}

/** What this opening of the app has told: a prompt by its words, the page that asks for a customer number as `confirm-customer`. */
export const told = new Set<string>()

/**
 * On a page that is open to him all the same, the user is told once per opening of the app why he sees no more of it; who still
 * has to name his customer number is led there once, with the page below.
 */
export function tellOnce(reason: Decision, address: string): void {
  // Such a page asks a visitor for the login by itself; staff of the gas company need no customer number.
  if (reason.kind === 'login' || isOfStaff(reason)) return
  const key = 'prompt' in reason ? reason.prompt.content : reason.kind
  if (told.has(key)) return
  told.add(key)
  if (reason.kind === 'confirm-customer') void goTo(reason.page)
  else void explain(reason, address)
}

const isOfStaff = ({ kind }: Decision): boolean =>
  kind === 'confirm-customer' && useUser.getState().loginUserInfo?.isStaff === '1'

/** For tests: as after a new opening. */
export const forgetTold = (): void => told.clear()
