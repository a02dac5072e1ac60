import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { saveArticle } from './service'

/* A reader without the right to an article cannot rate or confirm it, and no report makes it readable. */

const HIDDEN = 'A90000101'
const OFFLINE = 'A90000102'

let gateway: TestGateway
let ceramics: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
  const draft = {
    ...({ channel: 'headline', categoryCode: 'company', layout: 'text', covers: [], html: '<p>正文</p>' } as const),
    ...({ publishAt: '2026-11-01T09:00:00+08:00', customerTypes: [], needReceipt: true, status: 'published' } as const),
  }
  await inWork(gateway, async (work) => {
    await saveArticle(work, { ...draft, articleId: HIDDEN, title: '别家', visibility: 'bound', companyCodes: ['1002'] })
    await saveArticle(work, { ...draft, articleId: OFFLINE, title: '下线', visibility: 'public', companyCodes: [] })
  })
  await gateway.db.updateTable('article').set({ status: 'offline' }).where('articleId', '=', OFFLINE).execute()
})
afterAll(() => gateway.close())

describe.each([
  ['of another company', HIDDEN, 'E2001', '该内容不在您的查看范围'],
  ['taken off', OFFLINE, 'E2002', '内容已下线'],
])('an article %s', (_what, articleId, code, text) => {
  test.each([
    ['default POST /crmgas/news/react', { type: 'like', on: true }],
    ['default POST /crmgas/news/readReport', { dwellMs: 1000, percent: 50 }],
    ['default POST /crmgas/news/confirmRead', { version: 1 }],
  ] as const)('%s', async (key, more) => {
    expect(await ceramics.send(key, { articleId, ...more })).toMatchObject({ code, text })
  })

  test('has left no trace', async () => {
    for (const table of ['articleReaction', 'articleRead', 'readReceipt'] as const) {
      const rows = await gateway.db.selectFrom(table).select('articleId').where('articleId', '=', articleId).execute()
      expect(rows).toEqual([])
    }
  })
})
