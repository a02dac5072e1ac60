import { useId, useState, type ReactNode } from 'react'
import {
  Controller,
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { ErrorCode } from '@domain/errors'
import { BottomBar, Field, type FieldProps } from '@/ui'
import { scrollToElement } from '@/platform/measure'
import { asApiError, type ApiError } from '@/request'
import { PageFrame, type PageFrameProps } from './PageFrame'
import { useDraft } from './use-draft'
import './form-page.scss'

export type FormValues = Record<string, string | boolean | readonly string[] | null>

/** A rule of one field: the text of its fault, or nothing. It may look at the other values. */
export type Check<V> = (value: string, values: V) => string | undefined

/** What a form asks for, as data. `render` draws a field that is more than text. */
export interface FormField<V extends FormValues> {
  key: Path<V>
  label: string
  kind?: FieldProps['kind']
  /** Empty fails with 请填写{label}, or with this text. */
  required?: boolean | string
  maxLength?: number
  placeholder?: string
  hint?: string
  counter?: boolean
  autoComplete?: string
  checks?: readonly Check<V>[]
  /** Right inside the field: the SMS code button, a scanner that fills it in. */
  extra?: (values: V, onChange: (value: string) => void) => ReactNode
  show?: (values: V) => boolean
  /** Never kept for after a login (passwords and codes are not anyway). */
  secret?: boolean
  render?: (field: {
    value: V[keyof V]
    onChange: (value: V[keyof V]) => void
    onBlur: () => void
    error: string | undefined
    id: string
  }) => ReactNode
}

export interface FormPageProps<V extends FormValues> extends Omit<PageFrameProps, 'children' | 'footer'> {
  values: V
  fields: readonly FormField<V>[]
  submitText: string
  /** May it be sent as it stands, e.g. has anything changed? Absent: always. */
  ready?: (values: V) => boolean
  /** One submit at a time. A rejection with `ApiError` is shown: at its field, or else above the button. */
  onSubmit: (values: V) => Promise<unknown>
  /** Which field a refusal belongs to. */
  faultsAt?: Partial<Record<ErrorCode, Path<V>>>
  /** Above and below the fields. */
  head?: ReactNode
  after?: ReactNode
  /** Another form of the bar than the one button, e.g. inside the page. */
  underlined?: boolean
}

/** A form: checked on blur, then on each change; the first bad field is scrolled to and takes the focus. */
export function FormPage<V extends FormValues>(props: FormPageProps<V>) {
  const { values, fields, submitText, ready, onSubmit, faultsAt, head, after, underlined, ...frame } = props
  const { control, handleSubmit, watch, setError, setValue, getValues, formState } = useForm<V>({
    defaultValues: values as DefaultValues<V>,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const [fault, setFault] = useState('')
  useDraft(fields, getValues, setValue)
  const formId = useId().replace(/:/g, '')
  const now = watch()
  const visible = fields.filter(({ show }) => show?.(now) ?? true)

  const refuse = (error: ApiError) => {
    const key = faultsAt?.[error.code as ErrorCode]
    if (key === undefined) return setFault(error.message)
    setError(key, { type: 'server', message: error.message })
    scrollToElement(idOf(formId, key))
  }
  const send = handleSubmit(
    async (given) => {
      setFault('')
      await onSubmit(given).catch((error: unknown) => refuse(asApiError(error)))
    },
    (errors) => {
      const first = visible.find(({ key }) => errorText(errors, key) !== undefined)
      if (first) scrollToElement(idOf(formId, first.key))
    },
  )

  return (
    <PageFrame
      {...frame}
      footer={
        <BottomBar
          primary={{
            text: submitText,
            onTap: send,
            loading: formState.isSubmitting,
            loadingText: '提交中',
            disabled: ready?.(now) === false,
          }}
          {...(fault !== '' && { note: fault })}
        />
      }
    >
      {head}
      <div className='fp-fields'>
        {visible.map((field) => (
          <FormLine
            key={field.key}
            field={field}
            control={control}
            values={now}
            id={idOf(formId, field.key)}
            underlined={underlined === true}
          />
        ))}
      </div>
      {after}
    </PageFrame>
  )
}

const idOf = (formId: string, key: string) => `f${formId}-${key.replace(/\W/g, '-')}`

const errorText = <V extends FormValues>(errors: FieldErrors<V>, key: Path<V>): string | undefined => {
  const found = errors[key]
  return typeof found?.message === 'string' ? found.message : undefined
}

interface FormLineProps<V extends FormValues> {
  field: FormField<V>
  control: Control<V>
  values: V
  id: string
  underlined: boolean
}

function FormLine<V extends FormValues>({ field, control, values, id, underlined }: FormLineProps<V>) {
  return (
    <Controller
      name={field.key}
      control={control}
      rules={{ validate: (value, all) => faultOf(field, value, all as V) ?? true }}
      render={({ field: { value, onChange, onBlur }, fieldState }) => {
        const error = fieldState.error?.message
        if (field.render) return <>{field.render({ value: value as V[keyof V], onChange, onBlur, error, id })}</>
        return (
          <Field
            id={id}
            name={field.key}
            label={field.label}
            value={typeof value === 'string' ? value : ''}
            onChange={onChange}
            onBlur={onBlur}
            underlined={underlined}
            {...looks(field)}
            {...(error !== undefined && { error })}
            {...(field.extra && { extra: field.extra(values, onChange) })}
          />
        )
      }}
    />
  )
}

const looks = <V extends FormValues>({
  kind,
  maxLength,
  placeholder,
  hint,
  counter,
  autoComplete,
  required,
}: FormField<V>) => ({
  ...(kind && { kind }),
  ...(maxLength !== undefined && { maxLength }),
  ...(placeholder !== undefined && { placeholder }),
  ...(hint !== undefined && { hint }),
  ...(counter && { counter }),
  ...(autoComplete !== undefined && { autoComplete }),
  ...(required && { required: true }),
})

/** The first fault of a value: empty first (C 0.5), then the field's checks in their order. */
export function faultOf<V extends FormValues>(
  field: FormField<V>,
  value: PathValue<V, Path<V>> | undefined,
  all: V,
): string | undefined {
  const text = typeof value === 'string' ? value : ''
  const empty =
    value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '')
  if (empty) {
    if (!field.required) return undefined
    return typeof field.required === 'string' ? field.required : `请填写${field.label}`
  }
  for (const check of field.checks ?? []) {
    const fault = check(text, all)
    if (fault !== undefined) return fault
  }
  return undefined
}
