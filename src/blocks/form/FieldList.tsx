import type { Form, FormLine } from './use-fields'

export interface FieldListProps<V> {
  of: Form<V>
  /** These fields only, where other parts are between them. */
  only?: readonly (keyof V & string)[]
  /** Lines instead of boxes. */
  underlined?: boolean
}

/** The fields of a form, in their order. */
export function FieldList<V>({ of: form, only, underlined = false }: FieldListProps<V>) {
  const lines = form.lines.filter(({ field }) => (only as readonly string[] | undefined)?.includes(field.key) ?? true)
  return (
    <>
      {lines.map((line) => (
        <FieldLine
          key={line.field.key}
          line={line}
          form={form as unknown as LineProps['form']}
          underlined={underlined}
        />
      ))}
    </>
  )
}

interface LineProps {
  line: FormLine
  /** Of any values: a line knows its own only. */
  form: Form<Record<string, unknown>>
  underlined: boolean
}

function FieldLine({ line: { field, id, error, refused, leave }, form, underlined }: LineProps) {
  const { key, kind, required, checks: _checks, show: _show, secret: _secret, keep, extra, ...looks } = field
  const value = form.values[key]
  const onChange = (next: unknown) => form.change({ [key]: keep ? keep(next) : next })
  const drawn = {
    ...kind.looks,
    ...looks,
    id,
    name: key,
    value,
    onChange,
    onBlur: leave,
    error,
    refused,
    underlined,
    form,
  }
  return <>{kind.draw({ ...drawn, required: Boolean(required), extra: extra?.(value, onChange) })}</>
}
