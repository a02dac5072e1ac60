import { useState } from 'react'
import type { Out } from '@contract'
import { FormPage, useToday } from '@/blocks'
import { useWrite } from '@/request'
import { go } from '@/routes/go'
import { firstWish, linkFields, linkInput, type Wish } from './link-form'
import { MadeLink } from './MadeLink'
import { LINKS } from './words'

/** 新建链接: for one person, by name and phone. */
export function NewLink() {
  const today = useToday()
  const [made, setMade] = useState<(Out<'btwob POST /guestLink/save'> & { guestName: string }) | null>(null)
  const save = useWrite('btwob POST /guestLink/save', { once: true, handles: ['2001', '2573', '2901'] })
  if (made !== null) {
    const open = () => void go(LINKS, { linkId: made.linkId }, { replace: true })
    return <MadeLink token={made.token} guestName={made.guestName} onDone={open} />
  }
  return (
    <FormPage<Wish>
      spaced
      title='新建只读链接'
      name='guest-link'
      values={firstWish(today)}
      fields={linkFields(today)}
      faultsAt={{ '2001': 'phone' }}
      submitText='生成链接'
      onSubmit={async (wish) => {
        const answer = await save.run(linkInput(wish, today))
        setMade({ ...answer, guestName: wish.guestName.trim() })
      }}
    />
  )
}
