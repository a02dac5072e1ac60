import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { climateWeather } from './climate'
import { qweather } from './qweather'

/* A stand-in for the provider: it checks the token's signature and answers with the documentation's examples. */
const pair = generateKeyPairSync('ed25519')
const place = { name: '北京', id: '101010100', lat: '39.90499', lon: '116.40529', adm2: '北京', adm1: '北京市' }
const current = {
  metadata: { tag: '03ec2ded' },
  condition: { text: '少云', code: '102' },
  temperature: { value: 31.71, unit: '°C' },
  feelsLike: { value: 33.64, unit: '°C' },
  humidity: 0.69,
  wind: { direction: { degree: 226, compass: 'sw' }, speed: { value: 4.74, unit: 'm/s' }, scale: 3 },
}
let server: Server
let asked: string[]
let answers: Record<string, { status: number; body?: unknown }>

function isSigned(authorization: string | undefined): boolean {
  const [head = '', claims = '', signature = ''] = (authorization ?? '').replace('Bearer ', '').split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  expect(read(head)).toEqual({ alg: 'EdDSA', kid: 'KEY1' })
  const { sub, iat, exp } = read(claims) as { sub: string; iat: number; exp: number }
  const now = Date.now() / 1000
  const isNow = sub === 'PROJECT1' && iat <= now && exp > now && exp - iat <= 86_400
  return isNow && verify(null, Buffer.from(`${head}.${claims}`), pair.publicKey, Buffer.from(signature, 'base64url'))
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const known = Object.entries(answers).find(([start]) => request.url?.startsWith(start))?.[1]
    const answer = isSigned(request.headers.authorization) ? known : { status: 401 }
    response.writeHead(answer?.status ?? 404).end(JSON.stringify(answer?.body ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  asked = []
  answers = {
    '/geo/v2/city/lookup': { status: 200, body: { code: '200', location: [place] } },
    '/weather/v1/current/': { status: 200, body: current },
    '/v7/weather/7d': {
      status: 200,
      body: {
        code: '200',
        daily: [
          { fxDate: '2026-11-23', tempMax: '12', tempMin: '-1' },
          { fxDate: '2026-11-24', tempMax: '8', tempMin: '-3' },
        ],
      },
    },
  }
})

const provider = () =>
  qweather({
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId: 'PROJECT1',
    keyId: 'KEY1',
    privateKey: pair.privateKey,
  })
const now = Date.parse('2026-11-23T09:30:00+08:00')

describe('QWeather', () => {
  it('finds the city, asks for its weather as documented, and keeps the answer for ten minutes', async () => {
    const weather = provider()
    const wanted = { city: '北京', tempC: 32, textDay: '少云', iconCode: 'CLOUDY', wind: '西南风3级', source: 'LIVE' }
    expect(await weather.of('110100', now)).toMatchObject(wanted)
    expect(await weather.of('110100', now + 599_000)).toMatchObject(wanted)
    expect(asked).toEqual(['/geo/v2/city/lookup?location=110100&range=cn&number=1', '/weather/v1/current/39.90/116.41'])
    await weather.of('110100', now + 600_000)
    expect(asked).toHaveLength(3)
  })
  it.each([
    ['100', 'SUNNY'],
    ['150', 'SUNNY'],
    ['104', 'CLOUDY'],
    ['305', 'RAIN'],
    ['400', 'SNOW'],
    ['501', 'FOG'],
    ['900', 'HOT'],
    ['999', 'CLOUDY'],
  ])('shows code %s as %s', async (code, icon) => {
    answers['/weather/v1/current/'] = { status: 200, body: { ...current, condition: { text: 'x', code } } }
    expect(await provider().of('北京', now)).toMatchObject({ iconCode: icon })
  })
  it('forecasts the days of a week by the middle of their ends', async () => {
    expect(await provider().days('北京')).toEqual([
      { date: '2026-11-23', temperature: '5.5' },
      { date: '2026-11-24', temperature: '2.5' },
    ])
    expect(asked.at(-1)).toBe('/v7/weather/7d?location=116.41,39.90')
    answers['/geo/v2/city/lookup'] = { status: 404 }
    expect(await provider().days('无此地')).toEqual([])
  })
  it('knows nothing of a place that is none', async () => {
    answers['/geo/v2/city/lookup'] = { status: 404 }
    expect(await provider().of('无此地', now)).toBeNull()
    expect(await provider().of('', now)).toBeNull()
  })
  it('throws when the provider fails or the key is not its own', async () => {
    answers['/weather/v1/current/'] = { status: 500 }
    await expect(provider().of('北京', now)).rejects.toThrow('QWeather answered 500')
  })
})

it('the climate of the month needs no service', async () => {
  expect(await climateWeather().of('廊坊市', now)).toMatchObject({ city: '廊坊', tempC: 5, source: 'CLIMATE' })
  expect(await climateWeather().of('999999', now)).toBeNull()
  expect(await climateWeather().days('廊坊')).toEqual([])
})
