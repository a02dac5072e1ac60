import { useState } from 'react'
import { Dialog } from './Dialog'
import { drop, type DialogRequest } from './feedback'
import { Field } from './Field'

type Prompt = Extract<DialogRequest, { kind: 'prompt' }>

export function PromptDialog({ dialog }: { dialog: Prompt }) {
  const { label, placeholder, maxLength, kind, check, content, value: initial = '', ...rest } = dialog.options
  const [value, setValue] = useState(initial)
  const [error, setError] = useState<string>()
  const answer = (text: string | null) => {
    drop(dialog.id)
    dialog.settle(text)
  }
  const submit = () => {
    const fault = check?.(value)
    if (fault) setError(fault)
    else answer(value)
  }
  return (
    <Dialog {...rest} open wide onCancel={() => answer(null)} onConfirm={submit}>
      {content}
      <Field
        label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        kind={kind}
        error={error}
        clearable
        autoFocus
        onChange={(text) => {
          setValue(text)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
