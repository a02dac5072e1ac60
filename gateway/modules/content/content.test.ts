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
const setStatus = (articleId: string, status: 'offline' | 'scheduled' | 'published' | 'draft') =>
  gateway.db.updateTable('article').set({ status }).where('articleId', '=', articleId).execute()

describe('channels and lists', () => {
  test('头条 begins with the virtual 推荐', async () => {
    const { list, receiptDue } = await gateway.ok('default GET /crmgas/news/channelList', { channel: 'headline' })
    expect(list.map((one) => one.name)).toEqual([
      '推荐',
      '企业动态',
      '政策法规',
      '气价资讯',
      '安全用气',
      '行业动态',
      '客户案例',
    ])
    expect(list[0]).toEqual({ code: 'recommend', name: '推荐', sort: 1, virtual: true })
    expect(receiptDue).toBe(false)
    expect((await ceramics.ok('default GET /crmgas/news/channelList', { channel: 'headline' })).receiptDue).toBe(true)
  })

  test('a category: pinned first, then the newest; visitors read it too', async () => {
    const { list, total } = await gateway.ok('default GET /crmgas/news/list', {
      channel: 'headline',
      categoryCode: 'safety',
    })
    expect(total).toBe(4)
    expect(list.map((one) => one.articleId)).toEqual(['A00000401', 'A00000402', 'A00000403', 'A00000404'])
    expect(list[0]).toMatchObject({
      top: true,
      layout: 'big',
      covers: ['/cms/media/demo/cover-shield-1.svg'],
      read: false,
      isOriginal: true,
    })
  })

  test('推荐 leaves out what is older than 60 days and never shows three of a category in a row', async () => {
    const { list, total } = await ceramics.ok('default GET /crmgas/news/list', { channel: 'headline', pageSize: 50 })
    expect(total).toBe(list.length)
    expect(list.slice(0, 3).every((one) => one.top)).toBe(true)
    const codes = list.map((one) => one.categoryCode)
    const left = (from: number): Set<string> => new Set(codes.slice(from))
    codes.forEach((code, i) => {
      if (i >= 2 && left(i).size > 1) expect([codes[i - 1], codes[i - 2]]).not.toEqual([code, code])
    })
  })

  test('pages of one asOf neither repeat nor lose rows while new articles appear', async () => {
    const input = { channel: 'headline', categoryCode: 'policy', pageSize: 2 } as const
    const first = await gateway.ok('default GET /crmgas/news/list', input)
    gateway.clock.moveTo('2026-11-23T09:40:00+08:00')
    await save(articleDraft('A90000001', { categoryCode: 'policy', publishAt: '2026-11-23T09:35:00+08:00' }))
    const second = await gateway.ok('default GET /crmgas/news/list', { ...input, pageNum: 2, asOf: first.asOf })
    expect(second.total).toBe(4)
    expect(new Set([...first.list, ...second.list].map((one) => one.articleId)).size).toBe(4)
    const again = await gateway.ok('default GET /crmgas/news/list', input)
    expect(again.list[0]?.articleId).toBe('A90000001')
    gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
  })

  test('a time to come as asOf shows nothing that is to come', async () => {
    await save(articleDraft('A90000002', { publishAt: '2026-12-01T09:00:00+08:00' }))
    const { list, asOf } = await gateway.ok('default GET /crmgas/news/list', {
      channel: 'headline',
      categoryCode: 'company',
      asOf: '2027-01-01T00:00:00+08:00',
    })
    expect(asOf).toBe('2026-11-23T09:30:00+08:00')
    expect(list.map((one) => one.articleId)).not.toContain('A90000002')
  })

  test('search marks the hits and orders title before text', async () => {
    const { list } = await gateway.ok('default GET /crmgas/news/list', {
      channel: 'headline',
      categoryCode: 'recommend',
      keyword: ' 软管 ',
    })
    expect(list[0]).toMatchObject({ articleId: 'A00000402', highlights: { title: [[0, 2]] } })
    expect(list.length).toBeGreaterThan(1)
    const none = await gateway.ok('default GET /crmgas/news/list', { channel: 'headline', keyword: '100%_' })
    expect(none.total).toBe(0)
  })

  test.each([
    ['   ', 'E2004', '关键词不能为空'],
    ['气'.repeat(31), 'E1012', '关键词不能超过30字'],
  ])('keyword %s: %s', async (keyword, code, text) => {
    expect(await gateway.call('default GET /crmgas/news/list', { channel: 'headline', keyword })).toMatchObject({
      code,
      text,
    })
  })

  test.each([
    { channel: 'gossip' },
    { channel: 'headline', pageSize: 51 },
    { channel: 'headline', pageNum: 0 },
    { channel: 'headline', asOf: 'yesterday' },
    {},
  ])('%j is refused with 2901', async (input) => {
    expect(await gateway.send('default GET /crmgas/news/list', input)).toMatchObject({ code: '2901' })
  })

  test('notices: nothing for visitors and users without a customer, the own company for customers', async () => {
    const input = { channel: 'information', pageSize: 50 } as const
    expect((await gateway.ok('default GET /crmgas/news/list', input)).total).toBe(0)
    expect((await unbound.ok('default GET /crmgas/news/list', input)).total).toBe(0)
    const own = (await ceramics.ok('default GET /crmgas/news/list', input)).list.map((one) => one.articleId)
    const other = (await hospital.ok('default GET /crmgas/news/list', input)).list.map((one) => one.articleId)
    expect(own).toContain('A00001001')
    expect(own).not.toContain('A00001006')
    expect(other).toContain('A00001006')
    expect(other).not.toContain('A00001001')
  })
})

