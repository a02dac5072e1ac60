import { useState } from 'react'
import type { Read } from '@/request'
import { ActionSheet, PickField, type ActionSheetItem } from '@/ui'
import type { Drawn } from './kind'

export interface PickLineProps extends Pick<
  Drawn<string>,
  'id' | 'label' | 'value' | 'onChange' | 'error' | 'required' | 'disabled'
> {
  items: readonly ActionSheetItem[]
  /** Where the items come from: without an answer the field says so, and a tap asks again. */
  list?: Pick<Read<unknown>, 'state' | 'reload'>
}

/** One of a list, chosen in a sheet; '' = none. Kinds draw it with the list they know. */
export function PickLine({ items, list, id, label, value, onChange, error, required, disabled }: PickLineProps) {
  const [open, setOpen] = useState(false)
  const isMissing = list?.state === 'error'
  return (
    <>
      <PickField
        id={id}
        label={label}
        required={required}
        value={items.find(({ key }) => key === value)?.text ?? ''}
        placeholder={isMissing ? '加载失败，点击重试' : `请选择${label}`}
        onTap={() => (isMissing ? void list.reload() : setOpen(true))}
        {...(disabled && { disabled })}
        error={error}
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
