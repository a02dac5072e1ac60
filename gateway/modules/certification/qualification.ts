import type { In, Out } from '@contract'
import { allows } from '@domain/machine'
import {
  certStatus,
  certStatusOn,
  FOREVER,
  qualificationKinds,
  type CertStatus,
  type QualificationKind,
  qualificationTransitions,
} from '@domain/statuses/certification'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { cutPage } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { audit } from '../identity/service'
import { customerOf, noteTaxpayer } from '../membership/service'
import { type DeskArea, openTask, type Decided, type TaskView } from '../desk/service'
import { transition } from '../../states'
import { urls, use } from '../file/service'
import { certOfCustomer } from './detail'
import * as repo from './repo'
import { qualificationMachine } from './states'
import type { CertRow, QualificationRow } from './repo'
import { endsSoon } from './rules/validity'

type List = Out<'default GET /enterprise/qualification/list'>
export type Qualification = List['list'][number]
type Input = Omit<In<'default POST /enterprise/qualification/save'>, 'requestNo'>

const nameOf = (kind: string) => qualificationKinds[kind as QualificationKind]

/** Call 85: the certification first, then what else was handed in; files for the master only (CE-12). */
export async function qualificationList(
  work: Work,
  session: BoundSession,
  input: { pageNum?: number; pageSize?: number },
): Promise<List> {
  const cert = await certOfCustomer(work, session)
  const rows = await repo.qualificationsOf(work.db, session.bp)
  const ids = [...rows.flatMap((row) => row.fileIds), ...(cert?.licenseFileId ? [cert.licenseFileId] : [])]
  const addresses = session.isMaster ? await urls(work, ids) : new Map<string, string>()
  const today = work.clock.today()
  const all = [...(cert ? [rowOfCert(cert, addresses, today)] : []), ...rows.map((row) => rowOf(row, addresses, today))]
  return cutPage(all, input)
}

const filesOf = (ids: readonly string[], addresses: ReadonlyMap<string, string>) =>
  ids.flatMap((fileId) => {
    const url = addresses.get(fileId)
    return url === undefined ? [] : [{ fileId, url }]
  })

function rowOf(row: QualificationRow, addresses: ReadonlyMap<string, string>, today: string): Qualification {
  return {
    qualId: row.qualId,
    kind: row.kind,
    kindName: nameOf(row.kind).name,
    purpose: nameOf(row.kind).purpose,
    status: certStatusOn(row, today),
    validTo: row.validTo,
    endsSoon: endsSoon(row, today) ? '1' : '0',
    rejectReason: row.rejectReason ?? '',
    files: filesOf(row.fileIds, addresses),
    certId: null,
    updatedAt: row.updatedAt,
  }
}

const rowOfCert = (cert: CertRow, addresses: ReadonlyMap<string, string>, today: string): Qualification => ({
  qualId: cert.certId,
  kind: 'LICENSE',
  kindName: nameOf('LICENSE').name,
  purpose: nameOf('LICENSE').purpose,
  status: certStatusOn(cert, today),
  validTo: cert.validTo === FOREVER ? null : cert.validTo,
  endsSoon: endsSoon(cert, today) ? '1' : '0',
  rejectReason: cert.rejectReason ?? '',
  files: filesOf(cert.licenseFileId === null ? [] : [cert.licenseFileId], addresses),
  certId: cert.certId,
  updatedAt: cert.updatedAt,
})

