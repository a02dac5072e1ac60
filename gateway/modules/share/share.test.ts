import sharp from 'sharp'
import { contentGateway } from '../../../test/setup/content-gateway'
import { addDays, dateOf } from '@domain/date'
import { day, moveOn } from '../../../test/gateway/login-kit'
import { routeOf } from '../../http/route'
import { qrPng } from '../../pdf/qr-png'
import { shareArea } from './index'
import type { Area } from '../../areas'
import { clientKeys, type Caller, type TestGateway } from '../../../test/setup/gateway'

const CREATE = 'default POST /crmgas/share/create'
const RESOLVE = 'default GET /crmgas/share/resolve'
const VISIT = 'default POST /crmgas/share/visit'

let gateway: TestGateway
let factory: Caller
let articleId: string
beforeEach(async () => {
  gateway = await contentGateway({}, [shareArea as unknown as Area])
  factory = await gateway.as('13800000001')
  const article = await gateway.db
    .selectFrom('article')
    .select('articleId')
    .where('visibility', '=', 'public')
    .where('status', '=', 'published')
    .where('allowShare', '=', true)
    .where('expireAt', 'is', null)
    .orderBy('articleId')
    .executeTakeFirstOrThrow()
  articleId = article.articleId
})
afterEach(() => gateway.close())

const wish = (more: object = {}) => ({
  targetType: 'article' as const,
  targetId: articleId,
  channel: 'wxFriend' as const,
  ...more,
})
const resolved = (s: string) => gateway.ok(RESOLVE, { s })
const opened = (
  s: string,
  visitorKey = 'visitor-1',
  action: 'open' | 'toDetail' | 'login' = 'open',
  by: Caller = gateway,
) => by.ok(VISIT, { s, visitorKey, platform: 'h5', action })
const counts = async (code: string) =>
  gateway.db.selectFrom('shareLink').select(['openCount', 'visitorCount']).where('code', '=', code).executeTakeFirst()

test('a share keeps its code, and its end moves on (E 2.3)', async () => {
  const first = await factory.ok(CREATE, wish())
  expect(first).toMatchObject({ path: `/share/share?s=${first.shareCode}`, title: expect.any(String) })
  expect(first.h5Url.endsWith(first.path)).toBe(true)
  moveOn(gateway, 3600)
  const again = await factory.ok(CREATE, wish())
  expect(again.shareCode).toBe(first.shareCode)
  // As often as it takes a server to plan a statement once for all its values.
  for (let n = 0; n < 12; n += 1) expect((await factory.ok(CREATE, wish())).shareCode).toBe(first.shareCode)
  expect(Date.parse(again.expireAt)).toBeGreaterThan(Date.parse(first.expireAt))
  expect((await factory.ok(CREATE, wish({ channel: 'copyLink' }))).shareCode).not.toBe(first.shareCode)
  const colleague = await gateway.as('13800000002')
  expect((await colleague.ok(CREATE, wish())).shareCode).not.toBe(first.shareCode)
})

test('two at once of one user make one code', async () => {
  const [one, two] = await Promise.all([factory.ok(CREATE, wish()), factory.ok(CREATE, wish())])
  expect(one.shareCode).toBe(two.shareCode)
})

test('a visitor opens it, is counted once a day, and may share it on (E-S-07, E-S-09)', async () => {
  const { shareCode } = await factory.ok(CREATE, wish())
  const marked = (logo: string | null) =>
    gateway.db.updateTable('tenant').set({ logo }).where('companyCode', '=', '1001').execute()
  expect((await resolved(shareCode)).logo).toBe('')
  await marked('/cms/media/logo.png')
  expect(await resolved(shareCode)).toMatchObject({
    state: 'active',
    targetType: 'article',
    logo: '/cms/media/logo.png',
    route: `/pages/news/news?articleId=${articleId}&s=${shareCode}`,
    isPublic: true,
  })
  await marked(null)
  await opened(shareCode)
  await opened(shareCode)
  await opened(shareCode, 'visitor-2')
  await opened(shareCode, 'visitor-1', 'toDetail')
  expect(await counts(shareCode)).toEqual({ openCount: 3, visitorCount: 2 })
  const visits = await gateway.db.selectFrom('shareVisit').selectAll().execute()
  expect(visits).toHaveLength(3)
  expect(JSON.stringify(visits)).not.toContain('visitor-1')
  const on = await gateway.ok(CREATE, wish({ s: shareCode }))
  expect(on.shareCode).not.toBe(shareCode)
  const row = await gateway.db.selectFrom('shareLink').selectAll().where('code', '=', on.shareCode).executeTakeFirst()
  expect(row).toMatchObject({ sharerUserId: '', bp: '', companyCode: '1001' })
})

