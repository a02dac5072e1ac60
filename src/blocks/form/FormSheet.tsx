import type { ReactNode } from 'react'
import { Sheet } from '@/ui'
import { FieldList } from './FieldList'
import { FormNote } from './Fault'
import { useFields, type Form, type FormSpec } from './use-fields'

export interface FormSheetProps<V> extends FormSpec<V> {
  /** The act and the id of what it is about: of several sheets of one address, none is offered what was typed into another (Y-23). */
  name: string
  title: string
  confirmText: string
  disabled?: boolean
  onClose: () => void
  /** Above the fields: texts to start from. */
  head?: (form: Form<V>) => ReactNode
}

/** A form that rises from below, sent by the word at its upper right. It is there while it is drawn. */
export function FormSheet<V extends object>({
  title,
  confirmText,
  disabled,
  onClose,
  head,
  ...spec
}: FormSheetProps<V>) {
  const form = useFields<V>(spec)
  return (
    <Sheet
      open
      title={title}
      confirmText={confirmText}
      confirmDisabled={form.busy || disabled === true}
      dirty={form.isChanged}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      {head?.(form)}
      <div className='gutter'>
        <FieldList of={form} />
        <FormNote form={form} />
      </div>
    </Sheet>
  )
}
