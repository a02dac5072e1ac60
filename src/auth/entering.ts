import { useSyncExternalStore } from 'react'

/* A login is in progress (a code, the shell, the auth centre): until it is decided the user is no visitor. */

let entering = false
const listeners = new Set<() => void>()

export const isEntering = (): boolean => entering

export function setEntering(now: boolean): void {
  entering = now
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useEntering = (): boolean => useSyncExternalStore(subscribe, isEntering, isEntering)
