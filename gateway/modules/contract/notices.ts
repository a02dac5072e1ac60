import type { In, Out } from '@contract'
import { ContractNotice } from '@contract/contract/words'
import { addDays, diffDays } from '@domain/date'
import { noticeDays, type contractNoticeKinds } from '@domain/statuses/signing'
import type { BoundSession, Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { newId } from '../../http/ids'
import { ownOr2902, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { transition } from '../../states'
import { ask } from '../../wiring'
import { notify } from '../notice/service'
import { done, userNames } from '../todo/service'
import { partiesOf } from './issue'
import { contractsOf, findContract, type Contract, type ContractKey } from './repo'
import { findNotice, insertNotice, noticesOf, type Notice } from './repo/notices'
import { noticeMachine } from './states'
import { isRenewable } from './rules/acts'

type Shown = Out<'default GET /crmgas/contract/summary'>['notices'][number]
type Own = Pick<BoundSession, 'bp' | 'companyCode' | 'models' | 'isMaster' | 'userId'>

const needsAck = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'EXPIRE_30' || kind === 'EXPIRE_7'

const sentence = ({ kind }: Pick<Notice, 'kind'>, contract: Contract, left: number): string =>
  kind === 'EXPIRED'
    ? `${contract.title}（${contract.contractNo}）已于${contract.endDate}到期`
    : `${contract.title}（${contract.contractNo}）将于${contract.endDate}到期，剩余${left}天`

async function shown(work: Work, bp: string, notices: readonly Notice[]): Promise<Shown[]> {
  const contracts = new Map((await contractsOf(work.db, bp)).map((one) => [one.contractId, one]))
  const known = notices.flatMap(({ ackBy }) => ackBy ?? [])
  const names = known.length === 0 ? new Map<string, { nickname: string }>() : await ask(work, userNames)(work, known)
  return notices.flatMap((notice) => {
    const contract = contracts.get(notice.contractId)
    if (!contract) return []
    const daysLeft = diffDays(work.clock.today(), contract.endDate)
    return shape(ContractNotice.properties, notice, {
      contractNo: contract.contractNo,
      title: contract.title,
      content: sentence(notice, contract, daysLeft),
      status: notice.state,
      startDate: contract.startDate,
      endDate: contract.endDate,
      daysLeft,
      ackRequired: needsAck(notice) ? '1' : '0',
      ackBy: notice.ackBy === null ? '' : (names.get(notice.ackBy)?.nickname ?? ''),
    })
  })
}

/** Notices that wait for an acknowledgement (C-10), the newest first. */
export async function openNotices(work: Work, { bp }: Own): Promise<Shown[]> {
  const all = await noticesOf(work.db, bp)
  return shown(
    work,
    bp,
    all.filter((one) => needsAck(one) && one.state !== 'ACKED'),
  )
}

export async function noticeList(
  work: Work,
  { bp }: Own,
  { status, ...page }: In<'default GET /crmgas/contract/notice/list'>,
): Promise<Out<'default GET /crmgas/contract/notice/list'>> {
  const all = (await noticesOf(work.db, bp)).filter(({ state }) => status === undefined || state === status)
  const cut = cutPage(all, page)
  return { ...cut, list: await shown(work, bp, cut.list) }
}

export async function noticeDetail(
  work: Work,
  session: BoundSession,
  noticeId: string,
): Promise<Out<'default GET /crmgas/contract/notice/detail'>> {
  const notice = ownOr2902(await findNotice(work.db, { bp: session.bp, noticeId }))
  const contract = ownOr2902(await findContract(work.db, notice))
  const [one] = await shown(work, session.bp, [notice])
  const renewable = isRenewable(contract, work.clock.today()) ? '1' : '0'
  return { ...ownOr2902(one), ...(await partiesOf(work, session)), renewable }
}

/** Any one account with the right to sign acknowledges it for the customer (C-10). */
export async function acknowledge(
  work: Work,
  { bp, userId }: Own,
  noticeId: string,
): Promise<Out<'default POST /crmgas/contract/notice/ack'>> {
  const notice = ownOr2902(await findNotice(work.db, { bp, noticeId }, true))
  refuseIf(needsAck(notice) ? null : '2904')
  const ackAt = work.clock.iso()
  const status = await transition(work, noticeMachine, notice, 'ACK', { set: { ackBy: userId, ackAt }, by: userId })
  await done(work, 'NOTICE_ACK', noticeId, bp)
  return { status, ackAt }
}

/** contractWatch (09:00): the notice of the nearest threshold that a contract has passed, once each (C-10). */
export async function watch(work: Work, key: ContractKey): Promise<void> {
  const contract = await findContract(work.db, key)
  if (!contract) return
  const left = diffDays(work.clock.today(), contract.endDate)
  const kind = kindFor(contract, left)
  if (kind === null) return
  const { bp, companyCode, contractId } = contract
  const noticeId = newId(work.clock.now())
  const now = work.clock.iso()
  const row = { bp, noticeId, companyCode, contractId, kind, daysLeft: left, createdAt: now, updatedAt: now }
  if (!(await insertNotice(work.db, { ...row, state: 'UNREAD' }))) return
  const route = `/pages/my-order/contract-reminder-notice?noticeId=${noticeId}`
  await notify(
    work,
    { bp, companyCode, route, bizType: 'CONTRACT', bizId: noticeId },
    {
      message: {
        templateCode: 'CONTRACT_EXPIRE',
        body: sentence({ kind }, contract, left),
        dedupeKey: `CONTRACT_EXPIRE|${contractId}|${kind}`,
      },
      ...(needsAck({ kind }) && {
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

function kindFor({ state }: Contract, left: number): keyof typeof contractNoticeKinds | null {
  if (left < 0) return 'EXPIRED'
  if (state !== 'EFFECTIVE') return null
  return noticeDays.findLast(([days]) => left <= days)?.[1] ?? null
}

/** Days around a contract's end in which there may be something to say. */
export const watchedDays = (today: string): { from: string; to: string } => ({
  from: addDays(today, -3),
  to: addDays(today, noticeDays[0][0]),
})
