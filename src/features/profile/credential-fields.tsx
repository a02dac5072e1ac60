import {
  CaptchaField,
  codeFault,
  newPasswordFault,
  PasswordStrength,
  repeatFault,
  type FormField,
  type SmsCode,
} from '@/blocks'
import { CodeButton, Field, toast } from '@/ui'

/* Fields of the forms that change phone and password. */

/** What either form asks for; the fields it does not show stay ''. */
export type Credentials = Record<'phone' | 'old' | 'picture' | 'code' | 'password' | 'repeat', string>
type CredentialField = FormField<Credentials>

export const noCredentials: Credentials = { phone: '', old: '', picture: '', code: '', password: '', repeat: '' }

/** The picture code once the gateway wants one (2006), and the code with its button. */
export function smsFields(sms: SmsCode, send: (values: Credentials) => Promise<void>): CredentialField[] {
  return [
    {
      key: 'picture',
      label: '图形验证码',
      secret: true,
      show: () => sms.captcha !== null,
      render: ({ value, onChange, error }) => (
        <CaptchaField
          image={sms.captcha?.image ?? ''}
          value={value}
          fault={error}
          onChange={onChange}
          onRenew={sms.renewCaptcha}
        />
      ),
    },
    {
      key: 'code',
      label: '验证码',
      kind: 'digits',
      required: '请输入 6 位验证码',
      maxLength: 6,
      placeholder: '请输入 6 位验证码',
      autoComplete: 'one-time-code',
      checks: [codeFault],
      extra: (values) => (
        <CodeButton
          left={sms.left}
          text='获取验证码'
          waiting={(left) => `${left}s后重新获取`}
          onTap={() => send(values)}
        />
      ),
    },
  ]
}

/** Sends a code and says what came of it. */
export async function sendTo(sms: SmsCode, phone: string, picture: string): Promise<void> {
  const refused = await sms.send(phone, picture)
  if (refused === null) toast('验证码已发送')
  else if (refused.kind === 'refused') toast(refused.message)
}

export const oldPasswordField: CredentialField = {
  key: 'old',
  label: '原密码',
  kind: 'password',
  required: '请输入原密码',
  maxLength: 20,
  placeholder: '请输入原密码',
  autoComplete: 'current-password',
}

/** The new password with its strength, and once more (LG-08). */
export const newPasswordFields = (phone: string): CredentialField[] => [
  {
    key: 'password',
    label: '新密码',
    secret: true,
    required: '请输入新密码',
    checks: [(value) => newPasswordFault(value, phone)],
    render: ({ value, onChange, onBlur, error, id }) => (
      <div>
        <Field
          id={id}
          label='新密码'
          kind='password'
          required
          value={value}
          maxLength={20}
          autoComplete='new-password'
          placeholder='请输入新密码'
          hint='8-20位，大写字母、小写字母、数字、符号至少三种'
          onChange={onChange}
          onBlur={onBlur}
          {...(error !== undefined && { error })}
        />
        {value !== '' && <PasswordStrength password={value} />}
      </div>
    ),
  },
  {
    key: 'repeat',
    label: '确认新密码',
    kind: 'password',
    required: '请再次输入新密码',
    maxLength: 20,
    placeholder: '请再次输入新密码',
    autoComplete: 'new-password',
    checks: [(value, all) => repeatFault(value, all.password)],
  },
]
