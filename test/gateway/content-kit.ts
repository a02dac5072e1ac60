import { saveArticle, type ArticleDraft } from '../../gateway/modules/content/service'
import { inWork } from '../setup/content-gateway'
import type { TestGateway } from '../setup/gateway'

/* What tests of content share. */

/** A published headline for everybody, but for what a test says otherwise. */
export const articleDraft = (articleId: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  articleId,
  channel: 'headline',
  categoryCode: 'company',
  title: `文章${articleId}`,
  layout: 'text',
  covers: [],
  html: '<p>正文</p>',
  publishAt: '2026-11-01T09:00:00+08:00',
  companyCodes: [],
  customerTypes: [],
  visibility: 'public',
  status: 'published',
  ...more,
})

export const storeArticle = (gateway: TestGateway, one: ArticleDraft): Promise<void> =>
  inWork(gateway, (work) => saveArticle(work, one))
