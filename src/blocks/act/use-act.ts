import { useCallback, useRef } from 'react'
import type { ApiKey, In } from '@contract'
import { useWrite, type WriteInput } from '@/request'
import { usePageId } from '@/ui'
import { begin, failureOf, type Act, type Flow, type Once, type Send } from './flow'

type NoMore = Record<never, never>

/** Input of a tap: what `more` does not bring. */
type Given<K extends ApiKey, More> = [keyof More] extends [never] ? WriteInput<K> : Omit<WriteInput<K>, keyof More>

type GivenArgs<K extends ApiKey, More> =
  unknown extends In<K>
    ? []
    : Record<never, never> extends Given<K, More>
      ? [given?: Given<K, More>]
      : [given: Given<K, More>]

export type TapAct<K extends ApiKey, More = NoMore> = Act<K> &
  Once<K, In<K>> & {
    /** Collects the rest of the input before the question, e.g. a typed reason or the ticket of a step-up; null: cancelled. */
    more?: () => Promise<More | null>
  }

export interface TapRun<K extends ApiKey, More> {
  /**
   * Carries the act out; the same input meanwhile is the same act (double tap). Answers whether it was done. Refusals have been
   * shown when it answers: in a dialog (`dialog`), else in a toast.
   */
  run: (...args: GivenArgs<K, More>) => Promise<boolean>
  /** It is being sent. */
  busy: boolean
}

/**
 * What a tap does, as data:
 *
 *   const withdraw = useAct('default POST /crmgas/invoice/withdrawApply', {
 *     ask: '确认撤销该开票申请吗？', ok: '申请已撤销', dialog: ['2613', '2655'], stale: read.reload,
 *   })
 *   <Button loading={withdraw.busy} onTap={() => withdraw.run({ applyId })} />
 *
 * A lost answer keeps its requestNo for the next try (CV-3). Nothing is shown over another page, and nothing follows on a page
 * that has been left.
 */
export function useAct<K extends ApiKey, More extends object = NoMore>(key: K, act: TapAct<K, More>): TapRun<K, More> {
  const write = useSend(key, act, act.dialog ?? [])
  const latest = useRef(act)
  latest.current = act
  const running = useRef(new Map<string, Promise<boolean>>())
  const send = write.run
  const page = usePageId()
  const run = useCallback(
    (given?: object): Promise<boolean> => {
      const text = JSON.stringify(given ?? null)
      const before = running.current.get(text)
      if (before !== undefined) return before
      const now = tap(latest.current, given, begin(latest.current, send, page())).finally(() =>
        running.current.delete(text),
      )
      running.current.set(text, now)
      return now
    },
    [send, page],
  )
  return { run: run as TapRun<K, More>['run'], busy: write.busy }
}

async function tap<K extends ApiKey, More extends object>(
  act: TapAct<K, More>,
  given: object | undefined,
  flow: Flow<K>,
): Promise<boolean> {
  const more = act.more ? await act.more() : {}
  if (more === null) return false
  try {
    return await flow.send((given === undefined && !act.more ? undefined : { ...given, ...more }) as WriteInput<K>)
  } catch (failure) {
    const error = failureOf(failure)
    await flow.showDialog(error)
    if (await flow.isThere()) await act.stale?.(error)
    return false
  }
}

/** `useWrite` of an act: which refusals are not toasted is the caller's to say. */
export function useSend<K extends ApiKey>(
  key: K,
  { once = false, loading }: Act<K>,
  handles: readonly string[] | 'refusals' | 'all',
  onLost?: (requestNo: string) => void,
): { run: Send<K>; busy: boolean } {
  return (useWrite as (key: K, options: object) => { run: Send<K>; busy: boolean })(key, {
    once,
    loading,
    handles,
    onLost,
  })
}
