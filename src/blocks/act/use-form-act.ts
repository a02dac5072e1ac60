import { useRef } from 'react'
import type { ApiKey, In } from '@contract'
import type { ApiError, HandledCode, WriteInput } from '@/request'
import { toast, usePageId } from '@/ui'
import type { Key } from '../form/field'
import type { FormSpec } from '../form/use-fields'
import { begin, type Act, type Flow, type Once } from './flow'
import { useSend } from './use-act'

export type FormAct<K extends ApiKey, V> = Act<K> &
  Once<K, In<K>> & {
    /** What is sent of the values; null: nothing, the form stays as it is. */
    input: (values: V) => WriteInput<K> | null | Promise<WriteInput<K> | null>
    /**
     * The field that a refusal belongs to; of several the first that is shown. A refusal that names a field itself (2901) finds it, one
     * that belongs to none is above the button.
     */
    at?: { readonly [C in HandledCode<K>]?: Key<V> | readonly Key<V>[] }
  }

/** What sends a form: spread into its page, its sheet or `useFields`. */
export type FormSend<V> = Required<Pick<FormSpec<V>, 'onSubmit' | 'onRefused'>> & Pick<FormSpec<V>, 'faultsAt'>

/**
 * What the button of a form does, as data; `useAct` for values that are typed.
 *
 *   const dispute = useFormAct('energy POST /settlement/dispute', {
 *     once: true, input: (values: Objection) => disputeInput(statement, values), at: { '44852': 'images' },
 *     dialog: ['A2201'], ok: '异议已提交', done: onClose, stale: onStale,
 *   })
 *   <FormSheet {...dispute} values={…} fields={…} />
 */
export function useFormAct<K extends ApiKey, V extends object>(key: K, act: FormAct<K, V>): FormSend<V> {
  const lost = useRef<{ requestNo: string; input: WriteInput<K> | null }>({ requestNo: '', input: null })
  const { run } = useSend(key, act, act.queue ? 'all' : 'refusals', (requestNo) => {
    lost.current.requestNo = requestNo
  })
  const page = usePageId()
  const flow = useRef<Flow<K> | null>(null)
  return {
    faultsAt: act.at as FormSpec<V>['faultsAt'],
    async onSubmit(values) {
      const sending = begin(act, run, page())
      flow.current = sending
      const input = await act.input(values)
      lost.current.input = input
      return input !== null && (await sending.send(input))
    },
    async onRefused(error) {
      const { requestNo, input } = lost.current
      if (act.queue && input !== null && LOST.includes(error.kind))
        return (await act.queue(requestNo, input)) ? 'kept' : showLost(error)
      if (!(await flow.current?.showDialog(error))) return false
      await act.stale?.(error)
      return true
    },
  }
}

const LOST: readonly string[] = ['network', 'timeout']

function showLost({ message }: ApiError): true {
  toast(message)
  return true
}
