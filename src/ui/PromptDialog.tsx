import { useState } from 'react'
import { Dialog } from './Dialog'
import { askText, drop, type PromptRequest } from './feedback'
import { Field } from './Field'
import type { PromptOptions } from './props'

/** Asks for one text; null for cancel. */
export const prompt = (options: PromptOptions): Promise<string | null> => askText(options, PromptDialog)

function PromptDialog({ dialog }: { dialog: PromptRequest }) {
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
