import type { Out } from '@contract'
import { maskName, maskPhone } from '@domain/mask'
import { certStatusOn } from '@domain/statuses/certification'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { customerOf } from '../membership/service'
import { unseal } from '../../secret'
import { urls } from '../file/service'
import * as repo from './repo'
import type { CertRow } from './repo'
import { contactOf } from './sealed-names'
import { givenFields } from '@contract/certification'
import { shape } from '../../http/shape'

export type Certificate = NonNullable<Out<'default GET /enterprise/certificate/detail'>>

/** Call 82: this one; without a number the one that speaks for the present customer, else the newest own one. */
export async function detail(work: Work, session: Session, certId: string | undefined): Promise<Certificate | null> {
  if (certId === undefined) {
    const cert = (await certOfCustomer(work, session)) ?? (await repo.newestOf(work.db, session.userId))
    return cert ? viewOf(work, session, cert) : null
  }
  const cert = await repo.certById(work.db, certId)
  if (!cert || !(await mayRead(work, session, cert))) throw new Refusal('2902')
  return viewOf(work, session, cert)
}

/** The certification of the legal entity behind the session's customer number: passed before under review before the newest. */
export async function certOfCustomer(work: Work, session: Session): Promise<CertRow | undefined> {
  const uscc = await ownUscc(work, session)
  if (uscc === null) return undefined
  const rows = await repo.certsOfEntity(work.db, session.companyCode, uscc)
  return rows.find((row) => row.status === '20') ?? rows.find((row) => row.status === '10') ?? rows[0]
}

/** Code of the customer that the session may use; null without one. */
async function ownUscc(work: Work, session: Session): Promise<string | null> {
  const isPassed = session.isMaster || session.reviewStatus === '1'
  if (!isPassed || session.bp === null) return null
  return (await customerOf(work, session.bp, session.companyCode))?.uscc ?? null
}

const isOwn = (session: Session, cert: CertRow): boolean => cert.applicantUserId === session.userId

async function mayRead(work: Work, session: Session, cert: CertRow): Promise<boolean> {
  if (isOwn(session, cert)) return true
  return cert.companyCode === session.companyCode && (await ownUscc(work, session)) === cert.uscc
}

/**
 * CE-12: pictures and the legal representative's name for the applicant and the master only; a sub-account sees that it is certified.
 */
async function viewOf(work: Work, session: Session, cert: CertRow): Promise<Certificate> {
  const seesAll = isOwn(session, cert) || session.isMaster
  const fileIds = [cert.licenseFileId, cert.authLetterFileId, cert.taxProofFileId].filter((id) => id !== null)
  const addresses = seesAll ? await urls(work, fileIds) : new Map<string, string>()
  const file = (fileId: string | null) => {
    const url = fileId === null ? undefined : addresses.get(fileId)
    return fileId === null || url === undefined ? null : { fileId, url }
  }
  const legalPerson = unseal(work, cert.legalPersonEnc)
  const contact = contactOf(work, cert)
  return {
    certId: cert.certId,
    companyCode: cert.companyCode,
    fields: shape(givenFields.properties, cert, {
      uscc: seesAll ? cert.uscc : `${cert.uscc.slice(0, 4)}**********${cert.uscc.slice(-4)}`,
      legalPerson: seesAll ? legalPerson : maskName(legalPerson),
      establishDate: cert.establishDate ?? '',
      validFrom: cert.validFrom ?? '',
    }),
    contactName: seesAll ? contact : maskName(contact),
    contactPhoneMasked: cert.contactPhoneEnc === null ? '' : maskPhone(unseal(work, cert.contactPhoneEnc)),
    isLegalPerson: cert.isLegalPerson ? '1' : '0',
    generalTaxpayer: cert.generalTaxpayer ? '1' : '0',
    editedFields: seesAll ? cert.editedFields : [],
    status: certStatusOn(cert, work.clock.today()),
    rejectReason: cert.rejectReason ?? '',
    submittedAt: cert.submittedAt,
    reviewedAt: cert.reviewedAt,
    bps: cert.bps,
    boundBps: cert.boundBps,
    skipped: repo.skippedOf(cert),
    isOwn: isOwn(session, cert) ? '1' : '0',
    license: file(cert.licenseFileId),
    authLetter: file(cert.authLetterFileId),
    taxProof: file(cert.taxProofFileId),
  }
}
