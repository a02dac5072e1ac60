import { HOT_QUESTIONS } from '@domain/assistant/answer'
import { cleanText } from '@domain/assistant/slots'
import type { Topic } from '@domain/assistant/topics'
import type { BoundSession, Ctx } from '../../http/context'
import { viewerOf } from '../audience/service'
import { find, textsOf, type Found, type SearchKind } from '../search/service'
import { addressOf } from './facts'
import { topicPages } from './pages'
import { excerptOf } from './rules/excerpt'
import type { Citation, Finding } from './types'

const KINDS: readonly SearchKind[] = ['help', 'faq', 'information', 'knowledge']
const SOURCES = 3

const ROUTES: Readonly<Record<SearchKind, (refId: string) => string>> = {
  help: (articleId) => addressOf('/subPagesB/pages/helpCenter/details', { articleId }),
  faq: (articleId) => addressOf('/pages/news/news', { articleId }),
  headline: (articleId) => addressOf('/pages/news/news', { articleId }),
  knowledge: (articleId) => addressOf('/pages/news/news', { articleId }),
  hyq: (articleId) => addressOf('/pages/news/news', { articleId }),
  information: (articleId) => addressOf('/pages/information/detail', { articleId }),
  product: (productId) => addressOf('/pages/hot/detail', { type: 'product', productId }),
}

const cited = (hits: readonly Found[]): Citation[] =>
  hits.map(({ kind, refId, title }, at) => ({ index: at + 1, title, route: ROUTES[kind](refId), updatedAt: '' }))

export async function searched(ctx: Ctx<BoundSession>, question: string) {
  const viewer = await viewerOf(ctx, ctx.session)
  const { outcome, isClear, hits } = await find(ctx, viewer, { text: question, kinds: KINDS, limit: SOURCES })
  const texts = outcome === 'ANSWER' ? await textsOf(ctx, hits) : []
  return { outcome, isClear, hits, citations: cited(hits), texts: texts.map((text) => cleanText(text, 0)) }
}

/** What the articles say of a question, with their titles; of a known topic the page where it is done as well. */
export async function articles(ctx: Ctx<BoundSession>, question: string, topic: Topic | null): Promise<Finding> {
  const { outcome, isClear, hits, citations, texts } = await searched(ctx, question)
  const page = topic === null ? null : topicPages[topic]
  const actions = page ? [{ text: page.text, route: page.route, tel: '' }] : []
  const [first] = hits
  if (isClear && first) {
    const said = excerptOf(texts[0] ?? '', question) || first.summary
    return { say: `根据《${first.title}》：\n${said}[1]`, citations, actions }
  }
  if (outcome !== 'NONE') return { say: '为您找到以下可能相关的内容：', citations, actions }
  if (page) return { say: `还没有关于这个问题的说明，可以在「${page.text}」办理或查看。`, actions: [...actions, HUMAN] }
  return {
    say: '暂未找到相关内容。您可以换个说法，或联系人工服务。',
    suggestions: HOT_QUESTIONS.slice(0, 3),
    actions: [HUMAN],
    isNothing: true,
  }
}

/** E-G-16. */
const HUMAN = { text: '联系人工', route: topicPages.HOTLINE.route, tel: '' }
