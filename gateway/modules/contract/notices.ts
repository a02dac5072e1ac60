import type { In, Out } from '@contract'
import { ContractNotice } from '@contract/contract/words'
import { addDays, dateOf, diffDays } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { contractStatus } from '@domain/statuses/gas-contract'
import { noticeDays, openTasks } from '@domain/statuses/signing'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { newId } from '../../http/ids'
import { ownOr2902, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { transition } from '../../states'
import { ask } from '../../wiring'
import { notify } from '../notice/service'
import { done, drop, userNames } from '../todo/service'
import { partiesOf } from './issue'
import { contractsOf, findContract, type Contract, type ContractKey } from './repo'
import { findNotice, insertNotice, insertRead, noticesOf, readsOf, replaceNotice, type Notice } from './repo/notices'
import { tasksById, type Task } from './repo/tasks'
import { noticeMachine } from './states'
import { isEnding, isRenewable, signedSuccessorOf } from './rules/acts'
import { isNewest, isNoticeOpen, needsAck, type NoticeKind } from './rules/notices'
import { contractSettings } from './settings'

type Shown = Out<'default GET /crmgas/contract/summary'>['notices'][number]
type Own = Pick<BoundSession, 'bp' | 'companyCode' | 'models' | 'isMaster' | 'userId'>

const sentence = ({ title, contractNo, endDate }: Contract, left: number): string =>
  left < 0
    ? `${title}（${contractNo}）已于${endDate}到期`
    : `${title}（${contractNo}）将于${endDate}到期，剩余${left}天`

/** The same of a contract that is not signed; once its task is over it says what became of it. */
function unsignedSentence(work: Work, { title, contractNo, state }: Contract, task: Task | undefined): string {
  if (!task || !isWaiting(task)) return `${title}（${contractNo}）${contractStatus[state].label}`
  return `${title}（${contractNo}）尚未签署，请于${formatMoment(task.expireAt, work.clock.today())}前完成，逾期将失效`
}

const isWaiting = ({ state }: Task): boolean => (openTasks as readonly string[]).includes(state)

/** Notices as one of the customer's users sees them, of `all` that the customer has. */
async function shown(
  work: Work,
  { bp, userId }: Pick<Own, 'bp' | 'userId'>,
  notices: readonly Notice[],
  all: readonly Notice[],
): Promise<Shown[]> {
  const tasks = await tasksById(
    work.db,
    bp,
    notices.flatMap(({ taskId }) => taskId ?? []),
  )
  const reads = notices.length === 0 ? new Map<string, string>() : await readsOf(work.db, bp, userId)
  const contracts = await contractsOf(work.db, bp)
  const byId = new Map(contracts.map((one) => [one.contractId, one]))
  const known = notices.flatMap(({ ackBy }) => ackBy ?? [])
  const names = known.length === 0 ? new Map<string, { nickname: string }>() : await ask(work, userNames)(work, known)
  return notices.flatMap((notice) => {
    const contract = byId.get(notice.contractId)
    if (!contract) return []
    const task = tasks.find(({ taskId }) => taskId === notice.taskId)
    const until = notice.kind === 'UNSIGNED' && task ? dateOf(task.expireAt) : contract.endDate
    const daysLeft = diffDays(work.clock.today(), until)
    const isOpen = isNoticeOpen(notice, {
      ending: isEnding(contract, contracts),
      newest: isNewest(notice, all),
      taskOpen: task !== undefined && isWaiting(task),
    })
    return shape(ContractNotice.properties, notice, {
      contractNo: contract.contractNo,
      title: contract.title,
      content: notice.kind === 'UNSIGNED' ? unsignedSentence(work, contract, task) : sentence(contract, daysLeft),
      status: notice.state,
      startDate: contract.startDate,
      endDate: contract.endDate,
      daysLeft,
      ackRequired: needsAck(notice.kind) ? '1' : '0',
      isOpen: isOpen ? '1' : '0',
      expireAt: task?.expireAt ?? null,
      readAt: reads.get(notice.noticeId) ?? null,
      ackBy: notice.ackBy === null ? '' : (names.get(notice.ackBy)?.nickname ?? ''),
    })
  })
}

/** Notices that wait for an acknowledgement or a signature (C-10), the newest first. */
export async function openNotices(work: Work, session: Own): Promise<Shown[]> {
  const all = await noticesOf(work.db, session.bp)
  const few = all.filter((one) => isNoticeOpen(one, { ending: true, newest: isNewest(one, all), taskOpen: true }))
  return (await shown(work, session, few, all)).filter(({ isOpen }) => isOpen === '1')
}

export async function noticeList(
  work: Work,
  session: Own,
  { status, ...page }: In<'default GET /crmgas/contract/notice/list'>,
): Promise<Out<'default GET /crmgas/contract/notice/list'>> {
  const all = await noticesOf(work.db, session.bp)
  const cut = cutPage(
    all.filter(({ state }) => status === undefined || state === status),
    page,
  )
  return { ...cut, list: await shown(work, session, cut.list, all) }
}

/** A notice as a letter. For a `manual` handler: that it was opened is written down, for the user and once for the customer (B 2.21). */
export async function noticeDetail(
  ctx: Ctx<BoundSession>,
  noticeId: string,
): Promise<Out<'default GET /crmgas/contract/notice/detail'>> {
  return ctx.transaction(async (work) => {
    await read(work, ctx.session, noticeId)
    return letter(work, ctx.session, noticeId)
  })
}

async function read(work: Work, { bp, userId }: BoundSession, noticeId: string): Promise<void> {
  const notice = ownOr2902(await findNotice(work.db, { bp, noticeId }, true))
  await insertRead(work.db, { bp, noticeId, userId, readAt: work.clock.iso() })
  if (notice.state === 'UNREAD') await transition(work, noticeMachine, notice, 'READ', { by: userId })
}

async function letter(
  work: Work,
  session: BoundSession,
  noticeId: string,
): Promise<Out<'default GET /crmgas/contract/notice/detail'>> {
  const all = await noticesOf(work.db, session.bp)
  const notice = ownOr2902(all.find((one) => one.noticeId === noticeId))
  const contract = ownOr2902(await findContract(work.db, notice))
  const [one] = await shown(work, session, [notice], all)
  const renewable = isRenewable(
    contract,
    work.clock.today(),
    contractSettings(work.settings, contract.companyCode).renewDays,
  )
    ? '1'
    : '0'
  return { ...ownOr2902(one), ...(await partiesOf(work, session)), renewable }
}

/** Any one account with the right to sign acknowledges it for the customer (C-10). */
export async function acknowledge(
  work: Work,
  { bp, userId }: Own,
  noticeId: string,
): Promise<Out<'default POST /crmgas/contract/notice/ack'>> {
  const notice = ownOr2902(await findNotice(work.db, { bp, noticeId }, true))
  refuseIf(needsAck(notice.kind) ? null : '2904')
  const ackAt = work.clock.iso()
  const status = await transition(work, noticeMachine, notice, 'ACK', { set: { ackBy: userId, ackAt }, by: userId })
  await done(work, 'NOTICE_ACK', noticeId, bp)
  return { status, ackAt }
}

/** Notices of a contract's end wait for no acknowledgement any more (C-10): it has ended or is renewed, or a later one says it. */
export async function dropNotices(work: Work, { bp, contractId }: ContractKey): Promise<void> {
  const all = await noticesOf(work.db, bp)
  for (const { noticeId } of all.filter((one) => one.contractId === contractId && needsAck(one.kind)))
    await drop(work, 'NOTICE_ACK', noticeId, bp)
}

/**
 * contractWatch (09:00): the notice of the nearest threshold that a contract has passed, once each (C-10), in the place of the one before;
 * none of a contract with a signed renewal.
 */
export async function watch(work: Work, key: ContractKey): Promise<void> {
  const all = await contractsOf(work.db, key.bp)
  const contract = all.find(({ contractId }) => contractId === key.contractId)
  if (!contract || signedSuccessorOf(all, contract.contractId)) return
  const left = diffDays(work.clock.today(), contract.endDate)
  const kind = kindFor(contract, left)
  if (kind === null) return
  const { bp, companyCode, contractId } = contract
  const noticeId = newId(work.clock.now())
  const now = work.clock.iso()
  const row = { bp, noticeId, companyCode, contractId, kind, daysLeft: left, createdAt: now, updatedAt: now }
  if (!(await insertNotice(work.db, { ...row, state: 'UNREAD' }))) return
  await dropNotices(work, contract)
  const route = `/pages/my-order/contract-reminder-notice?noticeId=${noticeId}`
  await notify(
    work,
    { bp, companyCode, route, bizType: 'CONTRACT', bizId: noticeId },
    {
      message: {
        templateCode: 'CONTRACT_EXPIRE',
        body: sentence(contract, left),
        dedupeKey: `CONTRACT_EXPIRE|${contractId}|${kind}`,
      },
      ...(needsAck(kind) && {
        todo: {
          type: 'NOTICE_ACK' as const,
          title: `${contract.title}到期提醒待知悉`,
          dueAt: `${contract.endDate}T23:59:59+08:00`,
          modelCode: 'CONTRACT_SIGN',
        },
      }),
    },
  )
}

/** C-03: beside the reminder, the notice of a task that is still not signed. */
export async function noteUnsigned(work: Work, { bp, companyCode, contractId, taskId, expireAt }: Task): Promise<void> {
  const now = work.clock.iso()
  const daysLeft = diffDays(work.clock.today(), dateOf(expireAt))
  const key = { bp, companyCode, contractId, taskId, noticeId: newId(work.clock.now()) }
  const row = { ...key, kind: 'UNSIGNED' as const, state: 'UNREAD' as const, daysLeft, createdAt: now, updatedAt: now }
  await replaceNotice(work.db, row)
}

function kindFor({ state }: Contract, left: number): NoticeKind | null {
  if (left < 0) return 'EXPIRED'
  if (state !== 'EFFECTIVE') return null
  return noticeDays.findLast(([days]) => left <= days)?.[1] ?? null
}

/** Days around a contract's end in which there may be something to say. */
export const watchedDays = (today: string): { from: string; to: string } => ({
  from: addDays(today, -3),
  to: addDays(today, noticeDays[0][0]),
})
