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

/** The page about saving gas is everybody's (E 6.13). */
export const sharedKnowledge: Share = async (_work, _companyCode, id, code) =>
  id === 'knowledge'
    ? {
        title: '享省赋能·节能知识',
        desc: '会用气，更省气：锅炉与灶具节气估算',
        imageUrl: '',
        route: `/pages/knowledgexsfn/index?s=${code}`,
        isPublic: true,
      }
    : null