/** Call 86: a new paper, a rejected one again, or the renewal of one that has passed (a new row; the old one ends when it passes). */
export async function saveQualification(work: Work, session: BoundSession, input: Input): Promise<Qualification> {
  const fileIds = [...new Set(input.fileIds)]
  if (fileIds.length === 0) throw new Refusal('2312')
  if (input.validTo !== undefined && input.validTo < work.clock.today())
    throw new Refusal('2901', { data: { field: 'validTo' } })
  const { bp, companyCode, userId } = session
  const old = input.qualId === undefined ? undefined : await repo.lockQualification(work.db, bp, input.qualId)
  if (input.qualId !== undefined && old?.kind !== input.kind) throw new Refusal('2902')
  if (old?.status === '10' || old?.status === '60') throw new Refusal('2904')
  const now = work.clock.iso()
  const isAgain = old?.status === '30'
  const qualId = old !== undefined && isAgain ? old.qualId : newId(work.clock.now())
  await use(work, userId, fileIds, `QUALIFICATION:${bp}`)
  const set = {
    fileIds,
    validTo: input.validTo ?? null,
    rejectReason: null,
    submittedBy: userId,
  }
  if (old !== undefined && isAgain) await transition(work, qualificationMachine, old, 'SUBMIT', { set })
  else
    await repo.insertQualification(work.db, {
      ...set,
      status: '10',
      updatedAt: now,
      bp,
      qualId,
      companyCode,
      kind: input.kind,
      replaces: old?.qualId ?? null,
      createdAt: now,
    })
  await openTask(work, {
    companyCode,
    bizType: 'QUALIFICATION',
    bizNo: `${bp}|${qualId}`,
    bp,
    rule: 'manual',
    dueAt: null,
  })
  await record(work, { bp, qualId }, isAgain ? (old?.status ?? '') : '', '10', userId)
  const saved = await repo.lockQualification(work.db, bp, qualId)
  if (!saved) throw new Error('a qualification was saved and is not there')
  return rowOf(saved, await urls(work, fileIds), work.clock.today())
}

const record = (
  work: Work,
  row: { bp: string; qualId: string },
  from: string,
  to: CertStatus,
  by: string,
  reason = '',
) => audit(work, { entity: 'qualification', entityId: row.qualId, bp: row.bp, from, to, by, reason })

interface Task {
  bizNo: string
}

const locked = async (work: Work, task: Task): Promise<QualificationRow | undefined> => {
  const { bp, qualId } = keyOf(task)
  return repo.lockQualification(work.db, bp, qualId)
}

const keyOf = ({ bizNo }: Task) => {
  const [bp = '', qualId = ''] = bizNo.split('|')
  return { bp, qualId }
}

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const rows = await repo.qualificationsByKey(work.db, tasks.map(keyOf))
  const addresses = await urls(
    work,
    rows.flatMap((row) => row.fileIds),
  )
  return tasks.map((task) => {
    const { bp, qualId } = keyOf(task)
    const row = rows.find((one) => one.bp === bp && one.qualId === qualId)
    return row ? viewOf(row, addresses) : { title: '资质', facts: [], files: [] }
  })
}

const viewOf = (row: QualificationRow, addresses: ReadonlyMap<string, string>): TaskView => ({
  title: `资质 ${nameOf(row.kind).name}`,
  facts: [
    { label: '户号', value: row.bp },
    { label: '状态', value: certStatus[row.status].label },
    { label: '有效期至', value: row.validTo ?? '长期' },
  ],
  files: filesOf(row.fileIds, addresses).map(({ url }, i) => ({ name: `${nameOf(row.kind).name}${i + 1}`, url })),
})

async function decided(work: Work, task: Decided): Promise<void> {
  const row = await locked(work, task)
  if (row?.status !== '10') return
  const isPassed = task.decision !== 'REJECT'
  const set = { rejectReason: isPassed ? null : task.remark }
  const status = await transition(work, qualificationMachine, row, isPassed ? 'PASS' : 'REJECT', { set })
  await record(work, row, '10', status, task.decidedBy, task.remark)
  if (!isPassed) return
  const older = row.replaces === null ? undefined : await repo.lockQualification(work.db, row.bp, row.replaces)
  if (older && allows(qualificationTransitions, older.status, 'RENEW')) {
    await transition(work, qualificationMachine, older, 'RENEW')
    await record(work, older, older.status, '60', 'system')
  }
  const customer = row.kind === 'TAXPAYER' ? await customerOf(work, row.bp, row.companyCode) : null
  if (customer?.uscc) await noteTaxpayer(work, row.companyCode, customer.uscc)
}

/** QUALIFICATION on the shared desk (CV-10). */
export const qualificationDesk: DeskArea = { describe, decided }
