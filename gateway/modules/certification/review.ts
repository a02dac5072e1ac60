import { licenceFields, skipReasons, type certStatus, type Skipped } from '@domain/statuses/certification'
import { jsonb } from '../../db/connect'
import { refuseOwnNumber } from '../../http/admission'
import type { Work } from '../../http/context'
import { audit } from '../identity/service'
import {
  bindByCertification,
  customerOf,
  customersByBp,
  customersOf,
  isMasterNow,
  noteTaxpayer,
} from '../membership/service'
import { unseal } from '../../secret'
import { emit } from '../../wiring'
import { certPassed } from './events'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { transition } from '../../states'
import { urls } from '../file/service'
import { done, upsert } from '../todo/service'
import * as repo from './repo'
import { certMachine } from './states'
import type { CertRow } from './repo'
import { notifyResult } from './notices'

interface Task {
  companyCode: string
  bizNo: string
}

async function certOf(work: Work, { companyCode, bizNo }: Task): Promise<CertRow> {
  const cert = await repo.lockCert(work.db, companyCode, bizNo)
  if (!cert) throw new Error(`certification ${bizNo} is missing`)
  return cert
}

/** What the reviewer sees of each. */
async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const certs = await repo.certsById(
    work.db,
    tasks.map((task) => task.bizNo),
  )
  const addresses = await urls(
    work,
    certs.flatMap((cert) => papersOf(cert).map((paper) => paper.id)),
  )
  const links = await repo.licenceLinks(
    work.db,
    certs.flatMap(({ licenseFileId }) => (licenseFileId === null ? [] : [licenseFileId])),
  )
  const customers = await customersByBp(
    work,
    certs.flatMap((cert) => cert.bps),
  )
  return tasks.map(({ bizNo }) => {
    const cert = certs.find((one) => one.certId === bizNo)
    return cert ? viewOf(work, cert, { addresses, links, customers }) : { title: '企业认证', facts: [], files: [] }
  })
}

interface Beside {
  addresses: ReadonlyMap<string, string>
  links: ReadonlyMap<string, string>
  customers: Customers
}
type Customers = Awaited<ReturnType<typeof customersByBp>>

const papersOf = (cert: CertRow) =>
  (
    [
      ['营业执照', cert.licenseFileId],
      ['授权委托书', cert.authLetterFileId],
      ['一般纳税人证明', cert.taxProofFileId],
    ] as const
  ).flatMap(([name, id]) => (id === null ? [] : [{ name, id }]))

/** Customer of a number that the applicant wants to be master of, and whether its code is that of the licence (BD-05, CE-10). */
function askedNumber(cert: CertRow, bp: string, customers: Customers): { label: string; value: string } {
  const customer = customers.get(bp)
  const label = `绑定户号 ${bp}`
  if (customer?.companyCode !== cert.companyCode) return { label, value: '没有该户号' }
  if (customer.isClosed) return { label, value: `${customer.customerName}，已销户，不会绑定` }
  const code =
    customer.uscc === cert.uscc
      ? '统一社会信用代码一致'
      : customer.uscc === null
        ? '客户档案没有统一社会信用代码，仅申请人已是主账号时通过'
        : `客户档案为${customer.uscc}，不一致，不会绑定`
  return { label, value: `${customer.customerName}，${code}` }
}

/** A field that differs from what was read says so (CE-03). */
function viewOf(work: Work, cert: CertRow, { addresses, links, customers }: Beside): TaskView {
  const values = { ...cert, legalPerson: unseal(work, cert.legalPersonEnc) }
  const facts = (Object.keys(licenceFields) as (keyof typeof licenceFields)[]).map((name) => ({
    label: cert.editedFields.includes(name) ? `${licenceFields[name]}（手动填写）` : licenceFields[name],
    value: values[name] ?? '',
  }))
  const link = links.get(cert.licenseFileId ?? '')
  return {
    title: `企业认证 ${cert.companyName}`,
    facts: [
      ...facts,
      ...cert.bps.map((bp) => askedNumber(cert, bp, customers)),
      ...(link ? [{ label: '执照二维码', value: link }] : []),
    ],
    files: papersOf(cert).flatMap(({ name, id }) => {
      const url = addresses.get(id)
      return url === undefined ? [] : [{ name, url }]
    }),
  }
}

