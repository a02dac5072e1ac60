import sharp from 'sharp'
import { contentGateway } from '../../../test/setup/content-gateway'
import { readEnvelope } from '../../../test/setup/envelope'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

const UPDATE = 'default POST /crmgas/portal/user/updateProfile'
const DEVICES = 'default GET /crmgas/portal/user/deviceList'
const KICK = 'default POST /crmgas/portal/user/kickDevice'
const info = (caller: Caller) => caller.ok('default POST /crmgas/portal/user/userInfo', {})

async function uploaded(caller: Caller, bytes: Buffer, bizType = 'AVATAR'): Promise<{ fileID: string; url: string }> {
  const edge = 'edge0123456789'
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="bizType"\r\n\r\n${bizType}\r\n` +
        `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const { statusCode, body, headers } = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/job/upload/single',
    headers: { ...caller.headers, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  })
  const answer = readEnvelope(statusCode, body, headers)
  if (!answer.ok) throw new Error(`${answer.code} ${answer.text}`)
  return answer.data as { fileID: string; url: string }
}
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe('updateProfile', () => {
  test('changes what is given and answers the user', async () => {
    expect(await master.ok(UPDATE, { nickname: ' 王总&#128512; ', position: '生产负责人' })).toMatchObject({
      nickname: '王总😀',
      position: '生产负责人',
      email: '',
    })
    expect(await master.ok(UPDATE, { email: 'wang@example.com' })).toMatchObject({
      nickname: '王总😀',
      email: 'wang@example.com',
    })
    expect(await master.ok(UPDATE, { email: '' })).toMatchObject({ email: '' })
    expect(await master.ok(UPDATE, {})).toMatchObject({ position: '生产负责人' })
    const row = await gateway.db
      .selectFrom('appUser')
      .select(['nickname', 'emailEnc'])
      .where('userId', '=', master.headers['userid'] ?? '')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ nickname: '王总😀', emailEnc: null })
  })

  test.each([
    [{ nickname: '王' }, '2030', '昵称须为2-16个字符'],
    [{ nickname: '一二三四五六七八九十一二三四五六七' }, '2030', '昵称须为2-16个字符'],
    [{ nickname: '官 方 客 服' }, '2031', '昵称包含敏感词'],
    [{ email: 'wang@example.company' }, '2610', '请输入正确的邮箱'],
    [{ position: '一二三四五六七八九十一二三四五六七八九十一' }, '2901', '参数错误'],
    [{ portrait: 'none' }, '44852', '附件无效，请重新上传'],
  ])('%j: %s, and nothing is changed', async (change, code, text) => {
    const before = await info(master)
    expect(await master.call(UPDATE, { position: '财务', ...change })).toMatchObject({ code, text })
    expect(await info(master)).toEqual(before)
  })

  test('XSS in a nickname is stored and shown as text', async () => {
    expect(await master.ok(UPDATE, { nickname: '<img src=x>' })).toMatchObject({ nickname: '<img src=x>' })
  })

  test('a visitor has no profile', async () => {
    expect(await gateway.call(UPDATE, { nickname: '路人甲' })).toMatchObject({ code: '1888' })
  })
})

