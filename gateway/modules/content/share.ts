import type { Share } from '../share/service'
import { articleById } from './repo/articles'

/** A public article that may be shared and is not over (E-S-01). */
export const sharedArticle: Share = async (work, companyCode, articleId, code) => {
  const row = await articleById(work.db, articleId)
  if (!row || row.status !== 'published' || row.visibility !== 'public' || !row.allowShare) return null
  if (row.companyCodes.length > 0 && !row.companyCodes.includes(companyCode)) return null
  if (row.expireAt !== null && Date.parse(row.expireAt) <= work.clock.now()) return null
  return {
    title: row.title,
    desc: row.summary,
    imageUrl: row.covers[0] ?? '',
    route: `/pages/news/news?articleId=${articleId}&s=${code}`,
    isPublic: true,
  }
}
