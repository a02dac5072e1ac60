import type { In, Out } from '@contract'
import { ContractShort, SignTask } from '@contract/contract/words'
import { diffDays, HOUR, yearOf } from '@domain/date'
import { EXPIRING_DAYS, openTasks, signTabs, type SignTaskState } from '@domain/statuses/signing'
import type { SignEvidence } from '../../db/column-types'
import type { BoundSession, Work } from '../../http/context'
import { cutPage, envelope, paged } from '../../http/page'
import { maySee } from '../../http/may-see'
import { ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { isoOf } from '../../ports/clock'
import { openText } from '../../secret'
import { describe, url } from '../file/service'
import { isCertified } from './certified'
import { partiesOf } from './issue'
import { openNotices } from './notices'
import { contractsOf, findContract, type Contract } from './repo'
import { findSigned } from './repo/signing'
import { countTasks, pageOfTasks, tasksOf, type Task } from './repo/tasks'
import { isReissuable, isRenewable } from './rules/acts'
import { changesOf, termsOf } from './rules/text'
import { contractSettings } from './settings'

type Detail = Out<'default GET /crmgas/contract/detail'>
type Act = Detail['actions'][number]
type Own = Pick<BoundSession, 'bp' | 'companyCode' | 'models' | 'isMaster'>

const daysLeft = (work: Pick<Work, 'clock'>, { endDate }: Pick<Contract, 'endDate'>): number =>
  diffDays(work.clock.today(), endDate)

const short = (work: Work, row: Contract): Out<'default GET /crmgas/contract/list'>['list'][number] => {
  const left = daysLeft(work, row)
  const isEnding = row.state === 'EFFECTIVE' && left <= EXPIRING_DAYS
  return shape(ContractShort.properties, row, { status: row.state, daysLeft: isEnding ? left : null })
}

export async function summary(work: Work, session: BoundSession): Promise<Out<'default GET /crmgas/contract/summary'>> {
  const rows = await contractsOf(work.db, session.bp)
  const counts = await countTasks(work.db, session.bp)
  const inForce = rows.filter(({ state }) => state === 'EFFECTIVE')
  const frame = rows.find(({ contractType, year }) => contractType === 'ANNUAL_FRAME' && year !== null)
  const { customerName } = await partiesOf(work, session)
  return {
    certified: (await isCertified(work, session)) ? '1' : '0',
    customerName,
    canSign: maySee(session, 'CONTRACT_SIGN') ? '1' : '0',
    toSign: sumOf(counts, openTasks),
    effective: inForce.length,
    expiring: inForce.filter((row) => daysLeft(work, row) <= EXPIRING_DAYS).length,
    frame: frame ? { year: frame.year ?? 0, status: frame.state } : null,
    notices: await openNotices(work, session),
  }
}

const sumOf = (counts: ReadonlyMap<SignTaskState, number>, states: readonly SignTaskState[]): number =>
  states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)

export async function list(
  work: Work,
  { bp }: Own,
  { type, status, year, keyword = '', ...page }: In<'default GET /crmgas/contract/list'>,
): Promise<Out<'default GET /crmgas/contract/list'>> {
  const wanted = keyword.trim()
  const rows = (await contractsOf(work.db, bp)).filter(
    (row) =>
      (type === undefined || row.contractType === type) &&
      (status === undefined || row.state === status) &&
      (year === undefined || Number(yearOf(row.startDate)) === year) &&
      (wanted === '' || row.contractNo.includes(wanted) || row.title.includes(wanted)),
  )
  const cut = cutPage(rows, page)
  return { ...cut, list: cut.list.map((row) => short(work, row)) }
}

export async function taskList(
  work: Work,
  { bp }: Own,
  { tab, status, ...input }: In<'default GET /crmgas/contract/sign/tasks'>,
): Promise<Out<'default GET /crmgas/contract/sign/tasks'>> {
  const counts = await countTasks(work.db, bp)
  const states = status === undefined ? (tab === undefined ? Object.values(signTabs).flat() : signTabs[tab]) : [status]
  const page = paged(input)
  const rows = await pageOfTasks(work.db, bp, { states, ...page })
  const tabCounts = {
    todo: sumOf(counts, signTabs.todo),
    done: sumOf(counts, signTabs.done),
    void: sumOf(counts, signTabs.void),
  }
  const shown = rows.map((row) => shape(SignTask.properties, row, { status: row.state }))
  return { ...envelope(page, shown, sumOf(counts, states)), counts: tabCounts }
}

