import type { ApiKey } from '@contract'
import { deviceNow } from '@/platform/time'

/*
 * What a call needs from above it: words on the screen, and the reactions of authentication. The app hangs them in when it
 * starts; `request` itself knows neither `ui` nor `auth`.
 */
export interface RequestHooks {
  /** `ms`: how long it stays, where the catalogue says so. */
  toast(text: string, ms?: number): void
  /** Something is done. */
  done(text: string): void
  showLoading(text: string): void
  hideLoading(): void
  /** 1888, 1889 (LG-30). */
  onSessionLost(message: string): void
  /** Login after 1.5 s (specification 8). */
  onLoginNeeded(): void
  /** AU-12; answers 'repeat' when new tokens make one more try worth it. `sentWith`: the token that was refused. */
  onAuthStatus(status: number, message: string, sentWith: string): Promise<'repeat' | 'give-up'>
  /** 2110: the models have changed (GD-05). */
  onModelMissing(): void
  /** 2108: the customer number is not this login's any more, or not the one it is at (BD-14). */
  onCustomerRefused(): void
  /** A write was answered with success. */
  written(key: ApiKey): void
  /** Makes sure that a token for {product} calls is stored. */
  productToken(): Promise<void>
  /** May the page shown read its data now? Reads wait for the guard's decision (GD-01). Called as a React hook. */
  useMayRead(): boolean
  /** Counts a read of the calling part that has no answer yet. Called as a React hook. */
  useUnderWay(isUnderWay: boolean): void
  /** The calling part shows what was true then (ms), because no network renews it. Called as a React hook. */
  useLost(at: number | undefined): void
  /** Puts the last answer of before in place, where one is kept. Never rejects. */
  restoreRead(queryKey: readonly unknown[]): Promise<void>
  /** Runs each time the page of the calling part comes back to the screen. Called as a React hook. */
  useReturn(run: () => void): void
  /** Is the page of the calling part on the screen? Followed only where `isWatched`. Called as a React hook. */
  usePageShown(isWatched: boolean): boolean
  /** Settles when start-up is over (AU-04); calls wait for it. */
  started(): Promise<void>
}

const idle: RequestHooks = {
  toast: () => undefined,
  done: () => undefined,
  showLoading: () => undefined,
  hideLoading: () => undefined,
  onSessionLost: () => undefined,
  onLoginNeeded: () => undefined,
  onAuthStatus: () => Promise.resolve('give-up'),
  onModelMissing: () => undefined,
  onCustomerRefused: () => undefined,
  written: () => undefined,
  productToken: () => Promise.resolve(),
  useMayRead: () => true,
  useUnderWay: () => undefined,
  useLost: () => undefined,
  restoreRead: () => Promise.resolve(),
  useReturn: () => undefined,
  usePageShown: () => true,
  started: () => Promise.resolve(),
}

export const hooks: RequestHooks = { ...idle }

/** ms: what fails within this time with the same words has failed together. */
const TOGETHER = 1000
let last = { text: '', at: 0 }

/** Toasts why a call failed; `together`: not when the same has just been said. */
export function say(text: string, ms: number | undefined, together = false): void {
  const isSame = last.text === text && deviceNow() - last.at < TOGETHER
  last = { text, at: deviceNow() }
  if (!together || !isSame) hooks.toast(text, ms)
}

export const setRequestHooks = (given: Partial<RequestHooks>): void => {
  Object.assign(hooks, given)
}

export const resetRequestHooks = (): void => {
  last = { text: '', at: 0 }
  Object.assign(hooks, idle)
}
