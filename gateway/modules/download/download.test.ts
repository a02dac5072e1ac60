import sharp from 'sharp'
import { contentGateway } from '../../../test/setup/content-gateway'
import { deskHeaders } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { qrPng } from '../../pdf/qr-png'

let gateway: TestGateway
let staff: Caller['headers']
beforeAll(async () => {
  gateway = await contentGateway()
  const person = await gateway.as('13800000012')
  staff = await deskHeaders(gateway, person.headers)
  await gateway.setting('appRelease.publishers', '1001')
  await gateway.setting('appRelease.hosts', 'download.gas.example.com')
})
afterAll(() => gateway.close())

const LATEST = 'appDownload GET /appDownload/latest'
const SAVE = 'btwob POST /appRelease/save'
const open = (url: string, from = '10.0.0.1') =>
  gateway.gateway.app.inject({ method: 'GET', url, remoteAddress: from, headers: { 'user-agent': 'x'.repeat(300) } })
const visits = () => gateway.db.selectFrom('linkVisit').selectAll().orderBy('visitId').execute()

const release = {
  platform: 'ANDROID',
  versionName: '3.3.0',
  versionCode: 330,
  size: 50_000_000,
  sha256: 'ab'.repeat(32),
  url: 'https://download.gas.example.com/app-3.3.0.apk',
  notes: '新版本',
  minOs: 'Android 8.0',
  forceBelow: 321,
  publishedAt: '2026-11-24T00:00:00+08:00',
  status: 'ON',
  version: 0,
} as const

describe('releases', () => {
  test('the newest of both platforms, for anyone; one platform when asked', async () => {
    expect(await gateway.ok(LATEST, {})).toMatchObject({
      ANDROID: { versionName: '3.2.1', versionCode: 321, size: 50331648, url: '' },
      IOS: { versionName: '3.2.1', sha256: '' },
      inviter: '',
    })
    expect(await gateway.ok(LATEST, { platform: 'IOS' })).toMatchObject({ ANDROID: null, IOS: { versionCode: 321 } })
  })

  test.each([{ platform: 'WINDOWS' }, { from: 'x' }, { code: 'x'.repeat(65) }])('%j is refused', async (input) =>
    expect((await gateway.send(LATEST, input)).ok).toBe(false),
  )

  test('staff publish one for a day to come; it takes its place then, and is withdrawn', async () => {
    expect(await gateway.ok(SAVE, release, staff)).toEqual({ version: 1 })
    expect((await gateway.ok(LATEST, {})).ANDROID?.versionCode).toBe(321)
    expect(await gateway.call(SAVE, { ...release, version: 0 }, staff)).toMatchObject({ code: '2904' })
    await gateway.ok(SAVE, { ...release, publishedAt: '2026-11-23T00:00:00+08:00', version: 1 }, staff)
    expect((await gateway.ok(LATEST, {})).ANDROID).toMatchObject({ versionCode: 330, forceBelow: 321 })
    expect(await gateway.ok(SAVE, { ...release, status: 'OFF', version: 2 }, staff)).toEqual({ version: 3 })
    expect((await gateway.ok(LATEST, {})).ANDROID?.versionCode).toBe(321)
    const log = await gateway.db.selectFrom('auditLog').selectAll().where('entity', '=', 'appRelease').execute()
    expect(log.map(({ fromState, toState }) => `${fromState}>${toState}`)).toEqual(['>ON', 'ON>ON', 'ON>OFF'])
  })

  test('another company publishes none, and none comes from another host or locks its own users out', async () => {
    const other = gateway.asSession({ userId: 'staff-2', companyCode: '1002' })
    expect(await other.call(SAVE, { ...release, versionCode: 350 })).toMatchObject({ code: '2903' })
    for (const [field, part] of [
      ['url', { url: 'https://download.gas.example.com.evil.test/a.apk' }],
      ['url', { url: 'https://download.gas.example.com:8443/a.apk' }],
      ['forceBelow', { forceBelow: 351 }],
    ] as const)
      expect(await gateway.send(SAVE, { ...release, versionCode: 350, ...part }, staff)).toMatchObject({
        code: '2901',
        data: { field },
      })
    expect(await gateway.ok(SAVE, { ...release, versionCode: 350, url: '' }, staff)).toEqual({ version: 1 })
    const gone = { versionCode: 350, url: 'https://former.example.com/a.apk', status: 'OFF', version: 1 } as const
    expect(await gateway.ok(SAVE, { ...release, ...gone }, staff)).toEqual({ version: 2 })
  })

  test('two saves of the same one: one is refused as changed', async () => {
    const one = { ...release, versionCode: 340 }
    const answers = await Promise.all([gateway.call(SAVE, one, staff), gateway.call(SAVE, one, staff)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '2904'])
  })

  test.each([
    { url: 'http://download.gas.example.com/a.apk' },
    { url: 'https://gas.example.com@evil.test/a.apk' },
    { url: 'javascript:alert(1)' },
    { sha256: 'xyz' },
    { versionCode: 0 },
    { version: -1 },
  ])('%j is no release', async (part) =>
    expect(await gateway.send(SAVE, { ...release, ...part }, staff)).toMatchObject({ code: '2901' }),
  )
})

