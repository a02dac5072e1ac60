let offset = 0
const listeners = new Set<() => void>()

/** Server time minus device time, in ms; 0 until the first answer of the gateway. */
export const serverOffset = (): number => offset

/** Notes the server's clock; `sentAt` and now are device times around the call, half of the way is taken off. */
export function noteServerTime(serverNow: number, sentAt: number, receivedAt = Date.now()): void {
  offset = Math.round(serverNow - (sentAt + receivedAt) / 2)
  listeners.forEach((listener) => listener())
}

/** Calls back when the server's clock has been noted. Answers the way to stop. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Every answer of the gateway carries its clock, in ms since 1970 (AE-04): no call of its own is needed for it. */
export const SERVER_TIME_HEADER = 'x-server-time'

/** Notes the clock of an answer's header; anything but a number is none. */
export function noteServerHeader(value: string | null, sentAt: number): void {
  const serverNow = Number(value)
  if (value !== null && Number.isFinite(serverNow) && serverNow > 0) noteServerTime(serverNow, sentAt)
}

/** The server's clock as far as known, in ms since 1970. The client decides nothing by the device's own clock (CV-5). */
export const serverNow = (): number => Date.now() + offset

/** The device's own clock in ms: for measuring how long something takes, never for what day it is. */
export const deviceNow = (): number => Date.now()