describe('reading', () => {
  test('an article with its blocks, neighbours and products; views follow with the job', async () => {
    const before = await ceramics.ok('default GET /crmgas/news/detail', { articleId: 'A00000402' })
    expect(before).toMatchObject({
      categoryName: '安全用气',
      canShare: true,
      liked: false,
      useful: null,
      expired: false,
      receipt: null,
    })
    expect(before.blocks[0]).toEqual({ type: 'p', spans: [{ text: expect.stringContaining('橡胶软管') }] })
    expect(before.related.map((one) => one.categoryCode)).toEqual(['safety', 'safety', 'safety'])
    expect(before.products.map((one) => one.productId)).toEqual(['P00000003'])
    await ceramics.ok('default GET /crmgas/news/detail', { articleId: 'A00000402' })
    const visitor = await gateway.ok('default GET /crmgas/news/detail', { articleId: 'A00000402' })
    expect(visitor.products).toEqual([])
    await gateway.passTime('2026-11-23T09:30:30+08:00')
    const after = await ceramics.ok('default GET /crmgas/news/detail', { articleId: 'A00000402' })
    expect(after.viewCount).toBe(before.viewCount + 2)
  })

  test('what may not be read says why', async () => {
    await save(articleDraft('A90000010'))
    await setStatus('A90000010', 'offline')
    await save(articleDraft('A90000011', { status: 'draft' }))
    await save(articleDraft('A90000012', { visibility: 'bound', companyCodes: ['1002'] }))
    const code = async (caller: Caller, articleId: string): Promise<string> =>
      (await caller.call('default GET /crmgas/news/detail', { articleId })).code
    expect(await code(gateway, 'A90000010')).toBe('E2002')
    expect(await code(gateway, 'A90000011')).toBe('E2003')
    expect(await code(gateway, 'A99999999')).toBe('E2003')
    expect(await code(gateway, 'A90000012')).toBe('E2005')
    expect(await code(ceramics, 'A90000012')).toBe('E2001')
    expect(await code(unbound, 'A90000012')).toBe('E2001')
    expect(await code(hospital, 'A90000012')).toBe('1000')
  })

  test('an expired article leaves the list and says so when opened', async () => {
    await save(articleDraft('A90000013', { expireAt: '2026-11-20T00:00:00+08:00' }))
    const { list } = await gateway.ok('default GET /crmgas/news/list', { channel: 'headline', categoryCode: 'company' })
    expect(list.map((one) => one.articleId)).not.toContain('A90000013')
    expect(await gateway.ok('default GET /crmgas/news/detail', { articleId: 'A90000013' })).toMatchObject({
      expired: true,
      canShare: false,
    })
  })

  test('a report makes the article read, its time is capped, the depth only grows', async () => {
    const articleId = 'A00000404'
    await ceramics.ok('default POST /crmgas/news/readReport', { articleId, dwellMs: 12_000, percent: 80 })
    await ceramics.ok('default POST /crmgas/news/readReport', { articleId, dwellMs: 99_000_000, percent: 30 })
    await gateway.ok('default POST /crmgas/news/readReport', { articleId, dwellMs: 5000, percent: 10 })
    const rows = await gateway.db.selectFrom('articleRead').selectAll().where('articleId', '=', articleId).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ times: 2, maxPercent: 80, dwellMs: '1812000' })
    const { list } = await ceramics.ok('default GET /crmgas/news/list', { channel: 'headline', categoryCode: 'safety' })
    expect(list.find((one) => one.articleId === articleId)?.read).toBe(true)
  })
})