test('visitors share one code for one thing and way, and make no others (E-S-09)', async () => {
  await gateway.db.deleteFrom('shareLink').execute()
  const { shareCode: s } = await factory.ok(CREATE, wish())
  const [one, same] = await Promise.all([gateway.ok(CREATE, wish({ s })), gateway.ok(CREATE, wish({ s }))])
  expect(same.shareCode).toBe(one.shareCode)
  const others = [
    wish({ s, channel: 'copyLink' }),
    { targetType: 'app', targetId: 'app', channel: 'wxFriend' } as const,
  ]
  const codes = await Promise.all(others.map(async (other) => (await gateway.ok(CREATE, other)).shareCode))
  expect(new Set([s, one.shareCode, ...codes]).size).toBe(4)
  expect(await gateway.db.selectFrom('shareLink').select('code').execute()).toHaveLength(4)
  for (const targetType of ['app', 'knowledge'] as const)
    expect(await gateway.call(CREATE, { targetType, targetId: 'x1', channel: 'qr' })).toMatchObject({ code: 'E3001' })
})

test('after 90 days it is old, but shows what it shared', async () => {
  const { shareCode } = await factory.ok(CREATE, wish())
  moveOn(gateway, 90 * day)
  expect(await resolved(shareCode)).toMatchObject({ state: 'expired', route: expect.any(String) })
})

test('what is withdrawn says so and shows nothing', async () => {
  const { shareCode } = await factory.ok(CREATE, wish())
  await gateway.db.updateTable('article').set({ status: 'offline' }).where('articleId', '=', articleId).execute()
  expect(await resolved(shareCode)).toMatchObject({ state: 'revoked', title: '', desc: '', route: null })
  expect(await factory.call(CREATE, wish())).toMatchObject({ code: 'E3001' })
})

describe('what may be shared (E-S-01)', () => {
  test.each([
    ['not public', { visibility: 'bound' as const, allowShare: false }],
    ['not meant to be shared', { allowShare: false }],
    ['over', { expireAt: '2026-01-01T00:00:00+08:00' }],
    ['of another company', { companyCodes: ['1002'] }],
  ])('an article that is %s: E3001', async (_, set) => {
    await gateway.db.updateTable('article').set(set).where('articleId', '=', articleId).execute()
    expect(await factory.call(CREATE, wish())).toMatchObject({ code: 'E3001' })
  })

  test('a product on the shelf and an activity that is not over; their pages ask for a login', async () => {
    const activity = await gateway.db
      .selectFrom('marketActivity')
      .select('activityId')
      .where('published', '=', true)
      .where('endAt', '>', gateway.clock.iso())
      .executeTakeFirstOrThrow()
    for (const of of [
      { targetType: 'product' as const, targetId: 'P00000001' },
      { targetType: 'activity' as const, targetId: activity.activityId },
    ]) {
      const { shareCode } = await factory.ok(CREATE, { ...of, channel: 'copyLink' })
      const found = await resolved(shareCode)
      expect(found).toMatchObject({ state: 'active', isPublic: false })
      expect(found.route).toContain(of.targetId)
    }
    await gateway.db
      .updateTable('marketProduct')
      .set({ status: 'offSale' })
      .where('productId', '=', 'P00000001')
      .execute()
    expect(
      await factory.call(CREATE, { targetType: 'product', targetId: 'P00000001', channel: 'copyLink' }),
    ).toMatchObject({ code: 'E3001' })
  })

  test('the page about saving gas', async () => {
    const of = { targetType: 'knowledge' as const, targetId: 'knowledge', channel: 'qr' as const }
    const { shareCode } = await factory.ok(CREATE, of)
    const route = `/pages/knowledgexsfn/index?s=${shareCode}`
    expect(await resolved(shareCode)).toMatchObject({ state: 'active', isPublic: true, route })
  })

  test('the app itself; an area that is not there shares nothing', async () => {
    const app = await factory.ok(CREATE, { targetType: 'app', targetId: 'app', channel: 'qr' })
    expect(await resolved(app.shareCode)).toMatchObject({ route: '/pages/appDown/appDown?from=f' })
    expect(await factory.call(CREATE, { targetType: 'hyq', targetId: 'HY2026Q4', channel: 'qr' })).toMatchObject({
      code: 'E3001',
    })
  })
})

test('a login that followed is counted once, the sharer’s own never (E-S-08)', async () => {
  const { shareCode } = await factory.ok(CREATE, wish())
  const colleague = await gateway.as('13800000002')
  await opened(shareCode, 'visitor-1', 'login', colleague)
  await opened(shareCode, 'visitor-1', 'login', colleague)
  await opened(shareCode, 'visitor-9', 'login', factory)
  const visits = await gateway.db.selectFrom('shareVisit').select('action').execute()
  expect(visits).toEqual([{ action: 'login' }])
  expect(await counts(shareCode)).toEqual({ openCount: 0, visitorCount: 0 })
})

