import type { In, Out } from '@contract'
import { addDays, dateOf, diffDays } from '@domain/date'
import { maskName } from '@domain/mask'
import type { Session, Work } from '../../http/context'
import { envelope, paged, type Page } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { usersById } from '../identity/service'
import { customersByBp, usersOf } from '../membership/service'
import { countMissing, findNotice, missingNotices, readersOf, type NoticeShare } from './repo/notices'
import { countWaiting, waitingTasks } from './repo/tasks'

type Missing = 'btwob GET /contract/missing'
type Row = Omit<Out<Missing>['list'][number], 'customerName'>
type Own = Pick<Session, 'companyCode'>

/** Days after the end of a contract for which its notices still matter to staff. */
const AFTER_END = 30

/** What customers of the staff member's company have not read, acknowledged or signed (C-10). */
export async function missing(
  work: Work,
  { companyCode }: Own,
  { share, ...asked }: In<Missing>,
): Promise<Out<Missing>> {
  const page = paged(asked)
  const endsFrom = addDays(work.clock.today(), -AFTER_END)
  const counts = {
    unread: await countMissing(work.db, { companyCode, share: 'UNREAD', endsFrom }),
    unacked: await countMissing(work.db, { companyCode, share: 'UNACKED', endsFrom }),
    unsigned: await countWaiting(work.db, companyCode),
  }
  const rows =
    share === 'UNSIGNED'
      ? await unsigned(work, companyCode, page)
      : await ofNotices(work, { companyCode, share, endsFrom }, page)
  const customers = await customersByBp(
    work,
    rows.map(({ bp }) => bp),
  )
  const list = rows.map((row) => ({ ...row, customerName: customers.get(row.bp)?.customerName ?? '' }))
  const total = { UNREAD: counts.unread, UNACKED: counts.unacked, UNSIGNED: counts.unsigned }[share]
  return { ...envelope(page, list, total), counts }
}

async function ofNotices(
  work: Work,
  of: { companyCode: string; share: NoticeShare; endsFrom: string },
  page: Page,
): Promise<Row[]> {
  return (await missingNotices(work.db, of, page)).map(({ createdAt, endDate, ...row }) => ({
    ...row,
    task: null,
    sentAt: createdAt,
    daysLeft: diffDays(work.clock.today(), endDate),
  }))
}

async function unsigned(work: Work, companyCode: string, page: Page): Promise<Row[]> {
  return (await waitingTasks(work.db, companyCode, page)).map(({ bp, contractId, contractNo, title, ...task }) => ({
    bp,
    contractId,
    contractNo,
    title,
    noticeId: null,
    kind: 'UNSIGNED',
    task: task.state,
    sentAt: task.createdAt,
    daysLeft: diffDays(work.clock.today(), dateOf(task.expireAt)),
  }))
}

type Readers = 'btwob GET /contract/readers'

/** The accounts with the right to see contracts, and when each read a notice (B 2.21). */
export async function readers(work: Work, { companyCode }: Own, { bp, noticeId }: In<Readers>): Promise<Out<Readers>> {
  ownOr2902(await findNotice(work.db, { bp, noticeId }), { companyCode })
  const users = await usersOf(work, bp, 'CONTRACT_VIEW')
  const known = await usersById(
    work,
    users.map(({ userId }) => userId),
  )
  const reads = await readersOf(work.db, { bp, noticeId })
  return {
    people: users.map(({ userId, isMaster, models }) => ({
      name: maskName(known.get(userId)?.nickname ?? ''),
      isMaster: isMaster ? '1' : '0',
      maySign: models.includes('CONTRACT_SIGN') ? '1' : '0',
      readAt: reads.get(userId) ?? null,
    })),
  }
}
