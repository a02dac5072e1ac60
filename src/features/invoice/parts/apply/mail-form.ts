import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { isEmail } from '@domain/validate'

/** An invoice goes to three addresses at most (IV-22). */
export const MOST_EMAILS = 3
const LONGEST_EMAIL = 100

/** So many invoices are sent at once (IV-22). */
export const MOST_MAILED = 20

/** An application may have been split into more. */
export const inTwenties = (invoiceIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(invoiceIds.length / MOST_MAILED) }, (_, n) =>
    invoiceIds.slice(n * MOST_MAILED, (n + 1) * MOST_MAILED),
  )

/** What is around an address by accident is not part of it; what is in it is judged. */
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

/** An address that is there twice. */
export const repeatedEmail = (text: string, others: readonly string[]): string | undefined =>
  cleanEmail(text) !== '' && others.map(cleanEmail).includes(cleanEmail(text)) ? '该邮箱已填写' : undefined
