import { useState } from 'react'
import { Button, Field, Sheet } from '@/ui'
import { CheckList } from './CheckBanner'
import type { Declaring } from './use-declare'

const [SHORTEST, LONGEST] = [5, 200]

/** A declaration that differs from what is usual goes on with a note (P-05). */
export function NoteSheet({ of }: { of: Declaring }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  if (of.asked === null) return null
  const send = () => {
    if (note.trim().length < SHORTEST) return setError('波动较大，请填写说明（5–200字）')
    return of.explain(note.trim())
  }
  return (
    <Sheet
      open
      title='请确认申报量'
      onClose={of.giveUp}
      dirty={note !== ''}
      footer={
        <Button kind='filled' size='large' block loading={of.busy} loadingText='提交中' onTap={send}>
          继续提交
        </Button>
      }
    >
      <div className='gutter'>
        <CheckList items={of.asked.items} />
        <Field
          label='说明'
          kind='textarea'
          required
          value={note}
          maxLength={LONGEST}
          counter
          placeholder='请说明波动原因（5–200字）'
          error={error}
          onChange={(text) => {
            setNote(text)
            setError(undefined)
          }}
        />
      </div>
    </Sheet>
  )
}
