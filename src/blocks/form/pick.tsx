import { useState } from 'react'
import { ActionSheet, PickField, type ActionSheetItem } from '@/ui'
import type { Drawn } from './field'

export interface PickLineProps extends Pick<
  Drawn<string>,
  'id' | 'label' | 'value' | 'onChange' | 'error' | 'required' | 'disabled'
> {
  items: readonly ActionSheetItem[]
  /** Instead of the sheet, e.g. when the list could not be had. */
  onOpen?: (() => void) | undefined
}

/** One of a list, chosen in a sheet; '' = none. Kinds draw it with the list they know. */
export function PickLine({ items, onOpen, id, label, value, onChange, error, required, disabled }: PickLineProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickField
        id={id}
        label={label}
        required={required}
        value={items.find(({ key }) => key === value)?.text ?? ''}
        placeholder={`请选择${label}`}
        onTap={onOpen ?? (() => setOpen(true))}
        {...(disabled && { disabled })}
        {...(error !== undefined && { error })}
      />
      <ActionSheet
        open={open}
        title={`选择${label}`}
        items={items}
        onChoose={(key) => {
          setOpen(false)
          if (key !== value) onChange(key)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