describe('links (AB-02)', () => {
  beforeEach(() => gateway.db.deleteFrom('linkVisit').execute())

  test('a visit is counted with its code; the visitor is not stored', async () => {
    expect((await open('/d/autumn-1')).headers.location).toBe('/pages/appDown/appDown?from=d&code=autumn-1')
    await open('/u/%3Cscript%3E')
    const [first, second] = await visits()
    expect(first).toMatchObject({ prefix: 'd', code: 'autumn-1', ua: 'x'.repeat(200) })
    expect(second).toMatchObject({ prefix: 'u', code: '' })
    expect(first?.ipHash).toBe(second?.ipHash)
    expect(JSON.stringify(first)).not.toContain('10.0.0.1')
  })

  test.each([
    ['an address', () => '10.0.0.9'],
    ['an IPv6 customer, from many addresses', (n: number) => `2001:db8:1:2::${n}`],
  ])('a machine is led on, but counted thirty times a minute only: %s', async (_, address) => {
    for (let n = 1; n <= 35; n++) expect((await open('/p/x', address(n))).statusCode).toBe(302)
    expect(await visits()).toHaveLength(30)
  })

  test('without a place to count the way stays open', async () => {
    await gateway.db.schema.alterTable('link_visit').renameTo('link_visit_away').execute()
    try {
      expect((await open('/f/x', '10.0.0.2')).statusCode).toBe(302)
    } finally {
      await gateway.db.schema.alterTable('link_visit_away').renameTo('link_visit').execute()
    }
  })

  test.each([
    ['u', 'XLM2026', '香***公司'],
    ['f', 'XLM2026', ''],
    ['d', 'XLM2026', ''],
    ['u', 'no code', ''],
    ['u', '<script>', ''],
  ] as const)('%s/%s was sent by %j', async (from, code, inviter) =>
    expect((await gateway.ok(LATEST, { from, code })).inviter).toBe(inviter),
  )

  test('visits are kept for 180 days', async () => {
    await open('/d/x', '10.0.0.3')
    await gateway.passTime('2027-05-22T03:31:00+08:00')
    expect(await visits()).toHaveLength(1)
    await gateway.passTime('2027-05-23T03:31:00+08:00')
    expect(await visits()).toEqual([])
  })
})

describe('QR code', () => {
  const qr = (query: string, headers: Record<string, string> = {}) =>
    gateway.gateway.app.inject({
      method: 'GET',
      url: `/appDownload/qr${query}`,
      headers: { host: 'gas.test', ...headers },
    })

  test('a PNG with three finder patterns in a white frame', async () => {
    const answer = await qr('')
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, max-age=300' })
    const { data, info } = await sharp(answer.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    const side = info.width / 8
    const at = (row: number, column: number) =>
      data[(row * 8 + 4) * info.width * info.channels + (column * 8 + 4) * info.channels]
    expect([info.width, Number.isInteger(side)]).toEqual([info.height, true])
    const dark = (row: number, column: number) => (at(row, column) ?? 255) < 128
    for (const [top, left] of [
      [4, 4],
      [4, side - 11],
      [side - 11, 4],
    ] as const) {
      expect([0, 1, 2, 3, 4, 5, 6].map((n) => dark(top + 3, left + n))).toEqual([
        true,
        false,
        true,
        true,
        true,
        false,
        true,
      ])
      expect([0, 1, 2, 3, 4, 5, 6].every((n) => dark(top, left + n) && dark(top + n, left))).toBe(true)
    }
    expect([0, 1, 2, 3].some((n) => dark(n, side / 2) || dark(side / 2, n))).toBe(false)
  })

  test.each([
    ['', {}, 'http://gas.test/pages/appDown/appDown?from=d'],
    ['?from=u&code=XLM2026', {}, 'http://gas.test/pages/appDown/appDown?from=u&code=XLM2026'],
    ['?from=f', { 'x-forwarded-proto': 'https' }, 'https://gas.test/pages/appDown/appDown?from=f'],
    ['?code=%3C', {}, 'http://gas.test/pages/appDown/appDown?from=d'],
  ])('%s leads to the page on this host', async (query, headers, address) =>
    expect((await qr(query, headers)).rawPayload.equals(await qrPng(address))).toBe(true),
  )
})
