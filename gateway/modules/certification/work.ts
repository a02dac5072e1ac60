import { addDays, toInstant, startOf } from '@domain/date'
import { Type } from '@sinclair/typebox'
import { ENDING_DAYS, qualificationKinds } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { transition } from '../../states'
import { audit } from '../identity/service'
import { masteredBy } from '../membership/service'
import { publish } from '../message/service'
import { drop, upsert } from '../todo/service'
import * as repo from './repo'
import { certMachine, qualificationMachine } from './states'

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

/** CE-11: 30 days before its end a reminder, from the day after it status 40. */
async function watchCert(work: Work, key: { companyCode: string; certId: string }): Promise<void> {
  const cert = await repo.lockCert(work.db, key.companyCode, key.certId)
  if (cert?.status !== '20') return
  if (cert.validTo < work.clock.today()) return endCert(work, cert)
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

/** The same for a qualification. */
async function watchQualification(work: Work, key: { bp: string; qualId: string }): Promise<void> {
  const row = await repo.lockQualification(work.db, key.bp, key.qualId)
  if (row?.status !== '20' || row.validTo === null) return
  if (row.validTo < work.clock.today()) return endQualification(work, row)
  await remind(work, {
    bp: row.bp,
    companyCode: row.companyCode,
    bizId: row.qualId,
    name: qualificationKinds[row.kind].name,
    validTo: row.validTo,
    route: '/pages/qualifications/certification',
  })
}

/** Those left alone at the review (CE-10) are other people's, unless the applicant has taken the master's place since (BD-21). */
async function numbersOf(work: Work, cert: repo.CertRow): Promise<string[]> {
  const skipped = repo.skippedOf(cert)
  const own = skipped.length === 0 ? [] : (await masteredBy(work, cert.applicantUserId)).map(({ bp }) => bp)
  const left = skipped.filter(({ bp, reason }) => reason !== 'HAS_MASTER' || !own.includes(bp)).map(({ bp }) => bp)
  return [...new Set([...cert.boundBps, ...cert.bps])].filter((bp) => !left.includes(bp))
}

async function endCert(work: Work, cert: repo.CertRow): Promise<void> {
  await transition(work, certMachine, cert, 'EXPIRE')
  const entity = { entity: 'enterprise_cert', entityId: cert.certId, bp: cert.bps[0] ?? null }
  await audit(work, { ...entity, from: '20', to: '40', reason: 'validTo', by: 'system' })
  await drop(work, 'CERT_EXPIRE', cert.certId)
}

async function endQualification(work: Work, row: repo.QualificationRow): Promise<void> {
  await transition(work, qualificationMachine, row, 'EXPIRE')
  const entity = { entity: 'qualification', entityId: row.qualId, bp: row.bp }
  await audit(work, { ...entity, from: '20', to: '40', reason: 'validTo', by: 'system' })
  await drop(work, 'CERT_EXPIRE', row.qualId)
}

const cert = kind({
  name: 'certification.watchCert',
  data: Type.Object({ companyCode: Type.String(), certId: Type.String() }),
  run: { handle: watchCert },
})

const qualification = kind({
  name: 'certification.watchQualification',
  data: Type.Object({ bp: Type.String(), qualId: Type.String() }),
  run: { handle: watchQualification },
})

const endingBy = (work: Work): string => addDays(work.clock.today(), ENDING_DAYS)

export const certificationWork: AreaWork = {
  kinds: [cert, qualification],
  sweeps: [
    sweep('certification.watchCerts', { dailyAt: '09:00' }, cert, async (work, after, limit) =>
      (await repo.endingCerts(work.db, endingBy(work), after, limit)).map(({ companyCode, certId }) => ({
        key: certId,
        data: { companyCode, certId },
      })),
    ),
    sweep('certification.watchQualifications', { dailyAt: '09:00' }, qualification, async (work, after, limit) =>
      (await repo.endingQualifications(work.db, endingBy(work), after, limit)).map(({ bp, qualId }) => ({
        key: qualId,
        data: { bp, qualId },
      })),
    ),
  ],
}
