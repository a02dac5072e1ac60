import { Type } from '@sinclair/typebox'
import { DAY } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { boundCustomers } from '../membership/service'
import { notify } from '../notice/service'
import { articleById } from './repo/articles'
import { confirmedAmong, dueReminders, nextReceiptDue, noteReminded } from './repo/reminders'
import { reminderIsDue } from './rules/article'

/** Customers that one item works off. */
const AT_ONCE = 50

interface Batch {
  articleId: string
  version: number
  /** The last customer that was checked; '': none yet. */
  after: string
}

/** E-N-08: customers of the notice's audience that have not confirmed it as it is, one page after the other; once per version. */
async function remind(work: Work, { articleId, version, after }: Batch): Promise<void> {
  const article = await articleById(work.db, articleId)
  if (article?.receiptDueAt == null || article.version !== version || !reminderIsDue(article, work.clock.now())) return
  if (after === '') await noteReminded(work.db, articleId, version)
  const customers = await boundCustomers(work, article, after, AT_ONCE)
  const confirmed = await confirmedAmong(
    work.db,
    article,
    customers.map(({ bp }) => bp),
  )
  const date = formatFullMoment(article.receiptDueAt)
  for (const { bp, companyCode } of customers.filter((one) => !confirmed.has(one.bp)))
    await notify(
      work,
      { bp, companyCode, route: `/pages/information/detail?articleId=${articleId}`, bizId: articleId },
      {
        message: {
          templateCode: 'NOTICE_RECEIPT',
          params: { title: article.title, date },
          dedupeKey: `NOTICE_RECEIPT|${articleId}|${version}|${bp}`,
          expireAt: article.receiptDueAt,
        },
        todo: { type: 'NOTICE_RECEIPT', title: '公告待确认', summary: article.title, dueAt: article.receiptDueAt },
      },
    )
  const last = customers.at(-1)?.bp
  if (last === undefined || customers.length < AT_ONCE) return
  await enqueue(work, reminder, `${articleId}|${version}|${last}`, { articleId, version, after: last })
}

const reminder = kind({
  name: 'content.receiptReminder',
  data: Type.Object({ articleId: Type.String(), version: Type.Integer(), after: Type.String() }),
  run: { handle: remind },
})

export const reminderWork: AreaWork = {
  kinds: [reminder],
  sweeps: [
    sweep(
      'content.receiptReminder',
      { everySeconds: 60 },
      reminder,
      async ({ db, clock }, after, limit) =>
        (await dueReminders(db, { now: clock.iso(), until: isoOf(clock.now() + DAY) }, after, limit)).map((row) => ({
          key: row.articleId,
          data: { ...row, after: '' },
        })),
      async ({ db, clock }) => {
        const dueAt = await nextReceiptDue(db, isoOf(clock.now() + DAY))
        return dueAt === null ? null : isoOf(Date.parse(dueAt) - DAY)
      },
    ),
  ],
}
