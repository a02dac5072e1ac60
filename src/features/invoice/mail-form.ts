import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { isEmail } from '@domain/validate'

/** An invoice goes to three addresses at most (IV-22). */
export const MOST_EMAILS = 3
const LONGEST_EMAIL = 100

/** What stands around an address by accident is not part of it; what stands in it is judged. */
const cleanEmail = (text: string): string => text.trim()

/** Nothing wrong with an empty one: whether it is needed is the form's business. */
export function emailFault(text: string): string | undefined {
  const email = cleanEmail(text)
  if (email === '') return undefined
  return isEmail(email) && email.length <= LONGEST_EMAIL ? undefined : accountAndInvoices[2610]
}

/** Each once, without the empty ones. */
export const emailsOf = (...texts: readonly string[]): string[] => [
  ...new Set(texts.map(cleanEmail).filter((email) => email !== '')),
]

/** An address that stands there twice. */
export const repeatedEmail = (text: string, others: readonly string[]): string | undefined =>
  cleanEmail(text) !== '' && others.map(cleanEmail).includes(cleanEmail(text)) ? '该邮箱已填写' : undefined
