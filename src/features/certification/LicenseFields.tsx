import { FOREVER } from '@domain/statuses/certification'
import { CheckBox, Field, SectionCard } from '@/ui'
import { certFields, type CertField, type FieldName } from './cert-fields'
import { DateField } from './DateField'
import type { CertFormState } from './use-cert-form'

/** 2 企业信息: what the licence says. Values that were read are marked, and so are those changed since (CE-03). */
export function LicenseFields({ state }: { state: CertFormState }) {
  return (
    <SectionCard title='2 企业信息'>
      <div className='ct-fields'>
        {certFields.map((field) => (
          <Line key={field.key} state={state} field={field} />
        ))}
        <EndField state={state} />
      </div>
    </SectionCard>
  )
}

/** 已识别, 已修改 or nothing. */
function markOf({ form }: CertFormState, name: FieldName): string | undefined {
  const read = form.read?.[name] ?? ''
  if (read === '') return undefined
  return read === form.texts[name].trim() ? '已识别' : '已修改'
}

function Line({ state, field }: { state: CertFormState; field: CertField }) {
  const { key, label, kind, required, maxLength } = field
  const error = state.faults[key]
  const value = state.form.texts[key]
  const mark = markOf(state, key)
  if (kind === 'date')
    return (
      <DateField
        id={`ct-${key}`}
        label={mark === undefined ? label : `${label}（${mark}）`}
        value={value}
        error={error}
        years={[1949, Number(state.today.slice(0, 4))]}
        start={state.today}
        onChange={(date) => state.type(key, date)}
        {...(required && { required: true })}
      />
    )
  return (
    <Field
      id={`ct-${key}`}
      label={label}
      value={value}
      onChange={(text) => state.type(key, text)}
      onBlur={() => state.leave(key)}
      {...(kind && { kind })}
      {...(required && { required: true })}
      {...(maxLength !== undefined && { maxLength })}
      {...(mark !== undefined && { hint: mark })}
      {...(error !== undefined && { error })}
    />
  )
}

/** The end of the term: a day, or 长期. */
function EndField({ state }: { state: CertFormState }) {
  const { validTo } = state.form.texts
  const isForever = validTo === FOREVER
  const mark = markOf(state, 'validTo')
  return (
    <div className='ct-end'>
      <DateField
        id='ct-validTo'
        label={mark === undefined ? '营业期限至' : `营业期限至（${mark}）`}
        required
        disabled={isForever}
        value={isForever ? '长期' : validTo}
        error={state.faults.validTo}
        years={[Number(state.today.slice(0, 4)) - 1, Number(state.today.slice(0, 4)) + 60]}
        start={state.today}
        onChange={(date) => state.type('validTo', date)}
      />
      <CheckBox square checked={isForever} onChange={(on) => state.type('validTo', on ? FOREVER : '')}>
        长期
      </CheckBox>
    </div>
  )
}
