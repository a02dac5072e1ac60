import { companyArticles } from './headline-company'
import { policyArticles } from './headline-policy'
import { safetyArticles } from './headline-safety'
import { informationArticles } from './information'
import { knowledgeArticles } from './knowledge'
import type { SeedChannel } from './types'

export type { SeedArticle, SeedChannel } from './types'

export const seedArticles = [
  ...companyArticles,
  ...policyArticles,
  ...safetyArticles,
  ...informationArticles,
  ...knowledgeArticles,
]

/** Categories of the channels (E 2.2); the first of headline and information is virtual. */
export const seedCategories: Record<SeedChannel, readonly (readonly [code: string, name: string])[]> = {
  headline: [
    ['recommend', '推荐'],
    ['company', '企业动态'],
    ['policy', '政策法规'],
    ['price', '气价资讯'],
    ['safety', '安全用气'],
    ['industry', '行业动态'],
    ['case', '客户案例'],
  ],
  information: [
    ['all', '全部'],
    ['notice', '公司公告'],
    ['supply', '停复气公告'],
    ['price', '气价公告'],
    ['safety', '安全提示'],
    ['guide', '办事指南'],
  ],
  knowledge: [
    ['boiler', '锅炉'],
    ['kiln', '窑炉'],
    ['kitchen', '商用厨房'],
    ['heating', '采暖热水'],
    ['manage', '用能管理'],
    ['safety', '安全节能'],
  ],
}
export const virtualCategories: readonly string[] = ['recommend', 'all']
