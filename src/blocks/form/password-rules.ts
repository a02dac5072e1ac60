import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { isPassword } from '@domain/validate'

/** LG-08: the rule of a new password; the phone number may not be in it. */
export const newPasswordFault = (password: string, phone: string): string | undefined => {
  if (phone !== '' && password.includes(phone)) return '密码不能包含手机号'
  return isPassword(password) ? undefined : accountAndInvoices[2013]
}

export type Strength = '弱' | '中' | '强'

/** What the strength bar says: kinds of characters and length. Below the rule it is always weak. */
export function strengthOf(password: string): Strength {
  if (!isPassword(password)) return '弱'
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  return kinds === 4 || password.length >= 12 ? '强' : '中'
}
