import { useRef, useState } from 'react'
import type { Out } from '@contract'
import { FormPage, useFormAct, useToday } from '@/blocks'
import { go } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { firstWish, linkFields, linkInput, type Wish } from './link-form'
import { MadeLink } from './MadeLink'
import { LINKS } from './words'

/** 新建链接: for one guest, by name and phone. */
export function NewLink() {
  const today = useToday()
  const [made, setMade] = useState<(Out<'btwob POST /guestLink/save'> & { guestName: string }) | null>(null)
  // Good until the link is made: what is refused or lost has not used it up.
  const ticket = useRef<string>()
  const save = useFormAct('btwob POST /guestLink/save', {
    once: true,
    input: async (wish: Wish) => {
      ticket.current ??= (await stepUp({ scene: 'grant' })) ?? undefined
      return ticket.current === undefined ? null : linkInput(wish, today, ticket.current)
    },
    at: { '2001': 'phone' },
    dialog: ['2040'],
    stale: () => {
      ticket.current = undefined
    },
    done: (answer, { guestName }) => setMade({ ...answer, guestName }),
  })
  if (made !== null) {
    const open = () => void go(LINKS, { linkId: made.linkId }, { replace: true })
    return <MadeLink token={made.token} guestName={made.guestName} onDone={open} />
  }
  return (
    <FormPage<Wish>
      spaced
      title='新建会计查阅链接'
      name='guest-link'
      values={firstWish(today)}
      fields={linkFields(today)}
      submitText='生成链接'
      {...save}
    />
  )
}
