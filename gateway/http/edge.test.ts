import { Readable } from 'node:stream'
import { Type as t } from '@sinclair/typebox'
import { DateText, Instant, Month } from '@contract/common'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { implement, manual } from './handlers'

const table = endpoints({
  'default GET /t/who': { access: 'public', out: t.Object({ ip: t.String() }) },
  'default GET /t/when': {
    access: 'public',
    in: t.Object({ day: t.Optional(DateText), month: t.Optional(Month), at: t.Optional(Instant) }),
    out: t.Null(),
  },
  'default POST /t/plain': { access: 'public', in: t.Object({}), out: t.Null() },
  'job POST /t/file': {
    access: 'public',
    upload: true,
    in: t.Object({ file: t.Unsafe<{ bytes: Uint8Array }>({}) }),
    out: t.Object({ size: t.Integer() }),
  },
})
const handlers = implement(table, {
  'default GET /t/who': async ({ ip }) => ({ ip }),
  'default GET /t/when': async () => null,
  'default POST /t/plain': async () => null,
  'job POST /t/file': manual(async (_ctx, { file }) => ({ size: file.bytes.length })),
})
const start = (env: Record<string, string> = {}) =>
  coreGateway({ contract: table, areas: [{ name: 'edge', handlers }], env })

describe('what comes in', () => {
  let gateway: CoreGateway
  beforeAll(async () => {
    gateway = await start()
  })
  afterAll(() => gateway.close())

  it.each([
    ['day=2026-02-28', '1000'],
    ['day=2026-02-30', '2901'],
    ['day=2026-13-01', '2901'],
    ['day=0000-01-01', '2901'],
    ['day=9999-12-31', '1000'],
    ['month=2026-12', '1000'],
    ['month=2026-13', '2901'],
    ['month=0000-01', '2901'],
    ['at=2026-02-28T23:59:59%2B08:00', '1000'],
    ['at=2026-02-30T08:00:00%2B08:00', '2901'],
    ['at=2026-02-28T24:00:00%2B08:00', '2901'],
  ])('a day that does not exist is refused: %s', async (query, code) => {
    expect((await gateway.inject('GET', `/api/t/when?${query}`)).code).toBe(code)
  })

  const edge = 'edge0123456789'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\ncontent-type: image/png\r\n\r\n`
  async function sendFile(url: string) {
    let read = 0
    const bytes = Array.from({ length: 80 }, () => Buffer.alloc(32 * 1024))
    function* parts() {
      yield head
      for (const part of bytes) {
        read += part.length
        yield part
      }
      yield `\r\n--${edge}--\r\n`
    }
    const payload = Readable.from(parts())
    const headers = { 'content-type': `multipart/form-data; boundary=${edge}` }
    const response = await gateway.app.inject({ method: 'POST', url, headers, payload })
    return { body: JSON.parse(response.body) as unknown, read }
  }

  it('a file is taken by the call that asks for one, and read by no other', async () => {
    const refused = await sendFile('/api/t/plain')
    expect(refused.body).toMatchObject({ body: { resultCode: '2901' } })
    expect(refused.read).toBeLessThan(1024 * 1024)
    expect((await sendFile('/job/t/file')).body).toMatchObject({ data: { size: 80 * 32 * 1024 } })
  })
})

describe('who calls (TRUST_PROXY)', () => {
  it.each([
    ['0', '9.9.9.9, 1.2.3.4', '10.0.0.7'],
    ['1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['2', '9.9.9.9, 1.2.3.4, 10.0.0.6', '1.2.3.4'],
    ['1', undefined, '10.0.0.7'],
    ['10.0.0.0/8', '9.9.9.9, 1.2.3.4, 10.0.0.6', '1.2.3.4'],
    ['10.0.0.6', '1.2.3.4', '10.0.0.7'],
  ])('with %s: what the caller wrote himself is not believed (%s)', async (TRUST_PROXY, chain, ip) => {
    const gateway = await start({ TRUST_PROXY })
    const headers = chain === undefined ? {} : { 'x-forwarded-for': chain }
    const response = await gateway.app.inject({ url: '/api/t/who', headers, remoteAddress: '10.0.0.7' })
    await gateway.close()
    expect(JSON.parse(response.body)).toMatchObject({ body: { data: { ip } } })
  })
})

describe('at the door', () => {
  let gateway: CoreGateway
  beforeAll(async () => {
    gateway = await start({ TRUST_PROXY: '1', METRICS_TOKEN: 'let-me-see' })
  })
  afterAll(() => gateway.close())
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })

  it('refuses what is nested deep, quietly', async () => {
    const fine = '['.repeat(14) + ']'.repeat(14)
    expect((await gateway.injectRaw('POST', '/api/t/plain', `{"a":${fine}}`)).code).toBe('1000')
    for (const levels of [17, 100_000]) {
      const deep = '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
      expect((await gateway.injectRaw('POST', '/api/t/plain', deep)).code).toBe('2901')
    }
  })

  it.each(['/%', '/%E0%A4%A', '/api/%ff', '/d/%'])('answers the broken address %s as any unknown one', async (url) => {
    const [broken, unknown] = [await get(url), await get('/nothing-here')]
    expect([broken.statusCode, unknown.statusCode]).toEqual([404, 404])
    const names = (answer: typeof broken) => Object.keys(answer.headers).sort()
    expect(names(broken)).toEqual(names(unknown))
    expect(broken.headers['content-security-policy']).toBe(unknown.headers['content-security-policy'])
  })

  it('asks for HTTPS for good where a trusted proxy ends TLS, and only there', async () => {
    const hsts = async (headers: Record<string, string>) =>
      (await get('/healthz', headers)).headers['strict-transport-security']
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts({})).toBeUndefined()
    const untrusting = await start()
    const answer = await untrusting.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    await untrusting.close()
  })

  it('sends the same security headers with every call as with any other answer', async () => {
    const ofSecurity = /^(content-security|cross-origin|origin-agent|referrer|strict|x-(?!server))/
    const safety = async (url: string) => {
      const { headers } = await get(url, { 'x-forwarded-proto': 'https' })
      return Object.fromEntries(Object.entries(headers).filter(([name]) => ofSecurity.test(name)))
    }
    const wanted = await safety('/healthz')
    expect(Object.keys(wanted)).toEqual(expect.arrayContaining(['content-security-policy', 'x-content-type-options']))
    for (let times = 0; times < 2; times += 1) expect(await safety('/api/t/who')).toEqual(wanted)
    const broken = await gateway.app.inject({
      method: 'POST',
      url: '/api/t/plain',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it('lets other origins call where the settings name them', async () => {
    const from = 'https://there.example'
    const open = await start({ CORS_ORIGINS: from })
    const allowed = async (origin: string, method: 'GET' | 'OPTIONS') => {
      const headers = { origin, 'access-control-request-method': 'GET' }
      const answer = await open.app.inject({ method, url: '/api/t/who', headers })
      expect(answer.headers['vary']).toMatch(/Origin/)
      return answer.headers['access-control-allow-origin']
    }
    for (const method of ['OPTIONS', 'GET'] as const) {
      expect(await allowed(from, method)).toBe(from)
      expect(await allowed('https://elsewhere.example', method)).toBeUndefined()
    }
    const { headers } = await open.app.inject({ url: '/api/t/who', headers: { origin: from } })
    expect(headers['access-control-expose-headers']).toBe('x-server-time, x-demo')
    await open.close()
  })

  it('shows the figures to who has the token; in PRO without one to nobody', async () => {
    const status = async (headers: Record<string, string>) => (await get('/metrics', headers)).statusCode
    expect([await status({}), await status({ authorization: 'Bearer wrong' })]).toEqual([404, 404])
    expect(await status({ authorization: 'Bearer let-me-see' })).toBe(200)
    const open = await start()
    expect((await open.app.inject({ url: '/metrics' })).statusCode).toBe(200)
    await open.close()
  })
})
