import type { In, Out } from '@contract'
import { marksIn } from '@domain/search/marks'
import type { Session, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { accessOf, keywordProblem, viewerOf } from '../audience/service'
import { categoriesOf, receiptIsDue } from './repo/articles'
import { countFavorites, pageOfFavorites } from './repo/readers'
import { rowsOf } from './rows'
import { searchedPage } from './searchable'
import { categoryOf, feedPage } from './service'

type Channels = 'default GET /crmgas/news/channelList'
type List = 'default GET /crmgas/news/list'
type Favorites = 'default GET /crmgas/news/favoriteList'

function keywordOf(keyword: string | undefined): string | null {
  if (keyword === undefined) return null
  const problem = keywordProblem(keyword)
  if (problem !== null) throw new Refusal(problem === 'EMPTY' ? 'E2004' : 'E1012')
  return keyword.trim()
}

/** The categories of a channel, and whether a receipt is waited for. */
export async function channelList(
  work: Work,
  session: Session | null,
  channel: In<Channels>['channel'],
): Promise<Out<Channels>> {
  const viewer = await viewerOf(work, session)
  const list = await categoriesOf(work.db, channel)
  const { bp } = viewer
  return {
    list: list.map(({ code, name, sort, isVirtual }) => ({ code, name, sort, virtual: isVirtual })),
    receiptDue: bp !== null && (await receiptIsDue(work.db, { ...viewer, bp }, work.clock.iso())),
  }
}

/** A page of a channel as of `asOf`, with the keyword marked. */
export async function articleList(
  work: Work,
  session: Session | null,
  { channel, categoryCode, keyword, asOf, ...asked }: In<List>,
): Promise<Out<List>> {
  const viewer = await viewerOf(work, session)
  const word = keywordOf(keyword)
  const page = paged(asked)
  // A time to come would show what is scheduled.
  const at = asOf !== undefined && Date.parse(asOf) < work.clock.now() ? asOf : work.clock.iso()
  const category = await categoryOf(work, channel, categoryCode)
  const feed = { channel, categoryCode: category.code, asOf: at }
  const { rows, total } =
    word === null
      ? await feedPage(work, viewer, feed, page)
      : await searchedPage(work, viewer, { ...feed, keyword: word }, page)
  const list = await rowsOf(work, viewer, rows, at)
  const marked =
    word === null
      ? list
      : list.map((row) => ({
          ...row,
          highlights: { title: marksIn(row.title, word), summary: marksIn(row.summary, word) },
        }))
  return { ...envelope(page, marked, total), asOf: at }
}

/** What the user keeps, newest first. */
export async function favoriteList(work: Work, session: Session, input: In<Favorites>): Promise<Out<Favorites>> {
  const viewer = await viewerOf(work, session)
  const page = paged(input)
  const heads = await pageOfFavorites(work.db, session.userId, page)
  const rows = await rowsOf(work, viewer, heads, work.clock.iso())
  const list = rows.map((row, i) => {
    const head = heads[i]
    const isOpen = head?.status === 'published' && accessOf(head, viewer) === 'open'
    // What was taken off may not be shown any more, not even its words.
    return isOpen
      ? { ...row, invalid: false }
      : { ...row, summary: '', covers: [], layout: 'text' as const, invalid: true }
  })
  return envelope(page, list, await countFavorites(work.db, session.userId))
}
