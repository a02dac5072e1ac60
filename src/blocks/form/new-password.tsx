import type { FormField } from './field'
import type { Kind } from './kind'
import { LINES } from './lines'
import { newPasswordFault } from './password-rules'
import { PasswordStrength } from './PasswordStrength'

export interface NewPassword {
  /** The owner of the new password. */
  phone: string
  password: string
  repeat: string
}

const LOOKS = { maxLength: 20, autoComplete: 'new-password' }

const newPassword: Kind<string> = {
  ...LINES.password,
  looks: { ...LOOKS, placeholder: '请输入新密码', hint: '8-20位，大写字母、小写字母、数字、符号至少三种' },
  draw: (field) => (
    <div>
      {LINES.password.draw(field)}
      {field.value !== '' && <PasswordStrength password={field.value} />}
    </div>
  ),
}

/** The new password with its strength, and repeated (LG-08). */
export const newPasswordFields: readonly FormField<NewPassword>[] = [
  {
    key: 'password',
    label: '新密码',
    kind: newPassword,
    required: '请输入新密码',
    checks: [(password, { phone }) => newPasswordFault(password, phone)],
  },
  {
    key: 'repeat',
    label: '确认新密码',
    kind: 'password',
    ...LOOKS,
    placeholder: '请再次输入新密码',
    required: '请再次输入新密码',
    checks: [(repeat, { password }) => (repeat === password ? undefined : '两次输入的密码不一致')],
  },
]
