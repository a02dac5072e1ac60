import { addMonths, monthOf, startOf, toInstant } from '@domain/date'
import { noticeOutcome, type NoticeEvent, type NoticeOutcome } from '@domain/first-notice'
import type { JobCtx } from '../../http/context'
import { heardPage, type HeardMessage } from '../message/service'
import { firstViews } from '../tracking/service'
import { saveCounts } from './repo'
import { eventOf } from './templates'

/** Messages that one question asks about. */
const PAGE = 500

type Counts = Record<NoticeOutcome, number>

/**
 * Y-33: counts the running month and the one before it: its messages may still be read. Reads page by page outside of a transaction;
 * done twice it counts the same.
 */
export async function countFirstNotices(ctx: JobCtx): Promise<void> {
  const now = monthOf(ctx.clock.today())
  for (const month of [addMonths(now, -1), now]) await countMonth(ctx, month)
}

async function countMonth(ctx: JobCtx, month: string): Promise<void> {
  const span = {
    from: toInstant(startOf(`${month}-01`)),
    to: toInstant(startOf(`${addMonths(month, 1)}-01`)),
    templates: [...eventOf.keys()],
  }
  const counts = new Map<string, Counts>()
  let after: Pick<HeardMessage, 'userId' | 'msgId'> = { userId: '', msgId: '' }
  for (;;) {
    const messages = await heardPage(ctx.db, { ...span, after, limit: PAGE })
    const views = await firstViews(
      ctx.db,
      messages.map(({ userId, page, createdAt }) => ({ userId, page, since: createdAt })),
    )
    messages.forEach((message, index) => add(counts, message, views[index] ?? null))
    const last = messages.at(-1)
    if (last === undefined || messages.length < PAGE) break
    after = last
  }
  const countedAt = ctx.clock.iso()
  await ctx.transaction((work) =>
    saveCounts(
      work.db,
      [...counts].map(([key, { FIRST, LATE, OPEN }]) => {
        const [companyCode = '', kind = ''] = key.split('|')
        return { companyCode, month, kind: kind as NoticeEvent, first: FIRST, late: LATE, open: OPEN, countedAt }
      }),
    ),
  )
}

function add(counts: Map<string, Counts>, message: HeardMessage, viewedAt: string | null): void {
  const event = eventOf.get(message.templateCode)
  if (event === undefined) return
  const key = `${message.companyCode}|${event}`
  const own = counts.get(key) ?? { FIRST: 0, LATE: 0, OPEN: 0 }
  own[noticeOutcome({ heardAt: message.heardAt, viewedAt })] += 1
  counts.set(key, own)
}
