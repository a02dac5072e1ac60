import { halfWidth } from '@domain/text'
import type { Work } from '../../http/context'
import { customerOf } from '../../modules/membership/service'
import { certById } from '../../modules/certification/repo'
import type { Verdict } from '../../modules/desk/service'

interface Applied {
  companyName: string
  uscc: string
  validTo: string
  editedFields: readonly string[]
}

/** A customer of the gas company that the applicant wants to be master of. */
interface Asked {
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
 * CE-09: reject when a customer's code is another one; pass when code, name and validity agree with every requested customer and the
 * code was not typed by hand; everything else (null) is for staff.
 */
export function judgeCert(cert: Applied, customers: readonly Asked[], today: string): Verdict | null {
  if (customers.some(({ uscc }) => uscc !== null && uscc !== cert.uscc)) return { decision: 'REJECT', remark: MISMATCH }
  const agrees = customers.every(
    ({ uscc, customerName }) => uscc === cert.uscc && plain(customerName) === plain(cert.companyName),
  )
  const isClear = customers.length > 0 && agrees && cert.validTo >= today && !cert.editedFields.includes('uscc')
  return isClear ? { decision: 'PASS', remark: '' } : null
}

export async function judgeCertTask(work: Work, { bizNo }: { bizNo: string }): Promise<Verdict | null> {
  const cert = await certById(work.db, bizNo)
  if (!cert) return null
  const customers: Asked[] = []
  for (const bp of cert.bps) {
    const customer = await customerOf(work, bp, cert.companyCode)
    if (customer) customers.push(customer)
  }
  return judgeCert(cert, customers, work.clock.today())
}
