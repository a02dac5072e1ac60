import type { Work } from '../../http/context'
import { usersById } from '../identity/service'
import { publish, sendSms } from '../message/service'
import type { CertRow } from './repo'

/** The applicant is notified of the result by message and by SMS (C 6.5, submit-result). */
export async function notifyResult(work: Work, cert: CertRow, result: string): Promise<void> {
  const { certId, companyCode, applicantUserId, companyName } = cert
  await publish(work, {
    bp: null,
    companyCode,
    audience: 'USER',
    userIds: [applicantUserId],
    templateCode: 'CERT_RESULT',
    params: { companyName, result },
    route: `/pages/certification/submit-result?certId=${certId}`,
    bizId: certId,
    dedupeKey: `CERT_RESULT|${certId}|${cert.submittedAt ?? ''}`,
  })
  const phone = (await usersById(work, [applicantUserId])).get(applicantUserId)?.phone
  if (phone === undefined) return
  const text = `${companyName}企业认证${result}。`
  await sendSms(work, { companyCode, phone, smsType: 'CERT_RESULT', text })
}
