import { contentGateway, inWork, jobOf } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'
import { contentArea } from '.'
import { saveArticle, type ArticleDraft } from './service'

/* What is published is found in the same moment, what is not is never found (E-N-10, E-G-23). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await contentGateway()
})
afterAll(() => gateway.close())

const draft = (articleId: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  articleId,
  channel: 'headline',
  categoryCode: 'company',
  title: '螺旋桨推进器科普',
  layout: 'text',
  covers: [],
  html: '<p>涵道与叶片</p>',
  publishAt: '2026-11-01T09:00:00+08:00',
  companyCodes: [],
  customerTypes: [],
  visibility: 'public',
  status: 'published',
  ...more,
})
const save = (one: ArticleDraft): Promise<void> => inWork(gateway, (work) => saveArticle(work, one))
const found = async (keyword: string, more: object = {}) => {
  const { list } = await gateway.ok('default GET /crmgas/news/list', { channel: 'headline', keyword, ...more })
  return list.map(({ articleId }) => articleId)
}

test('published, edited, taken back to a draft', async () => {
  await save(draft('A91000001'))
  expect(await found('螺旋桨')).toEqual(['A91000001'])
  expect(await found('叶片涵道')).toEqual(['A91000001'])
  expect(await found('螺旋桨', { categoryCode: 'policy' })).toEqual([])
  await save(draft('A91000001', { title: '陀螺仪科普' }))
  expect(await found('螺旋桨推进器')).toEqual([])
  expect(await found('陀螺仪')).toEqual(['A91000001'])
  await save(draft('A91000001', { title: '陀螺仪科普', status: 'draft' }))
  expect(await found('陀螺仪')).toEqual([])
})

test('what is scheduled is found in its minute, what is over no more', async () => {
  await save(draft('A91000002', { title: '等离子炬', status: 'scheduled', publishAt: '2026-11-23T12:00:00+08:00' }))
  await save(draft('A91000003', { title: '等离子切割', expireAt: '2026-11-23T12:00:00+08:00' }))
  expect(await found('等离子')).toEqual(['A91000003'])
  await gateway.passTime('2026-11-23T12:01:00+08:00')
  expect(await found('等离子')).toEqual(['A91000002'])
})

test('what a visitor may not see is not found', async () => {
  await save(draft('A91000004', { title: '磁悬浮轴承', visibility: 'bound', companyCodes: ['1002'] }))
  expect(await found('磁悬浮')).toEqual([])
  const list = async (phone: string) => {
    const caller = await gateway.as(phone)
    return (await caller.ok('default GET /crmgas/news/list', { channel: 'headline', keyword: '磁悬浮' })).list
  }
  expect(await list('13800000001')).toEqual([])
})

test('pages of a search follow each other', async () => {
  for (const no of [1, 2, 3]) await save(draft(`A9100001${String(no)}`, { title: `液氮罐体${'一二三'[no - 1] ?? ''}` }))
  const pages = [1, 2].map((pageNum) => found('液氮罐体', { pageNum, pageSize: 2 }))
  const [first, second] = await Promise.all(pages)
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(3)
})

test('a gateway without an index makes one of what it has', async () => {
  await save(draft('A91000020', { title: '钛合金容器' }))
  await gateway.db.deleteFrom('searchDoc').execute()
  await gateway.db.deleteFrom('searchTerm').execute()
  expect(await found('钛合金')).toEqual([])
  await contentArea.start(jobOf(gateway))
  expect(await found('钛合金')).toEqual(['A91000020'])
})