test('an unknown code: E3002; a visit of it keeps nothing', async () => {
  expect(await gateway.call(RESOLVE, { s: 'Abcdefghij' })).toMatchObject({ code: 'E3002' })
  await opened('Abcdefghij')
  expect(await gateway.db.selectFrom('shareVisit').selectAll().execute()).toEqual([])
})

test('visits are kept for 180 days', async () => {
  const { shareCode } = await factory.ok(CREATE, wish())
  await opened(shareCode)
  const kept = async (ago: number, at: string) => {
    await gateway.db
      .updateTable('shareVisit')
      .set({ day: addDays(dateOf(at), -ago) })
      .execute()
    await gateway.passTime(at)
    return (await gateway.db.selectFrom('shareVisit').selectAll().execute()).length
  }
  expect(await kept(180, '2026-11-24T03:31:00+08:00')).toBe(1)
  expect(await kept(181, '2026-11-25T03:31:00+08:00')).toBe(0)
})

describe('pictures (E-S-05, E-S-11)', () => {
  const POSTER = 'default GET /crmgas/share/poster'
  const code = (query: string) =>
    gateway.gateway.app.inject({
      method: 'GET',
      url: `${routeOf('default GET /crmgas/share/qrcode', 'gas').url}?${query}`,
      headers: { host: 'gas.test', ...clientKeys },
    })
  const made = async () => (await factory.ok(CREATE, wish({ channel: 'qr' }))).shareCode
  const square = () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: '#07c160' } })
      .png()
      .toBuffer()

  test('without a mini-program the code is the QR code of the link, kept for a day', async () => {
    const s = await made()
    const answer = await code(`s=${s}`)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    expect(answer.rawPayload.equals(await qrPng(`http://gas.test/f/${s}`))).toBe(true)
    expect((await gateway.gateway.app.inject(`/f/${s}`)).headers.location).toBe(`/share/share?s=${s}`)
  })

  test('with one it is the mini-program code; asked for by its kind the other one', async () => {
    const s = await made()
    const png = await square()
    const asked = jest.spyOn(gateway.gateway.work.ports.wechat, 'wxaCode').mockResolvedValue(png)
    expect((await code(`s=${s}`)).rawPayload.equals(png)).toBe(true)
    expect(asked).toHaveBeenCalledWith(`s=${s}`, '/share/share')
    expect((await code(`s=${s}&kind=qr`)).rawPayload.equals(png)).toBe(false)
    expect(await gateway.ok(POSTER, { s })).toMatchObject({ codeKind: 'wxacode', hint: '长按识别小程序码' })
  })

  test('WeChat away: the QR code stands in for five minutes', async () => {
    const s = await made()
    const wechat = gateway.gateway.work.ports.wechat as { appletAppId: string }
    wechat.appletAppId = 'wx1'
    jest.spyOn(gateway.gateway.work.ports.wechat, 'wxaCode').mockRejectedValue(new Error('away'))
    expect((await code(`s=${s}`)).headers['cache-control']).toBe('public, max-age=300')
    expect(await gateway.ok(POSTER, { s })).toMatchObject({ codeKind: 'qr' })
  })

  test('a poster of 750 × 1206 with the code on it', async () => {
    const s = await made()
    const shown = await gateway.ok(POSTER, { s })
    expect(shown).toMatchObject({ codeKind: 'qr', hint: '扫码查看详情', companyName: expect.stringContaining('公司') })
    const png = Buffer.from(shown.image.split(',')[1] ?? '', 'base64')
    expect(png.length).toBeLessThan(60_000)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([750, 1206])
    const at = (x: number, y: number) => [...data.subarray((y * 750 + x) * info.channels).subarray(0, 3)]
    expect([at(5, 5), at(5, 600)]).toEqual([
      [28, 105, 226],
      [255, 255, 255],
    ])
  })

  test('an unknown code has neither, withdrawn content no poster: E3002', async () => {
    expect((await code('s=Abcdefghij')).json()).toMatchObject({ body: { resultCode: 'E3002' } })
    expect(await gateway.call(POSTER, { s: 'Abcdefghij' })).toMatchObject({ code: 'E3002' })
    const s = await made()
    await gateway.db.updateTable('article').set({ status: 'offline' }).where('articleId', '=', articleId).execute()
    expect(await gateway.call(POSTER, { s })).toMatchObject({ code: 'E3002' })
    expect((await code(`s=${s}`)).statusCode).toBe(200)
  })
})
