import { useSyncExternalStore } from 'react'
import type { In, Out } from '@contract'
import { asApiError } from '@/request'
import { guestCall, type GuestKey } from '@/request/guest'

/*
 * What is known of the link that stands open. The pass lives here and nowhere else: a reload asks for another code, and nothing
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

const nobody: Visit = { token: '', entered: null, why: '', isGone: false }

let visit = nobody
const listeners = new Set<() => void>()

function put(next: Visit): void {
  visit = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How the link of this token stands. */
export function useVisit(token: string): Visit {
  const now = useSyncExternalStore(
    subscribe,
    () => visit,
    () => visit,
  )
  return now.token === token ? now : nobody
}

/** The right code has been given. */
export const noteEntered = (token: string, entered: Entered): void => put({ token, entered, why: '', isGone: false })

/** Ended, revoked, or never there: to an outsider it is all the same (2570). */
export const noteGone = (token: string, why: string): void => put({ token, entered: null, why, isGone: true })

const noteOver = (token: string, why: string): void => put({ token, entered: null, why, isGone: false })

/** Whoever leaves takes nothing along. */
export const forgetVisit = (): void => put(nobody)

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
  const { token, entered } = visit
  try {
    return await guestCall(key, input, entered?.pass)
  } catch (failure) {
    const error = asApiError(failure)
    if (error.is('2570')) noteGone(token, error.message)
    if (error.is('2571')) noteOver(token, error.message)
    throw error
  }
}