/** A contract of the session's customer; 2902 for any other. */
export async function ownContract(
  work: Work,
  { bp }: Pick<Own, 'bp'>,
  contractId: string,
  lock = false,
): Promise<Contract> {
  return ownOr2902(await findContract(work.db, { bp, contractId }, lock))
}

export async function detail(work: Work, session: Own, contractId: string): Promise<Detail> {
  const row = await ownContract(work, session, contractId)
  const all = await contractsOf(work.db, session.bp)
  const before = all.find((one) => one.contractId === (row.renewOf ?? row.parentId)) ?? frameBefore(all, row)
  const signed = await findSigned(work.db, { bp: row.bp, kind: 'contract', ref: contractId })
  const tasks = await tasksOf(work.db, row)
  const terms = termsOf(row)
  return shape({} as Record<never, never>, row, {
    ...short(work, row),
    ...(await partiesOf(work, row)),
    terms,
    changes: before ? changesOf(terms, termsOf(before)) : [],
    content: row.content,
    docHash: row.readHash ?? '',
    remark: row.remark,
    tasks: tasks.map((task) => taskView(work, task)),
    coveredHash: signed?.coveredHash ?? null,
    fileHash: signed?.fileHash ?? null,
    children: all.filter(({ parentId }) => parentId === contractId).map((one) => short(work, one)),
    actions: actionsOf(work, session, row, { all, tasks, isStored: signed !== undefined || row.fileId !== null }),
  }) as Detail
}

/** States of a contract that was agreed on. */
const HELD: readonly string[] = ['EFFECTIVE', 'EXPIRED', 'RENEWED', 'TERMINATED']

const frameBefore = (all: readonly Contract[], { year, contractType }: Contract): Contract | undefined =>
  contractType === 'ANNUAL_FRAME' && year !== null
    ? all.find((one) => one.year === year - 1 && HELD.includes(one.state))
    : undefined

function taskView(work: Work, task: Task): Detail['tasks'][number] {
  const evidence = openText(work, task.evidence)
  return {
    taskId: task.taskId,
    status: task.state,
    expireAt: task.expireAt,
    signerName: openText(work, task.signerName),
    phone: evidence === '' ? '' : (JSON.parse(evidence) as SignEvidence).phone,
    signWay: task.signWay,
    signedAt: task.signedAt,
    companySignedAt: task.companySignedAt,
    failReason: openText(work, task.reason),
  }
}

function actionsOf(
  work: Work,
  session: Own,
  row: Contract,
  { all, tasks, isStored }: { all: readonly Contract[]; tasks: readonly Task[]; isStored: boolean },
): Act[] {
  const acts: Act[] = []
  if (isStored) acts.push('FILE')
  if (!maySee(session, 'CONTRACT_SIGN')) return acts
  const isWaiting = tasks.some(({ state }) => (openTasks as readonly string[]).includes(state))
  if (row.state === 'TO_SIGN' && isWaiting) acts.push('SIGN')
  if (isRenewable(row, work.clock.today(), contractSettings(work.settings, row.companyCode).renewDays))
    acts.push('RENEW')
  if (isReissuable(row, work.clock.today(), all)) acts.push('REISSUE')
  if (row.state === 'DRAFT' && row.contractType === 'ANNUAL_FRAME') acts.push('EDIT')
  return acts
}

/** ms that a file's address opens it (C-13). */
const ADDRESS_LIFE = HOUR / 6

export async function fileUrl(
  work: Work,
  session: BoundSession,
  contractId: string,
): Promise<Out<'default GET /crmgas/contract/fileUrl'>> {
  const row = await ownContract(work, session, contractId)
  const signed = await findSigned(work.db, { bp: row.bp, kind: 'contract', ref: contractId })
  const fileId = signed?.fileId ?? row.fileId
  const about = fileId === null ? null : await describe(work, fileId)
  const address = fileId === null ? null : await url(work, fileId)
  if (!about || address === null) throw new Refusal('2904')
  work.log.info({ contractId, by: session.userId }, 'contract opened')
  return { url: address, name: about.name, size: about.size, expireAt: isoOf(work.clock.now() + ADDRESS_LIFE) }
}
