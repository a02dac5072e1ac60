import { accountAndInvoices } from './error-texts/account-and-invoices'
import { energyAndPayment } from './error-texts/energy-and-payment'
import { marketAndMessages } from './error-texts/market-and-messages'
import { packagesAndContracts } from './error-texts/packages-and-contracts'
import { serviceAndRecords } from './error-texts/service-and-records'
import { shared } from './error-texts/shared'

/*
 * Codes and texts of refusals, used by the gateway (to refuse) and by the app (to know a code that a page handles itself).
 * Shared codes: CV-2; the others stand with the part that owns them (CV-19). Placeholders {x} are filled by the refusal.
 */

export const errorTexts = {
  ...shared,
  ...energyAndPayment,
  ...packagesAndContracts,
  ...accountAndInvoices,
  ...serviceAndRecords,
  ...marketAndMessages,
} as const

/** A refusal's code as it travels in the envelope. Codes are compared as text: '200' is not '00'. */
export type ErrorCode = `${keyof typeof errorTexts}`

/**
 * The Chinese text of a code with its placeholders filled; an unfilled one is a programming error and throws.
 * Source: CV-2, CV-19.
 */
export function errorText(code: ErrorCode, params: Record<string, string | number> = {}): string {
  const text: string = (errorTexts as Record<string, string>)[code] ?? ''
  return text.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`text of ${code} needs {${name}}`)
    return String(value)
  })
}
