import { isNumericCode, isPassword, isPhone } from '@domain/validate'

/* What forms ask of a phone, a code and a new password before anything is sent (LG-01, LG-02, LG-08). */

export const phoneFault = (phone: string): string | undefined => {
  if (phone === '') return '请输入手机号'
  return isPhone(phone) ? undefined : '请输入正确的手机号'
}

export const codeFault = (code: string): string | undefined => (isNumericCode(code) ? undefined : '请输入 6 位验证码')

const RULE = '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'

/** LG-08: the rule of a new password; the phone number may not stand in it. */
export const newPasswordFault = (password: string, phone: string): string | undefined => {
  if (password === '') return '请输入新密码'
  if (phone !== '' && password.includes(phone)) return '密码不能包含手机号'
  return isPassword(password) ? undefined : RULE
}

export const repeatFault = (repeat: string, password: string): string | undefined =>
  repeat === password ? undefined : '两次输入的密码不一致'

export type Strength = '弱' | '中' | '强'

/** What the strength bar says: kinds of characters and length. Below the rule it is always weak. */
export function strengthOf(password: string): Strength {
  if (!isPassword(password)) return '弱'
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  return kinds === 4 || password.length >= 12 ? '强' : '中'
}
