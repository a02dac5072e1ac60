import { traced } from '../tracing/tracer'

/** How a call of an outside system ended: `failed` is an outage or a fault; what refuses has answered. */
export type PortCall = (port: string, call: string, end: 'answered' | 'failed', seconds: number) => void

/** Calls of all ports of a gateway, for those that watch them. */
export interface PortCalls {
  listen(listener: PortCall): void
  /** Runs a call and reports its end. `away`: which failures count. */
  run<T>(port: string, call: string, work: () => Promise<T>, away: (error: unknown) => boolean): Promise<T>
}

export function createPortCalls(): PortCalls {
  const listeners: PortCall[] = []
  return {
    listen: (listener) => void listeners.push(listener),
    async run(port, call, work, away) {
      const began = performance.now()
      const report = (end: 'answered' | 'failed') => {
        for (const listener of listeners) listener(port, call, end, (performance.now() - began) / 1000)
      }
      try {
        const answer = await traced(`${port}.${call}`, 'client', { port, call }, work)
        report('answered')
        return answer
      } catch (error) {
        report(away(error) ? 'failed' : 'answered')
        throw error
      }
    },
  }
}
