import type { In, Out } from '@contract'
import { asApiError } from '@/request'
import { guestCall, type GuestKey } from '@/request/guest'
import { createGroup } from '@/stores/store'

/*
 * What is known of the link that stands open (Y-16). The pass lives here and nowhere else: a reload asks for another code, and nothing
 * of it is left on a phone or computer that others use.
 */

export type Entered = Out<'btwob POST /guest/enter'>

interface Visit {
  token: string
  entered: Entered | null
  /** Why it is closed again; '' = it never was. */
  why: string
  /** The link itself opens nothing any more. */
  isGone: boolean
}

const NO_VISIT: Visit = { token: '', entered: null, why: '', isGone: false }

/** It belongs to no login: the end of one on the same phone does not close it. */
const useVisits = createGroup<Visit>(NO_VISIT, { keep: true })

const put = (next: Visit): void => useVisits.setState(next)

/** How the link of this token stands. */
export function useVisit(token: string): Visit {
  const now = useVisits()
  return now.token === token ? now : NO_VISIT
}

/** The right code has been given. */
export const noteEntered = (token: string, entered: Entered): void => put({ token, entered, why: '', isGone: false })

/** Ended, revoked, or never there: to an outsider it is all the same (2570). */
export const noteGone = (token: string, why: string): void => put({ token, entered: null, why, isGone: true })

const noteOver = (token: string, why: string): void => put({ token, entered: null, why, isGone: false })

/** The page has been left. */
export const forgetVisit = (): void => put(NO_VISIT)

type LookKey = Exclude<
  GuestKey,
  | 'btwob POST /guest/look'
  | 'btwob POST /guest/sendCode'
  | 'btwob POST /guest/enter'
  | 'default GET /crmgas/portal/sms/captcha'
>
export type { LookKey }

/** One look by the pass; a pass that is over and a link that is dead close every page of it. */
export async function look<K extends LookKey>(key: K, input: In<K>): Promise<Out<K>> {
  const { token, entered } = useVisits.getState()
  try {
    return await guestCall(key, input, entered?.pass)
  } catch (failure) {
    const error = asApiError(failure)
    if (error.is('2570')) noteGone(token, error.message)
    if (error.is('2571')) noteOver(token, error.message)
    throw error
  }
}
