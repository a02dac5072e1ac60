import { useState } from 'react'
import { Fault, FieldList, FormCard, FormNote, FormSheet, useFields, type FormField } from '@/blocks'
import { Button, SectionCard, Stack } from '@/ui'

interface Values {
  remark: string
}

const START: Values = { remark: '' }
const FIELDS: readonly FormField<Values>[] = [
  { key: 'remark', label: '备注', required: true, placeholder: '请填写备注', maxLength: 20 },
]
const done = () => Promise.resolve()

/** Forms among other parts: a card, a sheet, and one with a layout of its own. */
export function GalleryForms() {
  const [isOpen, setOpen] = useState(false)
  const form = useFields<Values>({ values: START, fields: FIELDS, onSubmit: done, name: 'own' })
  return (
    <>
      <FormCard<Values>
        name='card'
        values={START}
        fields={FIELDS}
        submitText='保存'
        busyText='保存中'
        onSubmit={done}
      />
      <SectionCard title='自排表单'>
        <Stack gap={12}>
          <FieldList of={form} />
          <FormNote form={form} />
          <Fault text='该字段不是一行文字' />
          <Button onTap={form.submit}>校验</Button>
          <Button kind='outline' onTap={() => setOpen(true)}>
            表单浮层
          </Button>
        </Stack>
      </SectionCard>
      {isOpen && (
        <FormSheet<Values>
          name='sheet'
          title='修改备注'
          confirmText='保存'
          values={START}
          fields={FIELDS}
          onSubmit={() => Promise.resolve(setOpen(false))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
