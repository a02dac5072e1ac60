import { useRef, useState } from 'react'
import type { Out } from '@contract'
import { isHookAddress } from '@domain/open-data/hook-address'
import { openEvents, type OpenEvent } from '@domain/statuses/open-data'
import { FormPage, namesOf, useFormAct, type FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { go } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { Made } from './Made'
import { OPEN_DATA } from './words'

interface Wish {
  url: string
  events: readonly OpenEvent[]
}

const EVENTS = namesOf(openEvents).map(({ key, text }) => ({ key, label: text }))

const fields: readonly FormField<Wish>[] = [
  {
    key: 'url',
    label: '推送地址',
    required: true,
    maxLength: 300,
    placeholder: 'https://',
    hint: '公网 https 域名地址，端口443或8443',
    checks: [(url) => (isHookAddress(url.trim()) ? undefined : '请填写公网 https 域名地址')],
  },
  { key: 'events', label: '推送内容', kind: manyChips(EVENTS), required: true },
]

/** 新建推送地址. */
export function NewHook() {
  const [made, setMade] = useState<Out<'btwob POST /openHook/save'> | null>(null)
  // Good until the hook is made: what is refused or lost has not used it up.
  const ticket = useRef<string>()
  const save = useFormAct('btwob POST /openHook/save', {
    once: true,
    input: async ({ url, events }: Wish) => {
      ticket.current ??= (await stepUp({ scene: 'grant' })) ?? undefined
      if (ticket.current === undefined) return null
      return { url: url.trim(), events: [...events], securityTicket: ticket.current }
    },
    at: { '2577': 'url' },
    dialog: ['2040', '2578'],
    stale: () => {
      ticket.current = undefined
    },
    done: setMade,
  })
  if (made !== null) {
    const open = () => void go(OPEN_DATA, { hookId: made.hookId }, { replace: true })
    return <Made what='推送地址' secret={made.secret} text='请用签名密钥核对消息的签名。签名密钥' onDone={open} />
  }
  return (
    <FormPage<Wish>
      spaced
      title='新建推送地址'
      name='open-hook'
      values={{ url: '', events: ['bill.created', 'notice.published'] }}
      fields={fields}
      submitText='生成推送地址'
      {...save}
    />
  )
}
