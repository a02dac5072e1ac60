import { addDays, toInstant, startOf } from '@domain/date'
import { ENDING_DAYS, qualificationKinds, type QualificationKind } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import type { Job } from '../../jobs/job'
import { audit, masteredBy } from '../account/service'
import { publish } from '../message/service'
import { drop, upsert } from '../todo/service'
import * as repo from './repo'

interface Ending {
  bp: string
  companyCode: string
  /** The paper. */
  bizId: string
  name: string
  validTo: string
  route: string
}

/** CE-11: told once by message and until it is renewed by a to-do. */
async function remind(work: Work, paper: Ending): Promise<void> {
  const { bp, companyCode, bizId, name, validTo, route } = paper
  await upsert(work, {
    bp,
    companyCode,
    modelCode: 'CERT_SUBMIT',
    audience: 'MASTER',
    type: 'CERT_EXPIRE',
    bizId,
    title: `${name}即将到期`,
    summary: `有效期至${validTo}，请及时更新`,
    dueAt: toInstant(startOf(validTo, 23, 59)),
    route,
  })
  await publish(work, {
    bp,
    companyCode,
    audience: 'MASTER',
    templateCode: 'CERT_EXPIRE',
    params: { name, date: validTo },
    route,
    bizId,
    dedupeKey: `CERT_EXPIRE|${bizId}|${validTo}`,
  })
}

/** CE-11, also for qualifications: 30 days before the end a reminder, from the day after it status 40. */
async function watchEnds(work: Work): Promise<void> {
  const today = work.clock.today()
  const until = addDays(today, ENDING_DAYS)
  for (const cert of await repo.endingCerts(work.db, until)) {
    if (cert.validTo < today) await endCert(work, cert)
    else
      for (const bp of await numbersOf(work, cert))
        await remind(work, {
          bp,
          companyCode: cert.companyCode,
          bizId: cert.certId,
          name: '营业执照',
          validTo: cert.validTo,
          route: '/pages/qualifications/certification',
        })
  }
  for (const row of await repo.endingQualifications(work.db, until)) {
    const validTo = row.validTo ?? today
    if (validTo < today) await endQualification(work, row)
    else
      await remind(work, {
        bp: row.bp,
        companyCode: row.companyCode,
        bizId: row.qualId,
        name: qualificationKinds[row.kind as QualificationKind].name,
        validTo,
        route: '/pages/qualifications/certification',
      })
  }
}

/** Those left alone at the review (CE-10) are other people's, unless the applicant has taken the master's place since (BD-21). */
async function numbersOf(work: Work, cert: repo.CertRow): Promise<string[]> {
  const skipped = repo.skippedOf(cert)
  const own = skipped.length === 0 ? [] : (await masteredBy(work, cert.applicantUserId)).map(({ bp }) => bp)
  const left = skipped.filter(({ bp, reason }) => reason !== 'HAS_MASTER' || !own.includes(bp)).map(({ bp }) => bp)
  return [...new Set([...cert.boundBps, ...cert.bps])].filter((bp) => !left.includes(bp))
}

async function endCert(work: Work, cert: repo.CertRow): Promise<void> {
  await repo.updateCert(work.db, cert, { status: '40', updatedAt: work.clock.iso() })
  const entity = { entity: 'enterprise_cert', entityId: cert.certId, bp: cert.bps[0] ?? null }
  await audit(work, { ...entity, from: '20', to: '40', reason: 'validTo', by: 'system' })
  await drop(work, 'CERT_EXPIRE', cert.certId)
}

async function endQualification(work: Work, row: repo.QualificationRow): Promise<void> {
  await repo.updateQualification(work.db, row, { status: '40', updatedAt: work.clock.iso() })
  const entity = { entity: 'qualification', entityId: row.qualId, bp: row.bp }
  await audit(work, { ...entity, from: '20', to: '40', reason: 'validTo', by: 'system' })
  await drop(work, 'CERT_EXPIRE', row.qualId)
}

export const certificationJobs = [
  { name: 'certExpire', schedule: { dailyAt: '09:00' }, run: (ctx) => ctx.transaction(watchEnds) },
] satisfies Job[]
