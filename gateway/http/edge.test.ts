import { Readable } from 'node:stream'
import { Type as t } from '@sinclair/typebox'
import { Registry } from 'prom-client'
import { DateText, Instant, Month } from '@contract/common'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import type { LoadedSettings } from '../settings'
import { implement, manual } from './handlers'

const table = endpoints({
  'default GET /t/who': { access: 'public', out: t.Object({ ip: t.String() }) },
  'default GET /t/when': {
    access: 'public',
    in: t.Object({ day: t.Optional(DateText), month: t.Optional(Month), at: t.Optional(Instant) }),
    out: t.Null(),
  },
  'default POST /t/plain': { access: 'public', in: t.Object({}), out: t.Null() },
  'default POST /t/free': {
    access: 'public',
    bodyKb: 128,
    in: t.Object({ free: t.Unsafe<unknown>({}) }),
    out: t.Object({ free: t.Unsafe<unknown>({}) }),
  },
  'job POST /t/file': {
    access: 'public',
    upload: true,
    in: t.Object({ file: t.Unsafe<{ pieces(most: number): AsyncIterable<Uint8Array> }>({}) }),
    out: t.Object({ size: t.Integer() }),
  },
})
const handlers = implement(table, {
  'default GET /t/who': async ({ ip }) => ({ ip }),
  'default GET /t/when': async () => null,
  'default POST /t/plain': async () => null,
  'default POST /t/free': async (_ctx, { free }) => ({ free }),
  'job POST /t/file': manual(async (_ctx, { file }) => {
    let size = 0
    for await (const piece of file.pieces(4 * 1024 * 1024)) size += piece.length
    return { size }
  }),
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
    // The day after has no four digits any more.
    ['day=9999-12-31', '2901'],
    ['day=1899-12-31', '2901'],
    ['day=2199-12-31', '1000'],
    ['month=2026-12', '1000'],
    ['month=2026-13', '2901'],
    ['month=0000-01', '2901'],
    ['at=2026-02-28T23:59:59%2B08:00', '1000'],
    ['at=2026-02-30T08:00:00%2B08:00', '2901'],
    // Summer time: +09 then.
    ['at=1988-06-01T08:00:00%2B08:00', '2901'],
    ['at=2000-01-01T00:00:00%2B08:00', '1000'],
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

  const part = (name: string, text: string, more = '') =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
  const fileNamed = (name: string) => part(name, 'bytes', '; filename="a.bin"')
  const end = `--${edge}--\r\n`

  it.each([
    ['a text as file', part('file', 'text') + end],
    ['a file under another name', fileNamed('bizType') + end],
    ['a file called __proto__', fileNamed('__proto__') + end],
    ['a field called __proto__', part('__proto__', 'x') + fileNamed('file') + end],
    ['two files', fileNamed('file') + fileNamed('file') + end],
    ['a form that ends early', fileNamed('file').slice(0, -9)],
    ['twenty-one fields', Array.from({ length: 21 }, (_, n) => part(`f${n}`, 'x')).join('') + fileNamed('file') + end],
  ])('2901 for %s', async (_say, payload) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${edge}` }
    const response = await gateway.app.inject({ method: 'POST', url: '/job/t/file', headers, payload })
    expect(JSON.parse(response.body)).toMatchObject({ code: 2901 })
  })

  it('2901 for a file that comes as JSON or in the address', async () => {
    expect((await gateway.injectRaw('POST', '/job/t/file?file=x', '{"file":"x"}')).code).toBe('2901')
  })

  it('a file is taken by the call that asks for one, and read by no other', async () => {
    const refused = await sendFile('/api/t/plain')
    expect(refused.body).toMatchObject({ body: { resultCode: '2901' } })
    expect(refused.read).toBeLessThan(1024 * 1024)
    expect((await sendFile('/job/t/file')).body).toMatchObject({ data: { size: 80 * 32 * 1024 } })
  })
})

describe('the address of the caller (TRUST_PROXY)', () => {
  it.each([
    ['0', '9.9.9.9, 1.2.3.4', '10.0.0.7'],
    ['1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['2', '9.9.9.9, 1.2.3.4, 10.0.0.6', '1.2.3.4'],
    ['1', undefined, '10.0.0.7'],
    ['10.0.0.0/8', '9.9.9.9, 1.2.3.4, 10.0.0.6', '1.2.3.4'],
    ['10.0.0.6', '1.2.3.4', '10.0.0.7'],
  ])('with %s: a chain that the caller wrote is not believed (%s)', async (TRUST_PROXY, chain, ip) => {
    const gateway = await start({ TRUST_PROXY })
    const headers = chain === undefined ? {} : { 'x-forwarded-for': chain }
    const response = await gateway.app.inject({ url: '/api/t/who', headers, remoteAddress: '10.0.0.7' })
    await gateway.close()
    expect(JSON.parse(response.body)).toMatchObject({ body: { data: { ip } } })
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/api/%zz', `/api/t/${'a'.repeat(201)}`, '/api/t/unknown'])(
    '%s: the same answer, with the headers of any',
    async (url) => {
      const gateway = await coreGateway({
        contract: {
          ...table,
          'default GET /t/{name}/mark': { access: 'public', in: t.Object({ name: t.String() }), out: t.Null() },
        },
        areas: [{ name: 'edge', handlers: { ...handlers, 'default GET /t/{name}/mark': async () => null } }],
      })
      const { statusCode, headers, body } = await gateway.app.inject({ url })
      await gateway.close()
      expect({ statusCode, body: JSON.parse(body) as unknown }).toEqual({
        statusCode: 404,
        body: { code: 404, msg: 'not found', data: null },
      })
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('a body that is none is not kept by a proxy either', async () => {
    const gateway = await start()
    const { statusCode, headers } = await gateway.app.inject({
      method: 'POST',
      url: '/api/t/plain',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    await gateway.close()
    expect({ statusCode, cache: headers['cache-control'] }).toEqual({ statusCode: 400, cache: 'no-store' })
  })
})

describe('at the door', () => {
  let gateway: CoreGateway
  beforeAll(async () => {
    gateway = await start({ TRUST_PROXY: '1', METRICS_TOKEN: 'let-me-see' })
  })
  afterAll(() => gateway.close())
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it('refuses what is nested deep, quietly', async () => {
    expect((await gateway.injectRaw('POST', '/api/t/free', `{"free":${nested(15)}}`)).code).toBe('1000')
    for (const levels of [16, 60_000])
      expect((await gateway.injectRaw('POST', '/api/t/free', `{"free":${nested(levels)}}`)).code).toBe('2901')
  })

  it('drops unknown fields before anything walks them', async () => {
    expect((await gateway.injectRaw('POST', '/api/t/plain', `{"a":${nested(30_000)}}`)).code).toBe('1000')
  })

  it.each(['{"__proto__":{"isStaff":true}}', '{"free":{"__proto__":{}}}', '{"constructor":{"prototype":{}}}'])(
    'reads no %s, which would reach what all objects share',
    async (body) => {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/t/free',
        payload: body,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(400)
      expect(({} as { isStaff?: true }).isStaff).toBeUndefined()
    },
  )

  it('says of a fault outside of a call that there was one, and not which', async () => {
    jest.spyOn(Registry.prototype, 'metrics').mockRejectedValue(new Error('password of the database: s3cret'))
    const answer = await get('/metrics', { authorization: 'Bearer let-me-see' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 500, msg: '系统繁忙，请稍后再试', data: null })
  })

  it('mends half a character and refuses U+0000, however deep', async () => {
    const send = (text: string) => gateway.injectRaw('POST', '/api/t/free', `{"free":[{"a":"${text}"}]}`)
    expect(await send('a\\ud800b')).toMatchObject({ data: { free: [{ a: 'a\ufffdb' }] } })
    expect(await send('a\\u0000b')).toMatchObject({ code: '2901', data: { field: 'free.0.a' } })
    const named = (name: string) => gateway.injectRaw('POST', '/api/t/free', `{"free":[{"${name}":"x"}]}`)
    expect(await named('a\\ud800b')).toMatchObject({ data: { free: [{ 'a\ufffdb': 'x' }] } })
    expect(await named('a\\u0000b')).toMatchObject({ code: '2901', data: { field: 'free.0' } })
  })

  it('takes 64 kB, or what the call says, and reads no more', async () => {
    const send = (path: string, kB: number) => gateway.injectRaw('POST', path, `{"free":"${'a'.repeat(kB * 1024)}"}`)
    expect([(await send('/api/t/plain', 63)).status, (await send('/api/t/plain', 64)).status]).toEqual([200, 413])
    expect([(await send('/api/t/free', 127)).status, (await send('/api/t/free', 128)).status]).toEqual([200, 413])
  })

  it('counts an address before it reads the body, an IPv6 customer as one', async () => {
    const busy = await start({ RATE_LIMIT: '1' })
    const { db } = busy.database
    await db.insertInto('setting').values({ companyCode: '*', key: 'rate.address', value: '3' }).execute()
    await (busy.work.settings as LoadedSettings).refresh(db)
    const headers = { 'content-type': 'application/json' }
    const send = async (remoteAddress: string) => {
      const broken = { method: 'POST', url: '/api/t/plain', headers, payload: '{', remoteAddress } as const
      return (await busy.app.inject(broken)).body
    }
    const answers = []
    for (const n of [1, 2, 3, 4]) answers.push(await send(`2001:db8:7:9::${n}`))
    expect(answers.map((one) => one.includes('2906'))).toEqual([false, false, false, true])
    expect(JSON.parse(answers[3] ?? '')).toMatchObject({ body: { resultCode: '2906' } })
    expect(await send('2001:db8:7:a::1')).not.toContain('2906')
    await busy.close()
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
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains')
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

  it.each([
    ['no type at all', 'POST', '/api/t/plain', {}, 415],
    ['broken JSON', 'POST', '/api/t/plain', { 'content-type': 'application/json' }, 400],
    ['a method to look for others', 'TRACE', '/api/t/plain', {}, 404],
  ] as const)('takes no %s', async (_name, method, url, headers, status) => {
    const answer = await gateway.app.inject({ method: method as 'POST', url, headers, payload: '{x' })
    expect(answer.statusCode).toBe(status)
  })

  it('keeps no answer and names no software', async () => {
    const { headers } = await get('/api/t/who')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'referrer-policy': 'strict-origin',
    })
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined])
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
    expect(headers['access-control-expose-headers']).toBe('x-server-time, x-demo, x-trace-id')
    await open.close()
  })

  it('shows the figures to a caller with the token; in PRO without one to no caller', async () => {
    const status = async (headers: Record<string, string>) => (await get('/metrics', headers)).statusCode
    expect([await status({}), await status({ authorization: 'Bearer wrong' })]).toEqual([404, 404])
    expect(await status({ authorization: 'Bearer let-me-see' })).toBe(200)
    const open = await start()
    expect((await open.app.inject({ url: '/metrics' })).statusCode).toBe(200)
    await open.close()
  })
})
