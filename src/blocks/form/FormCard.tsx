import type { ReactNode } from 'react'
import { Button, Card } from '@/ui'
import { FormNote } from './Fault'
import { FieldList } from './FieldList'
import { useFields, type FormSpec } from './use-fields'

export interface FormCardProps<V> extends FormSpec<V> {
  submitText: string
  busyText: string
  head?: ReactNode
}

/** A form among other cards of a page, with a button of its own. */
export function FormCard<V extends object>({ submitText, busyText, head, ...spec }: FormCardProps<V>) {
  const form = useFields<V>(spec)
  return (
    <Card>
      {head}
      <FieldList of={form} />
      <FormNote form={form} />
      <Button block loading={form.busy} loadingText={busyText} onTap={form.submit}>
        {submitText}
      </Button>
    </Card>
  )
}
