import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { articleDraft, storeArticle } from '../../../test/gateway/content-kit'

let gateway: TestGateway
let ceramics: Caller
let colleague: Caller
let hospital: Caller
let unbound: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
  colleague = await gateway.as('13800000002')
  hospital = await gateway.as('13800000008')
  unbound = await gateway.as('13800000006')
})
afterAll(() => gateway.close())

const save = (one: Parameters<typeof storeArticle>[1]) => storeArticle(gateway, one)
describe('receipts (E-N-07)', () => {
  const articleId = 'A00001002'
  const confirm = (caller: Caller, version: number) =>
    caller.call('default POST /crmgas/news/confirmRead', { articleId, version })

  test('the first of a customer counts for all of them, a new version asks again', async () => {
    expect(await confirm(ceramics, 2)).toMatchObject({ code: 'E2006' })
    const first = await confirm(colleague, 1)
    expect(first.data).toEqual({ at: gateway.clock.iso(), userMasked: '138****0002' })
    gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
    expect((await confirm(ceramics, 1)).data).toEqual(first.data)
    expect(await ceramics.ok('default GET /crmgas/news/detail', { articleId })).toMatchObject({
      receipted: true,
      receipt: first.data,
    })
    expect(await hospital.ok('default GET /crmgas/news/detail', { articleId })).toMatchObject({
      receipted: false,
      receipt: null,
    })
    const stored = await gateway.db
      .selectFrom('article')
      .select('createdAt')
      .where('articleId', '=', articleId)
      .executeTakeFirstOrThrow()
    await save(
      articleDraft(articleId, {
        channel: 'information',
        categoryCode: 'notice',
        visibility: 'bound',
        needReceipt: true,
        html: '<p>修订</p>',
      }),
    )
    expect(
      await gateway.db.selectFrom('article').select('createdAt').where('articleId', '=', articleId).executeTakeFirst(),
    ).toEqual(stored)
    expect(await ceramics.ok('default GET /crmgas/news/detail', { articleId })).toMatchObject({
      version: 2,
      receipted: false,
      receipt: null,
    })
    expect(await confirm(ceramics, 1)).toMatchObject({ code: 'E2006', text: '内容已更新，请重新阅读' })
    expect((await confirm(ceramics, 2)).data).toMatchObject({ userMasked: '138****0001' })
  })

  test('only where one is asked for, only by customers', async () => {
    expect(
      await ceramics.call('default POST /crmgas/news/confirmRead', { articleId: 'A00001004', version: 1 }),
    ).toMatchObject({ code: '2901' })
    expect((await confirm(unbound, 2)).ok).toBe(false)
  })
})

describe('saving', () => {
  test('HTML is sanitised and edits keep the counters', async () => {
    await save(articleDraft('A90000030', { html: '<p onclick="x()">安全<script>alert(1)</script></p>', viewCount: 7 }))
    expect((await gateway.ok('default GET /crmgas/news/detail', { articleId: 'A90000030' })).blocks).toEqual([
      { type: 'p', spans: [{ text: '安全' }] },
    ])
    await save(articleDraft('A90000030', { html: '<p>改</p>' }))
    expect(await gateway.ok('default GET /crmgas/news/detail', { articleId: 'A90000030' })).toMatchObject({
      viewCount: 7,
      version: 2,
      summary: '改',
    })
  })

  test('a text of which nothing is left is not saved', async () => {
    await expect(save(articleDraft('A90000031', { html: '<script>alert(1)</script>' }))).rejects.toThrow('has no text')
  })

  test('what is scheduled appears in its minute', async () => {
    await save(articleDraft('A90000032', { status: 'scheduled', publishAt: '2026-11-23T12:00:00+08:00' }))
    expect((await gateway.call('default GET /crmgas/news/detail', { articleId: 'A90000032' })).code).toBe('E2003')
    await gateway.passTime('2026-11-23T12:01:00+08:00')
    expect((await gateway.call('default GET /crmgas/news/detail', { articleId: 'A90000032' })).code).toBe('1000')
  })
})