describe('reactions (E-N-05)', () => {
  const articleId = 'A00000501'
  const react = (caller: Caller, type: 'like' | 'favorite' | 'useful' | 'useless', on: boolean) =>
    caller.ok('default POST /crmgas/news/react', { articleId, type, on })

  test('a state, not a switch: the same twice counts once; taking back what was not given changes nothing', async () => {
    const { likeCount } = await gateway.ok('default GET /crmgas/news/detail', { articleId })
    expect(await react(ceramics, 'like', false)).toMatchObject({ likeCount, liked: false })
    expect(await react(ceramics, 'like', true)).toMatchObject({ likeCount: likeCount + 1, liked: true })
    expect(await react(ceramics, 'like', true)).toMatchObject({ likeCount: likeCount + 1, liked: true })
    expect(await react(colleague, 'like', true)).toMatchObject({ likeCount: likeCount + 2 })
    expect(await react(ceramics, 'like', false)).toMatchObject({ likeCount: likeCount + 1, liked: false })
  })

  test('ten at once count once', async () => {
    const { likeCount } = await gateway.ok('default GET /crmgas/news/detail', { articleId })
    await Promise.all(Array.from({ length: 10 }, () => react(hospital, 'like', true)))
    expect((await gateway.ok('default GET /crmgas/news/detail', { articleId })).likeCount).toBe(likeCount + 1)
  })

  test('useful and useless exclude each other', async () => {
    expect(await react(ceramics, 'useful', true)).toMatchObject({ useful: true })
    expect(await react(ceramics, 'useless', true)).toMatchObject({ useful: false })
    expect(await react(ceramics, 'useless', false)).toMatchObject({ useful: null })
    const row = await gateway.db
      .selectFrom('article')
      .select(['usefulCount', 'uselessCount'])
      .where('articleId', '=', articleId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ usefulCount: 0, uselessCount: 0 })
  })

  test('favourites are the own ones; what was taken off shows no words any more', async () => {
    await react(ceramics, 'favorite', true)
    await save(articleDraft('A90000020'))
    await ceramics.ok('default POST /crmgas/news/react', { articleId: 'A90000020', type: 'favorite', on: true })
    await setStatus('A90000020', 'offline')
    const { list, total } = await ceramics.ok('default GET /crmgas/news/favoriteList', {})
    expect(total).toBe(2)
    expect(list.find((one) => one.articleId === 'A90000020')).toMatchObject({ invalid: true, summary: '', covers: [] })
    expect(list.find((one) => one.articleId === articleId)).toMatchObject({ invalid: false })
    expect((await colleague.ok('default GET /crmgas/news/favoriteList', {})).total).toBe(0)
  })

  test('visitors are sent to the login, withdrawn articles take no reaction', async () => {
    expect(await gateway.call('default POST /crmgas/news/react', { articleId, type: 'like', on: true })).toMatchObject({
      code: '1888',
    })
    expect(
      await ceramics.call('default POST /crmgas/news/react', { articleId: 'A90000020', type: 'like', on: true }),
    ).toMatchObject({ code: 'E2002' })
  })
})
