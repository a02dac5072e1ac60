/*
 * What authority models bring along (SA-04) and the ready-made sets of the authority page (C 6.8). The codes themselves are the
 * gateway's catalogue (CV-13); the app gets it by call.
 */

/** Who is granted the first gets the second as well. */
const brings: Readonly<Record<string, string>> = {
  INVOICE_APPLY: 'INVOICE_VIEW',
  INVOICE_TITLE: 'INVOICE_VIEW',
  INVOICE_RED: 'INVOICE_VIEW',
  PAY_TOPUP: 'PAY_RECORD',
  PAY_TRANSFER: 'PAY_RECORD',
  PAY_INSTALLMENT: 'PAY_RECORD',
  PACKAGE_ORDER: 'PACKAGE_VIEW',
  PACKAGE_EXTRACT: 'PACKAGE_VIEW',
  PREDICT_REPORT: 'PREDICT_VIEW',
  DEVIATION_REPORT: 'PREDICT_VIEW',
  CONTRACT_SIGN: 'CONTRACT_VIEW',
  SETTLE_SIGN: 'BILL_VIEW',
  INSPECTION_HANDLE: 'INSPECTION_VIEW',
}

/** The codes with those they need, each once. */
export const withNeeded = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => [code, brings[code] ?? code])),
]

/** Granted codes that cannot stay when this one is taken away. */
export const dependantsOf = (code: string, granted: readonly string[]): string[] =>
  granted.filter((one) => brings[one] === code)

export interface AuthorityTemplate {
  key: string
  name: string
  has(code: string): boolean
}

/** The master's shortcuts; what cannot be granted is left out by the caller. */
export const authorityTemplates: readonly AuthorityTemplate[] = [
  { key: 'view', name: '仅查看', has: (code) => code.endsWith('_VIEW') || code === 'PAY_RECORD' },
  { key: 'finance', name: '财务', has: (code) => /^(PAY|INVOICE)_|_VIEW$/.test(code) },
  { key: 'production', name: '生产', has: (code) => /^(ENERGY|PREDICT|INSPECTION)_|^PACKAGE_EXTRACT$/.test(code) },
  { key: 'all', name: '全部', has: () => true },
]
