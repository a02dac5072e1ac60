import { halfWidth } from '@domain/text'

export interface Applied {
  companyName: string
  uscc: string
  validTo: string
  editedFields: readonly string[]
}

/** A customer of the gas company that the applicant wants to be master of. */
export interface Asked {
  customerName: string
  uscc: string | null
}

export const MISMATCH = '营业执照信息与供气合同客户信息不一致'

/** Names as they compare: half-width, brackets alike, without spaces (BD-02). */
const plain = (name: string): string =>
  halfWidth(name)
    .replace(/[（【〔[]/g, '(')
    .replace(/[）】〕\]]/g, ')')
    .replace(/\s/g, '')

/**
 * CE-09, the demo operator: reject when a customer's code is another one; pass when code, name and validity agree with every
 * customer asked for and the code was not typed by hand; everything else (null) is for a person.
 */
export function judgeCert(
  cert: Applied,
  customers: readonly Asked[],
  today: string,
): { decision: 'PASS' | 'REJECT'; remark: string } | null {
  if (customers.some(({ uscc }) => uscc !== null && uscc !== cert.uscc)) return { decision: 'REJECT', remark: MISMATCH }
  const agrees = customers.every(
    ({ uscc, customerName }) => uscc === cert.uscc && plain(customerName) === plain(cert.companyName),
  )
  const isClear = customers.length > 0 && agrees && cert.validTo >= today && !cert.editedFields.includes('uscc')
  return isClear ? { decision: 'PASS', remark: '' } : null
}
