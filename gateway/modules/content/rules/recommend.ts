import { DAY, toMillis } from '@domain/date'

/** The owner of the feed; '' = not known. */
export interface Asker {
  companyCode: string
  customerType: string
}

export interface Candidate {
  articleId: string
  categoryCode: string
  companyCodes: readonly string[]
  customerTypes: readonly string[]
  publishAt: string
  viewCount: number
  likeCount: number
  /** Read before the list was opened. */
  isRead: boolean
  isTop: boolean
}

/** Days that 推荐 looks back (E-N-02). */
export const recommendDays = 60

/** The share of likes among views; below 50 views one like says little. */
const likeRate = (article: Candidate): number => article.likeCount / Math.max(article.viewCount, 50)

/** E-N-02: 3 for the customer's type, 2 for the customer's company, likes, age, and 2 less for articles already read. */
export function scoreOf(article: Candidate, viewer: Asker, nowMs: number): number {
  const typeMatch = viewer.customerType !== '' && article.customerTypes.includes(viewer.customerType) ? 3 : 0
  const companyMatch = viewer.companyCode !== '' && article.companyCodes.includes(viewer.companyCode) ? 2 : 0
  const ageDays = (nowMs - toMillis(article.publishAt)) / DAY
  return typeMatch + companyMatch + likeRate(article) * 10 - ageDays / 7 - (article.isRead ? 2 : 0)
}

const mostInARow = 2

/** The order of 推荐: pinned ones, then by score, newest first among equals; at most two of a category in a row where others are left. */
export function recommend(candidates: readonly Candidate[], viewer: Asker, nowMs: number): Candidate[] {
  const ranked = candidates
    .map((article) => ({ article, score: scoreOf(article, viewer, nowMs) }))
    .sort(
      (a, b) =>
        Number(b.article.isTop) - Number(a.article.isTop) ||
        b.score - a.score ||
        toMillis(b.article.publishAt) - toMillis(a.article.publishAt) ||
        (a.article.articleId < b.article.articleId ? 1 : -1),
    )
    .map((one) => one.article)
  return spread(ranked)
}

/** Takes the best that does not make a third of its category in a row. */
function spread(ranked: readonly Candidate[]): Candidate[] {
  const left = [...ranked]
  const result: Candidate[] = []
  while (left.length > 0) {
    const last = result.slice(-mostInARow)
    const full =
      last.length === mostInARow && last[0]?.categoryCode === last[1]?.categoryCode ? last[0]?.categoryCode : null
    const place = left.findIndex((article) => article.categoryCode !== full)
    result.push(...left.splice(Math.max(place, 0), 1))
  }
  return result
}
