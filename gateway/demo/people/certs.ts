import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { seal, sealText } from '../../secret'
import { customers } from '../customers'

interface Keys {
  demoId(entity: string, key: string): string
  demoUserId(phone: string): string
  daysAgo(days: number): string
}

/** C 8.4: one certification in each state that the pages show. */
export async function seedCerts(work: Work, { demoId, demoUserId, daysAgo }: Keys): Promise<void> {
  const today = work.clock.today()
  const all = customers.flatMap((customer) => (customer.certs ?? []).map((cert) => ({ customer, cert })))
  const rows = all.map(({ customer: { bp, companyCode, customerName, uscc }, cert }) => {
    const submittedAt = daysAgo(cert.submittedDaysAgo)
    const isDecided = cert.status === '20' || cert.status === '30'
    return {
      companyCode,
      certId: demoId('enterprise_cert', cert.key),
      uscc: uscc ?? '',
      applicantUserId: demoUserId(cert.phone),
      bps: [bp],
      companyName: customerName,
      legalPersonEnc: seal(work, cert.legalPerson),
      validTo: typeof cert.validTo === 'string' ? cert.validTo : addDays(today, cert.validTo),
      contactNameEnc: sealText(work, cert.legalPerson),
      contactPhoneEnc: seal(work, cert.phone),
      isLegalPerson: true,
      generalTaxpayer: cert.generalTaxpayer ?? false,
      editedFields: cert.isTyped ? ['uscc'] : [],
      boundBps: cert.status === '20' ? [bp] : [],
      status: cert.status,
      rejectReason: cert.rejectReason ?? null,
      submittedAt,
      reviewedAt: isDecided ? daysAgo(cert.submittedDaysAgo - 1) : null,
      reviewedBy: isDecided ? demoUserId('13800000012') : null,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    }
  })
  await work.db.insertInto('enterpriseCert').values(rows).execute()
}
