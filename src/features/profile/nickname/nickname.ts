import { characters } from '@domain/text'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'

export const NICKNAME_MOST = 16
const NICKNAME_LEAST = 2

/** What is wrong with a nickname as far as the phone can know; sensitive words are the gateway's (2031). */
export function nicknameFault(text: string): string | undefined {
  const length = characters(text.trim())
  return length < NICKNAME_LEAST || length > NICKNAME_MOST ? accountAndInvoices[2030] : undefined
}
