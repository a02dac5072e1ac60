import { addDays } from '@domain/date'
import { Type } from '@sinclair/typebox'
import { ENDING_DAYS } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import { atPresent } from '../../work/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { transition } from '../../states'
import { audit } from '../identity/service'
import { masteredBy } from '../membership/service'
import { notify } from '../notice/service'
import { drop } from '../todo/service'
import { endingNotice, PAPERS_ROUTE } from './rules/ending'
import * as repo from './repo'
import { certMachine } from './states'

/** CE-11: 30 days before its end a reminder, from the day after it status 40. */
async function watchCert(work: Work, key: { companyCode: string; certId: string }): Promise<void> {
  const cert = await repo.lockCert(work.db, key.companyCode, key.certId)
  if (cert?.status !== '20') return
  if (cert.validTo < work.clock.today()) return endCert(work, cert)
  for (const bp of await numbersOf(work, cert)) await remindOf(work, cert, bp)
}

/** CE-11: a message once, and a to-do until it is renewed. */
function remindOf(work: Work, { companyCode, certId, validTo }: repo.CertRow, bp: string): Promise<void> {
  const { message, todo } = endingNotice('营业执照', validTo)
  const dedupeKey = `CERT_EXPIRE|${certId}|${validTo}`
  const to = { bp, companyCode, audience: 'MASTER', route: PAPERS_ROUTE, bizId: certId } as const
  return notify(work, to, { message: { ...message, dedupeKey }, todo })
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

const cert = kind({
  name: 'certification.watchCert',
  data: Type.Object({ companyCode: Type.String(), certId: Type.String() }),
  run: { handle: atPresent(watchCert) },
})

const endingBy = (work: Work): string => addDays(work.clock.today(), ENDING_DAYS)

export const certificationWork: AreaWork = {
  kinds: [cert],
  sweeps: [
    sweep('certification.watchCerts', { dailyAt: '09:00' }, cert, async (work, after, limit) =>
      (await repo.endingCerts(work.db, endingBy(work), after, limit)).map(({ companyCode, certId }) => ({
        key: certId,
        data: { companyCode, certId },
      })),
    ),
  ],
}
