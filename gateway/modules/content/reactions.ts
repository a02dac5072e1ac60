import type { In, Out } from '@contract'
import type { BoundSession, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { viewerOf } from '../audience/service'
import * as todo from '../todo/service'
import type { ArticleRow } from './repo/articles'
import { addRead, insertReceipt, reactionsOf, setReaction } from './repo/readers'
import { readable } from './rows'
import { receiptsFor } from './service'

type React = 'default POST /crmgas/news/react'
type Confirm = 'default POST /crmgas/news/confirmRead'

/** A page left open counts half an hour at most (E-N-06). */
const mostDwellMs = 30 * 60_000

export const reactionState = (row: ArticleRow, types: readonly string[]) => ({
  likeCount: row.likeCount,
  favCount: row.favCount,
  liked: types.includes('like'),
  favorited: types.includes('favorite'),
  useful: types.includes('useful') ? true : types.includes('useless') ? false : null,
})

/** 138****0001 (E-N-07). */
const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** A reaction set or taken back; useful and useless exclude each other. */
export async function react(work: Work, session: Session, { articleId, type, on }: In<React>): Promise<Out<React>> {
  const viewer = await viewerOf(work, session)
  await readable(work, viewer, articleId)
  const { userId } = session
  const now = work.clock.iso()
  const opposite = type === 'useful' ? 'useless' : type === 'useless' ? 'useful' : null
  if (on && opposite) await setReaction(work.db, { userId, articleId, type: opposite }, false, now)
  await setReaction(work.db, { userId, articleId, type }, on, now)
  const article = await readable(work, viewer, articleId)
  return reactionState(article, await reactionsOf(work.db, userId, articleId))
}

/** Time and depth of a reading; nothing is stored for visitors. */
export async function noteRead(
  work: Work,
  session: Session | null,
  { articleId, dwellMs, percent }: In<'default POST /crmgas/news/readReport'>,
): Promise<void> {
  if (!session) return
  await readable(work, await viewerOf(work, session), articleId)
  await addRead(work.db, {
    userId: session.userId,
    articleId,
    at: work.clock.iso(),
    percent,
    dwellMs: Math.min(dwellMs, mostDwellMs),
  })
}

/** The receipt of a notice in the version that was read (E2006 for another); its to-do is done. */
export async function confirmRead(
  work: Work,
  session: BoundSession,
  { articleId, version }: In<Confirm>,
): Promise<Out<Confirm>> {
  const viewer = await viewerOf(work, session)
  const article = await readable(work, viewer, articleId)
  if (article.version !== version) throw new Refusal('E2006')
  if (!article.needReceipt) throw new Refusal('2901')
  const userMasked = maskedPhone(session.username)
  const { bp, companyCode, userId } = session
  await insertReceipt(work.db, { bp, articleId, companyCode, userId, userMasked, at: work.clock.iso(), version })
  await todo.done(work, 'NOTICE_RECEIPT', articleId, bp)
  const receipt = (await receiptsFor(work, viewer, [article])).get(articleId)
  if (!receipt) throw new Refusal('E2006')
  return receipt
}
