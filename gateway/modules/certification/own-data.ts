import { maskPhone } from '@domain/mask'
import { certStatus, certStatusOn } from '@domain/statuses/certification'
import type { OwnData } from '../../personal-data'
import type { Work } from '../../http/context'
import { unseal } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { certsOfApplicant, type CertRow } from './repo'
import { contactOf } from './sealed-names'

/* Certifications of a user, for the copy of personal data (PIPL art. 45), as the user sees them (CE-12). */

const phoneOf = (work: Work, { contactPhoneEnc }: CertRow): string | null =>
  contactPhoneEnc === null ? null : maskPhone(unseal(work, contactPhoneEnc))

const certifications: OwnData = async (work, { userId }) =>
  listed('企业认证', await certsOfApplicant(work.db, userId), [
    ['企业名称', 28, ({ companyName }) => companyName],
    ['统一社会信用代码', 22, ({ uscc }) => uscc],
    ['法定代表人', 12, ({ legalPersonEnc }) => unseal(work, legalPersonEnc)],
    ['本人是法定代表人', 16, ({ isLegalPerson }) => (isLegalPerson ? '是' : '否')],
    ['联系人', 12, (cert) => contactOf(work, cert)],
    ['联系电话', 16, (cert) => phoneOf(work, cert)],
    ['涉及户号', 26, ({ bps }) => bps.join('、')],
    ['状态', 12, (cert) => certStatus[certStatusOn(cert, work.clock.today())].label],
    ['提交时间', 20, ({ submittedAt }) => moment(submittedAt)],
    ['审核时间', 20, ({ reviewedAt }) => moment(reviewedAt)],
    ['未通过原因', 28, ({ rejectReason }) => rejectReason],
  ])

export const certificationData = { enterprise_cert: certifications }
