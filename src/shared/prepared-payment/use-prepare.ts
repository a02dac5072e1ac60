import type { In } from '@contract'
import { attempt, useWrite } from '@/request'
import { confirm, prompt, toast } from '@/ui'

/** a payment that somebody prepares for the master to approve. */
export type Wish = Omit<In<'btwob POST /pay/prepared/save'>, 'requestNo' | 'note'>

interface Prepare {
  busy: boolean
  /** Asks for a word to the master and hands the payment to him; false when the user thought better of it, or it was refused. */
  prepare: (wish: Wish) => Promise<boolean>
  /** Beyond what the user may pay by himself (A2340, A2341): may the master approve it? */
  offer: (told: string, wish: Wish) => Promise<boolean>
}

export function usePrepare(): Prepare {
  const save = useWrite('btwob POST /pay/prepared/save', { once: true })
  const prepare = async (wish: Wish): Promise<boolean> => {
    const note = await prompt({
      title: '提交主账号审批',
      label: '说明',
      kind: 'textarea',
      maxLength: 100,
      placeholder: '选填，主账号审批时可见',
    })
    if (note === null) return false
    const refused = await attempt(save.run({ ...wish, ...(note.trim() !== '' && { note: note.trim() }) }))
    if (refused === null) toast('已提交主账号审批', { icon: 'success' })
    return refused === null
  }
  const offer = async (told: string, wish: Wish) =>
    (await confirm({ title: '超出支付额度', content: told, confirmText: '提交审批' })) && prepare(wish)
  return { busy: save.busy, prepare, offer }
}
