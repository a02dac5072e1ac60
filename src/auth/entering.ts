import { useSyncExternalStore } from 'react'

/* Somebody is on his way in (a code, the shell, the auth centre): until that is decided he is no visitor. */

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