describe('portrait', () => {
  test('the middle square of at most 512 px, under a signed address', async () => {
    const file = await uploaded(master, await picture(900, 600, '#336699'))
    const { portrait } = await master.ok(UPDATE, { portrait: file.fileID })
    expect(portrait).toMatch(/^\/job\/file\/.*e=.*s=/)
    const served = await gateway.gateway.app.inject({ method: 'GET', url: portrait })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
    expect((await info(master)).portrait).toContain(file.fileID)
    // The same picture again does no harm.
    expect((await master.ok(UPDATE, { portrait: file.fileID })).portrait).toContain(file.fileID)
    // Another one: of the former nothing stays.
    const next = await uploaded(master, await picture(64, 64, '#993366'))
    expect((await master.ok(UPDATE, { portrait: next.fileID })).portrait).toContain(next.fileID)
    expect((await gateway.gateway.app.inject({ method: 'GET', url: portrait })).statusCode).toBe(404)
  })

  test('a small picture is not blown up', async () => {
    const file = await uploaded(master, await picture(120, 80, '#663399'))
    const served = await gateway.gateway.app.inject({ method: 'GET', url: file.url })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 80, height: 80 })
  })

  test("neither another user's picture nor one of another purpose", async () => {
    const other = await gateway.as('13800000007')
    const foreign = await uploaded(other, await picture(64, 64, '#112233'))
    const photo = await uploaded(master, await picture(64, 64, '#445566'), 'METER_IMG')
    expect(await master.call(UPDATE, { portrait: foreign.fileID })).toMatchObject({ code: '44852' })
    expect(await master.call(UPDATE, { portrait: photo.fileID })).toMatchObject({ code: '44852' })
  })
})

describe('devices', () => {
  test('live sessions of the user, the own one first', async () => {
    const here = await gateway.as('13800000001', { terminalType: 'APP' })
    const list = await here.ok(DEVICES, undefined)
    expect(list.map(({ terminalType, isCurrent }) => [terminalType, isCurrent])).toEqual([
      ['APP', '1'],
      ['H5', '0'],
      ['WEAPP', '0'],
      ['PC', '0'],
    ])
    expect(list.find(({ terminalType }) => terminalType === 'PC')).toMatchObject({
      deviceName: '办公室电脑',
      ip: '127.0.0.1',
      region: '内网',
      lastSeenAt: '2026-11-20T10:00:00+08:00',
    })
  })

  test('all others at once: this one goes on', async () => {
    const here = await gateway.as('13800000008', { terminalType: 'H5' })
    const others = [
      await gateway.as('13800000008', { terminalType: 'PC' }),
      await gateway.as('13800000008', { terminalType: 'APP' }),
    ]
    expect(await here.ok(KICK, {})).toBe(true)
    expect((await here.ok(DEVICES, undefined)).map(({ isCurrent }) => isCurrent)).toEqual(['1'])
    for (const other of others)
      expect(await other.call('default POST /crmgas/portal/user/userInfo', {})).toMatchObject({ code: '1889' })
  })

  test('a device is logged out for good, others stay', async () => {
    const here = await gateway.as('13800000008', { terminalType: 'H5' })
    const there = await gateway.as('13800000008', { terminalType: 'PC' })
    const list = await here.ok(DEVICES, undefined)
    const idOf = (type: string) => list.find(({ terminalType }) => terminalType === type)?.sessionId ?? ''
    expect(await here.call(KICK, { sessionId: idOf('H5') })).toMatchObject({ code: '2041', text: '不能下线当前设备' })
    expect(await here.ok(KICK, { sessionId: idOf('PC') })).toBe(true)
    expect(await here.ok(KICK, { sessionId: idOf('PC') })).toBe(true)
    expect(await there.call('default POST /crmgas/portal/user/userInfo', {})).toMatchObject({
      code: '1889',
      text: expect.stringContaining('在登录设备中被下线'),
    })
    expect((await here.ok(DEVICES, undefined)).map(({ terminalType }) => terminalType)).toEqual(['H5'])
    const grants = await gateway.db
      .selectFrom('authGrant')
      .select('grantFamily')
      .distinct()
      .where('userId', '=', here.headers['userid'] ?? '')
      .where('revokedAt', 'is', null)
      .execute()
    expect(grants).toHaveLength(1)
  })

  test("another user's device is not found", async () => {
    const other = await gateway.as('13800000007')
    const [device] = await other.ok(DEVICES, undefined)
    expect(await master.call(KICK, { sessionId: device?.sessionId ?? '' })).toMatchObject({ code: '2902' })
    expect(await master.call(KICK, { sessionId: 'none' })).toMatchObject({ code: '2902' })
    await info(other)
  })
})
