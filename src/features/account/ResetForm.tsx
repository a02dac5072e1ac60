import { PageFrame, PasswordStrength, useSmsCode } from '@/blocks'
import { Button, Field } from '@/ui'
import { PhoneField } from './PhoneField'
import { SmsFields } from './SmsFields'
import { useResetForm, type ResetFormState } from './use-reset-form'
import './login.scss'

export interface ResetFormProps {
  phone: string
  onDone: () => void
  onBack: () => void
}

/** 重置密码 by SMS code; every session of the user ends with it (LG-09). */
export function ResetForm({ phone, onDone, onBack }: ResetFormProps) {
  const form = useResetForm(phone, onDone)
  const sms = useSmsCode('RESET')
  const { values, faults, change, leave } = form
  return (
    <PageFrame title='重置密码' className='lg-page' onBack={onBack}>
      <div className='lg lg-reset'>
        <PhoneField
          value={values.phone}
          fault={faults.phone}
          onChange={(text) => change('phone', text)}
          onBlur={() => leave('phone')}
        />
        <SmsFields
          sms={sms}
          phone={values.phone}
          code={values.code}
          fault={faults.code}
          onCode={(text) => change('code', text)}
          onBlur={() => leave('code')}
          onPhoneFault={(text) => form.fail('phone', text)}
        />
        <NewPassword form={form} />
        <Button block size='xlarge' className='lg-submit' loadingText='提交中' onTap={form.submit}>
          重置密码
        </Button>
      </div>
    </PageFrame>
  )
}

function NewPassword({ form: { values, faults, change, leave } }: { form: ResetFormState }) {
  return (
    <>
      <Field
        underlined
        label='新密码'
        kind='password'
        value={values.password}
        maxLength={20}
        autoComplete='new-password'
        placeholder='请输入新密码'
        hint='8-20位，大写字母、小写字母、数字、符号至少三种'
        onChange={(text) => change('password', text)}
        onBlur={() => leave('password')}
        {...(faults.password !== undefined && { error: faults.password })}
      />
      {values.password !== '' && <PasswordStrength password={values.password} />}
      <Field
        underlined
        label='确认新密码'
        kind='password'
        value={values.repeat}
        maxLength={20}
        autoComplete='new-password'
        placeholder='请再次输入新密码'
        onChange={(text) => change('repeat', text)}
        onBlur={() => leave('repeat')}
        {...(faults.repeat !== undefined && { error: faults.repeat })}
      />
    </>
  )
}
