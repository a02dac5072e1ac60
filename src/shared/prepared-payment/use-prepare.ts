import type { In } from '@contract'
import { useAct } from '@/blocks'
import { confirm, prompt } from '@/ui'

/** Y-12: a payment that a user prepares for the master to approve. */
export type Wish = Omit<In<'btwob POST /pay/prepared/save'>, 'requestNo' | 'note'>

interface Prepare {
  busy: boolean
  /** Asks for a note to the master and submits the payment; false when the user cancels, or it was refused. */
  prepare: (wish: Wish) => Promise<boolean>
  /** Beyond what the user may pay without the master (A2340, A2341): asks whether to submit it for approval. */
  offer: (reason: string, wish: Wish) => Promise<boolean>
}

async function askNote(): Promise<{ note?: string } | null> {
  const note = await prompt({
    title: '提交主账号审批',
    label: '说明',
    kind: 'textarea',
    maxLength: 100,
    placeholder: '选填，主账号审批时可见',
  })
  return note === null ? null : note.trim() === '' ? {} : { note: note.trim() }
}

export function usePrepare(): Prepare {
  const { run, busy } = useAct('btwob POST /pay/prepared/save', {
    once: true,
    more: askNote,
    ok: '已提交主账号审批',
  })
  const prepare = (wish: Wish) => run(wish)
  const offer = async (reason: string, wish: Wish) =>
    (await confirm({ title: '超出支付额度', content: reason, confirmText: '提交审批' })) && prepare(wish)
  return { busy, prepare, offer }
}
