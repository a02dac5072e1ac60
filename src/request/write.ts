import { useCallback, useRef, useState } from 'react'
import type { ApiKey, In, Out } from '@contract'
import { call, type CallOptions } from './call'
import { asApiError, type ApiError } from './error'
import { useRequestNo } from './once'

/** Input of a write as the page gives it: its request number is added by `useWrite`. */
export type WriteInput<K extends ApiKey> = In<K> extends { requestNo: string } ? Omit<In<K>, 'requestNo'> : In<K>

export interface WriteOptions<K extends ApiKey> extends Pick<CallOptions<K>, 'handles' | 'loading'> {
  /** The call needs a requestNo (column of calls.txt). */
  once?: boolean
  /** It may have arrived: the number under which another try counts once. */
  onLost?: (requestNo: string) => void
}

export interface Write<K extends ApiKey> {
  /**
   * Sends; the same input while it is under way gets the first one's answer (double tap), another input waits for it. Rejects
   * with `ApiError`.
   */
  run: (...args: unknown extends In<K> ? [] : [input: WriteInput<K>]) => Promise<Out<K>>
  busy: boolean
  error: ApiError | undefined
}

/** A write of one page: one at a time, its request number kept until a definite answer (CV-3). */
export function useWrite<K extends ApiKey>(
  key: K,
  ...[options]: In<K> extends { requestNo: string }
    ? [options: WriteOptions<K> & { once: true }]
    : [options?: WriteOptions<K>]
): Write<K> {
  const { once = false, onLost, ...callOptions } = options ?? {}
  const keep = useRequestNo()
  const running = useRef<{ text: string; answer: Promise<Out<K>> } | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | undefined>()
  const latest = useRef(callOptions)
  latest.current = callOptions
  const lost = useRef(onLost)
  lost.current = onLost

  const run = useCallback(
    function start(input?: unknown): Promise<Out<K>> {
      const text = JSON.stringify(input ?? null)
      const before = running.current
      if (before?.text === text) return before.answer
      const next = () => start(input)
      if (before !== null) return before.answer.then(next, next)
      setBusy(true)
      setError(undefined)
      const send = (extra: object) =>
        (call as (key: ApiKey, input: unknown, options: CallOptions) => Promise<unknown>)(
          key,
          once ? { ...(input as object | undefined), ...extra } : input,
          latest.current,
        )
      const tracked = (sending: Promise<unknown>, requestNo: string) =>
        sending.catch((failure: unknown) => {
          if (!asApiError(failure).isDefinite) lost.current?.(requestNo)
          throw failure
        })
      const sent = (once ? keep(input, (requestNo) => tracked(send({ requestNo }), requestNo)) : send({})) as Promise<
        Out<K>
      >
      const answer = sent
        .catch((failure: unknown) => {
          setError(asApiError(failure))
          throw failure
        })
        .finally(() => {
          running.current = null
          setBusy(false)
        })
      running.current = { text, answer }
      return answer
    },
    [key, keep, once],
  )
  return { run: run as Write<K>['run'], busy, error }
}
