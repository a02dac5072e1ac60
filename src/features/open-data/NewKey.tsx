import { useRef, useState } from 'react'
import type { Out } from '@contract'
import { openScopes, type OpenScope } from '@domain/statuses/open-data'
import { characters } from '@domain/text'
import { FormPage, namesOf, useFormAct, type FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { go } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { Made } from './Made'
import { OPEN_DATA } from './words'

interface Wish {
  name: string
  scopes: readonly OpenScope[]
}

const SCOPES = namesOf(openScopes).map(({ key, text }) => ({ key, label: text }))

const fields: readonly FormField<Wish>[] = [
  {
    key: 'name',
    label: '用途',
    required: true,
    maxLength: 20,
    placeholder: '如：财务系统',
    checks: [(name) => (characters(name.trim()) < 2 ? '请填写2至20个字' : undefined)],
  },
  { key: 'scopes', label: '可读数据', kind: manyChips(SCOPES), required: true },
]

/** 新建密钥: for one program, by what it may read. */
export function NewKey() {
  const [made, setMade] = useState<Out<'btwob POST /openKey/save'> | null>(null)
  // Good until the key is made: what is refused or lost has not used it up.
  const ticket = useRef<string>()
  const save = useFormAct('btwob POST /openKey/save', {
    once: true,
    input: async ({ name, scopes }: Wish) => {
      ticket.current ??= (await stepUp({ scene: 'grant' })) ?? undefined
      if (ticket.current === undefined) return null
      return { name: name.trim(), scopes: [...scopes], securityTicket: ticket.current }
    },
    dialog: ['2040', '2576'],
    stale: () => {
      ticket.current = undefined
    },
    done: setMade,
  })
  if (made !== null) {
    const open = () => void go(OPEN_DATA, { keyId: made.keyId }, { replace: true })
    return <Made what='密钥' secret={made.secret} text='请填入企业自有系统。密钥' onDone={open} />
  }
  return (
    <FormPage<Wish>
      spaced
      title='新建密钥'
      name='open-key'
      values={{ name: '', scopes: ['BILL', 'INVOICE'] }}
      fields={fields}
      submitText='生成密钥'
      {...save}
    />
  )
}
