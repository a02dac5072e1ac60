/*
 * The mini-program has no AbortController, which the read cache creates for every read. The build gives this one to all
 * modules there (config/plugin-lean.ts). Only what is used: aborted, reason, addEventListener('abort'), removeEventListener.
 */
type Listener = () => void

class AbortSignal {
  aborted = false
  reason: unknown = undefined
  private readonly listeners = new Set<Listener>()

  addEventListener(name: string, listener: Listener): void {
    if (name === 'abort') this.listeners.add(listener)
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener)
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  /** For the controller only. */
  fire(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    for (const listener of [...this.listeners]) listener()
    this.listeners.clear()
  }
}

export class AbortController {
  readonly signal = new AbortSignal()

  abort(reason: unknown = new Error('abort')): void {
    this.signal.fire(reason)
  }
}
