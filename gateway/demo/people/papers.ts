import { addDays, startOf, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { withClock } from '../clock'
import { customerOf } from '../../modules/membership/service'
import { openTask } from '../../modules/desk/service'
import { put } from '../../modules/file/service'
import { certificationWork } from '../../modules/certification/work'
import { paper } from '../papers'
import { sweepNow } from '../within'
import * as repo from '../../modules/certification/repo'

/** Licences drawn for the demo companies, by their code (C 8.4). */
const licences: Record<string, string> = {
  '91131000MA0CERAM1P': 'licence-ceramics.png',
  '12130100401200KN3M': 'licence-hospital.png',
  '91130182700HDFX042': 'licence-textile.png',
  '91131000MA0CANYX46': 'licence-restaurant.png',
  '91131000MA0HTMY05W': 'licence-timber.png',
}

const companies = [
  { companyCode: '1001', picture: 'gas-1001.png', gasLicenceNo: '冀202110010001G', validDays: 1200 },
  { companyCode: '1002', picture: 'gas-1002.png', gasLicenceNo: '冀202101000002G', validDays: 640 },
]

/** C 8.4: what lies in a user's hands for the customer of the first demo company. */
const qualifications = [
  { kind: 'TAXPAYER', key: '0001', validDays: null, daysAgo: 398, isExpired: false },
  { kind: 'HAZMAT', key: '0002', validDays: 12, daysAgo: 380, isExpired: false },
  { kind: 'FIRE', key: '0003', validDays: null, daysAgo: 360, isExpired: true },
] as const

async function keep(work: Work, name: string, ownerRef: string, owner: { companyCode: string; ownerId?: string }) {
  const bytes = await paper(name)
  if (!bytes) throw new Error(`the paper ${name} is missing`)
  const { fileId } = await put(work, { name, bytes, bizType: 'CERT', ownerRef, ...owner })
  return fileId
}

/** Pictures of the certifications, the gas companies' own papers, qualifications, the open task of the desk. */
export async function seedCertification(work: Work): Promise<void> {
  const today = work.clock.today()
  for (const [uscc, name] of Object.entries(licences)) await seedPictures(work, uscc, name)
  for (const { companyCode, picture, gasLicenceNo, validDays } of companies) {
    const licenceFileId = await keep(work, picture, `COMPANY:${companyCode}`, { companyCode })
    const gasLicenceValidTo = addDays(today, validDays)
    await repo.setCompanyPapers(work.db, companyCode, { licenceFileId, gasLicenceNo, gasLicenceValidTo })
  }
  await seedQualifications(work)
  for (const sweep of certificationWork.sweeps) await sweepNow(work, sweep)
}

async function seedPictures(work: Work, uscc: string, name: string): Promise<void> {
  for (const companyCode of ['1001', '1002'])
    for (const cert of await repo.certsOfEntity(work.db, companyCode, uscc)) {
      const owner = { companyCode, ownerId: cert.applicantUserId }
      const licenseFileId = await keep(work, name, `CERT:${cert.applicantUserId}`, owner)
      const set = { licenseFileId, establishDate: '2016-05-18', validFrom: '2016-05-18', companyType: '有限责任公司' }
      const customer = await customerOf(work, cert.bps[0] ?? '', companyCode)
      await repo.updateCert(work.db, cert, {
        ...set,
        address: customer?.address ?? '',
        registeredCapital: '壹仟万元整',
      })
      if (cert.status === '10')
        await openTask(withClock(work, cert.submittedAt ?? work.clock.iso()), {
          companyCode,
          bizType: 'CERT',
          bizNo: cert.certId,
          bp: cert.bps[0] ?? null,
          rule: 'manual',
          dueAt: null,
        })
    }
}

async function seedQualifications(work: Work): Promise<void> {
  const today = work.clock.today()
  const [cert] = await repo.certsOfEntity(work.db, '1001', '91131000MA0CERAM1P')
  const bp = '1000000001'
  const submittedBy = cert?.applicantUserId ?? ''
  for (const { kind, key, validDays, daysAgo, isExpired } of qualifications) {
    const at = toInstant(startOf(addDays(today, -daysAgo), 10))
    const owner = { companyCode: '1001', ownerId: submittedBy }
    const fileId = await keep(work, 'licence-ceramics.png', `QUALIFICATION:${bp}`, owner)
    await repo.insertQualification(work.db, {
      bp,
      qualId: `QLDEMO${key}`,
      companyCode: '1001',
      kind,
      fileIds: [fileId],
      validTo: isExpired ? addDays(today, -3) : validDays === null ? null : addDays(today, validDays),
      status: isExpired ? '40' : '20',
      submittedBy,
      createdAt: at,
      updatedAt: at,
    })
  }
}
