/** A gateway with a demo world on request marks every answer. */
export const DEMO_HEADER = 'x-demo'

let demo = false
const listeners = new Set<() => void>()

/** Notes what an answer's header says; the note stays until the app ends. */
export function noteDemoHeader(value: string | null): void {
  if (value !== '1' || demo) return
  demo = true
  listeners.forEach((listener) => listener())
}

/** Whether the gateway behind this app plays: its customers, money and messages are made up. */
export const isDemo = (): boolean => demo

/** Calls back when that becomes known. Answers the way to stop. */
export function onDemo(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