async function decided(work: Work, task: Decided): Promise<void> {
  const found = await repo.certById(work.db, task.bizNo)
  for (const bp of found?.bps ?? []) refuseOwnNumber(work, bp)
  if (found) await repo.lockEntity(work.db, task.companyCode, found.uscc)
  const cert = await certOf(work, task)
  // Withdrawn in the same moment: there is nothing to decide any more.
  if (cert.status !== '10') return
  if (task.decision === 'REJECT') await reject(work, cert, task)
  else await pass(work, cert, task)
}

async function reject(work: Work, cert: CertRow, task: Decided): Promise<void> {
  const now = work.clock.iso()
  const set = { rejectReason: task.remark, reviewedAt: now, reviewedBy: task.decidedBy }
  await transition(work, certMachine, cert, 'REJECT', { set })
  await record(work, cert, '30', task)
  await notifyResult(work, cert, `未通过，原因：${task.remark}`)
  const own = await customersOf(work, cert.applicantUserId)
  for (const { bp, companyCode } of own.filter((one) => cert.bps.includes(one.bp)))
    await upsert(work, {
      bp,
      companyCode,
      audience: 'USER',
      userId: cert.applicantUserId,
      type: 'CERT_REJECTED',
      bizId: cert.certId,
      title: `${cert.companyName}企业认证未通过`,
      summary: task.remark,
      route: `/pages/certification/index?certId=${cert.certId}`,
    })
}

/**
 * CE-10. A customer number that cannot belong to the applicant is left unchanged and reported; where there is another master, BD-21
 * applies.
 */
async function pass(work: Work, cert: CertRow, task: Decided): Promise<void> {
  const now = work.clock.iso()
  await endOlder(work, cert)
  const boundBps: string[] = []
  const skipped: Skipped[] = []
  for (const bp of cert.bps) {
    const outcome = await bind(work, cert, bp)
    if (outcome === 'BOUND') boundBps.push(bp)
    else skipped.push({ bp, reason: outcome })
  }
  const set = { rejectReason: null, boundBps, skipped: jsonb(skipped), reviewedAt: now, reviewedBy: task.decidedBy }
  await transition(work, certMachine, cert, 'PASS', { set })
  if (cert.generalTaxpayer) await noteTaxpayer(work, cert.companyCode, cert.uscc)
  await record(work, cert, '20', task)
  const { companyCode, companyName, uscc, generalTaxpayer: isTaxpayer } = cert
  const passed = { companyCode, companyName, uscc, isTaxpayer, bps: boundBps, by: task.decidedBy }
  await emit(work, certPassed, passed)
  const left = skipped.map(({ bp, reason }) => `户号${bp}${skipReasons[reason]}`).join('、')
  await notifyResult(work, cert, left === '' ? '已通过' : `已通过，${left}，未绑定`)
}

async function bind(work: Work, cert: CertRow, bp: string): Promise<'BOUND' | Skipped['reason']> {
  const { companyCode, applicantUserId: userId } = cert
  const customer = await customerOf(work, bp, companyCode)
  if (customer === null || customer.status === '9') return 'NOT_FOUND'
  // A licence proves nothing of a customer without a code (BD-05); for its master there is nothing to prove.
  if (customer.uscc === null && !(await isMasterNow(work, bp, userId))) return 'NO_CODE'
  if (customer.uscc !== null && customer.uscc !== cert.uscc) return 'OTHER_ENTITY'
  return bindByCertification(work, { userId, companyCode, bp })
}

/** The row that spoke for the entity until now, passed or over, becomes 60 (C 3.4). */
async function endOlder(work: Work, cert: CertRow): Promise<void> {
  const rows = await repo.certsOfEntity(work.db, cert.companyCode, cert.uscc)
  for (const row of rows.filter((one) => one.status === '20' || one.status === '40')) {
    await transition(work, certMachine, row, 'RENEW')
    await done(work, 'CERT_EXPIRE', row.certId)
    await record(work, row, '60', { decidedBy: 'system', remark: `renewed by ${cert.certId}` })
  }
}

const record = (
  work: Work,
  cert: CertRow,
  to: keyof typeof certStatus,
  task: Pick<Decided, 'decidedBy' | 'remark'>,
): Promise<void> =>
  audit(work, {
    entity: 'enterprise_cert',
    entityId: cert.certId,
    bp: cert.bps[0] ?? null,
    from: cert.status,
    to,
    reason: task.remark,
    by: task.decidedBy,
  })

/** CERT on the shared desk (CV-10). */
export const certDesk: DeskArea = { describe, decided }
