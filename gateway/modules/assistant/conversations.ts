import type { In, Out } from '@contract'
import { MOST_CONVERSATIONS, MOST_PINNED } from '@domain/assistant/answer'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { newConversation } from './ask'
import { livesOf } from './live'
import { messageOf } from './messages'
import * as repo from './repo'

type List = 'gpt GET /conversation/list'
type Messages = 'gpt GET /conversation/messages'
type Create = 'gpt POST /conversation/create'

/** Until its first question gives it a title. */
const UNTITLED = '新会话'

/** A conversation before its first question. Refuses E4007 where all are pinned or being answered. */
export async function create(ctx: Ctx<BoundSession>, { title = '' }: In<Create>): Promise<Out<Create>> {
  const { conversationId } = await newConversation(ctx, title.trim())
  return { conversationId }
}

export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, all } = await pageOf(work, session, page, input.keyword?.trim() ?? '')
  const running = await repo.runningIn(
    work.db,
    session.bp,
    rows.map(({ conversationId }) => conversationId),
  )
  return envelope(
    page,
    rows.map((row) => ({
      conversationId: row.conversationId,
      title: openText(work, row.titleEnc) || UNTITLED,
      preview: openText(work, row.previewEnc),
      lastAt: row.lastAt,
      pinned: row.pinnedAt !== null,
      messageCount: row.messageCount,
      streaming: running.some(({ conversationId }) => conversationId === row.conversationId),
    })),
    all,
  )
}

/** Titles and texts are sealed: a search opens those of all conversations, of which a user has `MOST_CONVERSATIONS` at most (E-G-22). */
async function pageOf(
  work: Work,
  session: BoundSession,
  page: { limit: number; offset: number },
  keyword: string,
): Promise<{ rows: repo.Conversation[]; all: number }> {
  const { all } = await repo.countConversations(work.db, session)
  if (keyword === '') return { rows: await repo.conversations(work.db, session, page), all }
  const wanted = keyword.toLowerCase()
  const found = (await repo.conversations(work.db, session, { limit: MOST_CONVERSATIONS, offset: 0 })).filter(
    ({ titleEnc, previewEnc }) =>
      [titleEnc, previewEnc].some((sealed) => openText(work, sealed).toLowerCase().includes(wanted)),
  )
  return { rows: found.slice(page.offset, page.offset + page.limit), all: found.length }
}

const own = async (work: Work, session: BoundSession, conversationId: string): Promise<repo.Conversation> => {
  const row = await repo.conversation(work.db, session, conversationId)
  if (!row) throw new Refusal('E4001')
  return row
}

export async function messages(work: Work, session: BoundSession, input: In<Messages>): Promise<Out<Messages>> {
  const row = await own(work, session, input.conversationId)
  const { pageSize = 20, beforeSeq = null } = input
  const found = await repo.messagesBefore(work.db, session.bp, row.conversationId, beforeSeq, pageSize + 1)
  const shown = found.slice(0, pageSize).reverse()
  return {
    title: openText(work, row.titleEnc) || UNTITLED,
    pinned: row.pinnedAt !== null,
    list: shown.map((one) => messageOf(work, one)),
    hasMore: found.length > pageSize,
  }
}

export async function rename(
  work: Work,
  session: BoundSession,
  { conversationId, title }: In<'gpt POST /conversation/rename'>,
): Promise<true> {
  await own(work, session, conversationId)
  const text = title.trim()
  if (text === '') throw new Refusal('E4008')
  await repo.changeConversation(work.db, session, conversationId, { titleEnc: sealText(work, text) })
  return true
}

/** E4009 beyond five pinned ones (E 2.4). */
export async function pin(
  work: Work,
  session: BoundSession,
  { conversationId, pinned }: In<'gpt POST /conversation/pin'>,
): Promise<true> {
  const row = await own(work, session, conversationId)
  if (pinned && row.pinnedAt === null && (await repo.countConversations(work.db, session)).pinned >= MOST_PINNED)
    throw new Refusal('E4009')
  await repo.changeConversation(work.db, session, conversationId, {
    pinnedAt: pinned ? (row.pinnedAt ?? work.clock.iso()) : null,
  })
  return true
}

/** Hides conversations and stops what is being answered in them (E 3.6); the rows are kept for the audit (E-G-19). */
export async function remove(work: Work, session: BoundSession, ids: readonly string[]): Promise<{ deleted: number }> {
  const gone = await repo.hide(work.db, session, ids, work.clock.iso())
  const running = await repo.runningIn(work.db, session.bp, gone)
  for (const { messageId } of running) {
    const live = livesOf(work).get(messageId)
    if (live) work.afterCommit(() => live.stop())
    else await repo.endAnswer(work.db, session.bp, messageId, 'stopped')
  }
  return { deleted: gone.length }
}
