import { addDays, startOf, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { withClock } from '../clock'
import { customers, type DemoCustomer } from '../customers'
import { customerOf, saveCompanyPapers } from '../../modules/membership/service'
import { openTask } from '../../modules/desk/service'
import { put } from '../../modules/file/service'
import { certificationWork } from '../../modules/certification/work'
import { paper } from '../papers'
import { sweepNow } from '../within'
import { qualifications } from '../../modules/certification/qualification-case'
import * as repo from '../../modules/certification/repo'

const companies = [
  { companyCode: '1001', picture: 'gas-1001.png', gasLicenceNo: '冀202110010001G', validDays: 1200 },
  { companyCode: '1002', picture: 'gas-1002.png', gasLicenceNo: '冀202101000002G', validDays: 640 },
]

async function keep(work: Work, name: string, ownerRef: string, owner: { companyCode: string; ownerId?: string }) {
  const bytes = await paper(name)
  if (!bytes) throw new Error(`the paper ${name} is missing`)
  const { fileId } = await put(work, { name, bytes, bizType: 'CERT', ownerRef, ...owner })
  return fileId
}

/** Pictures of the certifications, the gas companies' own papers, qualifications, the open task of the desk. */
export async function seedCertification(work: Work): Promise<void> {
  const today = work.clock.today()
  for (const { uscc, licence } of customers) if (uscc !== null && licence) await seedPictures(work, uscc, licence)
  for (const { companyCode, picture, gasLicenceNo, validDays } of companies) {
    const licenceFileId = await keep(work, picture, `COMPANY:${companyCode}`, { companyCode })
    const gasLicenceValidTo = addDays(today, validDays)
    await saveCompanyPapers(work, companyCode, { licenceFileId, gasLicenceNo, gasLicenceValidTo })
  }
  for (const customer of customers) await seedQualifications(work, customer)
  for (const sweep of [...certificationWork.sweeps, ...qualifications.work.sweeps]) await sweepNow(work, sweep)
}

async function seedPictures(work: Work, uscc: string, name: string): Promise<void> {
  for (const companyCode of ['1001', '1002'])
    for (const cert of await repo.certsOfEntity(work.db, companyCode, uscc)) {
      const owner = { companyCode, ownerId: cert.applicantUserId }
      const licenseFileId = await keep(work, name, `CERT:${cert.applicantUserId}`, owner)
      const set = { licenseFileId, establishDate: '2016-05-18', validFrom: '2016-05-18', companyType: '有限责任公司' }
      const customer = await customerOf(work, cert.bps[0] ?? '', companyCode)
      await work.db
        .updateTable('enterpriseCert')
        .set({ ...set, address: customer?.address ?? '', registeredCapital: '壹仟万元整' })
        .where('companyCode', '=', companyCode)
        .where('certId', '=', cert.certId)
        .execute()
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

/** C 8.4: what the customer has submitted besides its licence. */
async function seedQualifications(work: Work, customer: DemoCustomer): Promise<void> {
  const { bp, companyCode, uscc, licence = '', qualifications: papers = [] } = customer
  const today = work.clock.today()
  const [cert] = await repo.certsOfEntity(work.db, companyCode, uscc ?? '')
  const userId = cert?.applicantUserId ?? ''
  for (const { kind, validDays, daysAgo } of papers) {
    const then = withClock(work, toInstant(startOf(addDays(today, -daysAgo), 10)))
    const fileId = await keep(work, licence, `QUALIFICATION:${bp}`, { companyCode, ownerId: userId })
    const validTo = validDays === null ? null : addDays(today, validDays)
    const by = { bp, companyCode, userId }
    const filed = await qualifications.file(then, by, { kind, fileIds: [fileId], validTo, submittedBy: userId })
    await qualifications.move(then, filed, 'PASS', 'system')
  }
}
