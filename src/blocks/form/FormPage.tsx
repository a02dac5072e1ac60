import type { ReactNode } from 'react'
import { goBack } from '@/routes/go'
import { BottomBar, confirm, type BottomAction } from '@/ui'
import { PageFrame, type PageFrameProps } from '../PageFrame'
import { FieldList } from './FieldList'
import { LeftLine } from './Fault'
import { useFields, type Form, type FormSpec } from './use-fields'
import './form.scss'

export interface FormPageProps<V> extends FormSpec<V>, Omit<PageFrameProps, 'children' | 'footer'> {
  /** May depend on what has been filled in. */
  submitText: string | ((values: V) => string)
  /** May it be sent as it is, e.g. has anything changed? Absent: always. */
  ready?: (values: V) => boolean
  /** Above and below the fields. */
  head?: ReactNode
  after?: ReactNode
  /** Asked before what was filled in and not sent is left. */
  leaveText?: string
}

/** A form that is a page: its fields on a card, its one button at the bottom. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { values, fields, onSubmit, onChange, faultsAt, onRefused, name, ...page } = props
  const { submitText, ready, head, after, leaveText, ...frame } = page
  const form = useFields<V>({ values, fields, onSubmit, onChange, faultsAt, onRefused, name })
  const leave = async () => {
    if (!form.isChanged || (await confirm({ title: '提示', content: leaveText }))) await goBack()
  }
  const text = typeof submitText === 'function' ? submitText(form.values) : submitText
  return (
    <PageFrame
      {...(leaveText !== undefined && { onBack: () => void leave() })}
      {...frame}
      footer={<FormBar form={form} text={text} disabled={ready?.(form.values) === false} />}
    >
      {head}
      <div className='fm-fields'>
        <FieldList of={form} />
      </div>
      {after}
    </PageFrame>
  )
}

export interface FormBarProps<V> {
  form: Form<V>
  text: string
  disabled?: boolean
  danger?: boolean
  secondary?: BottomAction
}

function barNote<V>({ note, left }: Form<V>) {
  if (note !== '') return { note: <span className='fs-14 c-danger'>{note}</span> }
  return left ? { note: <LeftLine of={left} /> } : {}
}

/** The button of a form at the bottom of its page, and what was refused of it. */
export const FormBar = <V,>({ form, text, disabled = false, danger = false, secondary }: FormBarProps<V>) => (
  <BottomBar
    primary={{ text, onTap: form.submit, loading: form.busy, loadingText: '提交中', disabled, danger }}
    secondary={secondary}
    {...barNote(form)}
  />
)
