import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { embeddedLicenseReader } from './embedded'
import { httpLicenseReader } from './http'
import { pngText, withPngText } from './png-text'
import { qrText } from './qr'
import { fieldsOf, limited, linkOf } from './types'

const licence = (name: string) => readFileSync(join(__dirname, '../../modules/certification/papers', `${name}.png`))
/** A database whose setting table says this. */
const dbSaying = (value?: string) => {
  const query = { select: () => query, where: () => query, executeTakeFirst: async () => value && { value } }
  return { selectFrom: () => query } as never
}
const read = (bytes: Buffer, mode?: string, slow?: number) =>
  embeddedLicenseReader(dbSaying(mode), slow).read({ bytes, mime: 'image/png' })

describe('text of a PNG', () => {
  test('is found again, in Chinese, and the picture stays a picture', async () => {
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const said = withPngText(png, 'license', '{"a":"锦程"}')
    expect([pngText(said, 'license'), pngText(said, 'other'), pngText(png, 'license')]).toEqual([
      '{"a":"锦程"}',
      null,
      null,
    ])
    expect(await sharp(said).metadata()).toMatchObject({ width: 3, height: 2 })
  })
  test('of something cut off or no PNG there is none', () => {
    expect(pngText(licence('licence-valid').subarray(0, 200), 'license')).toBeNull()
    expect(pngText(Buffer.from('hello'), 'license')).toBeNull()
  })
})

describe('embedded reader (CE-02)', () => {
  test('reads a demo licence', async () => {
    const reading = await read(licence('licence-valid'))
    expect(reading).toMatchObject({ recognised: true, reader: 'embedded' })
    expect(reading.fields).toMatchObject({
      companyName: '锦程食品有限公司',
      uscc: '91131000MA0JCHP08P',
      validTo: '9999-12-31',
    })
  })
  test('invents nothing for any other picture', async () => {
    const reading = await read(licence('licence-unreadable'))
    expect([reading.recognised, Object.values(reading.fields).join('')]).toEqual([false, ''])
    const broken = withPngText(licence('licence-unreadable'), 'license', 'not json')
    expect((await read(broken)).recognised).toBe(false)
  })
  test('keeps of a QR code its link only', async () => {
    const reading = await read(licence('licence-qr'))
    expect([reading.recognised, Object.values(reading.fields).join(''), reading.link]).toEqual([false, '', link])
    expect((await read(licence('licence-unreadable'))).link).toBeNull()
    expect((await read(licence('licence-valid'))).link).toBeNull()
  })
  test('is slow or down when told to', async () => {
    await expect(read(licence('licence-valid'), 'DOWN')).rejects.toThrow('down')
    const started = performance.now()
    expect((await read(licence('licence-valid'), 'SLOW', 60)).recognised).toBe(true)
    expect(performance.now() - started).toBeGreaterThan(50)
  })
})

describe('QR code', () => {
  const picture = () => sharp(licence('licence-qr'))
  const read = async (image: Sharp) => qrText(await image.toBuffer())
  test.each<[string, (image: Sharp) => Sharp]>([
    ['turned', (image) => image.rotate(200, { background: '#333' })],
    ['upside down', (image) => image.rotate(180)],
    ['leaning', (image) => image.affine([1, 0.1, 0.08, 1], { background: '#888' })],
    ['dim', (image) => image.linear(0.45, 20)],
    ['not sharp', (image) => image.blur(1.1)],
    ['as a JPEG', (image) => image.jpeg({ quality: 60 })],
    ['larger', (image) => image.resize(2000)],
    ['with a stain', (image) => image.composite([{ ...patch(14, '#fff'), left: 150, top: 545 }])],
  ])('is read from a picture %s', async (_name, change) => expect(await read(change(picture()))).toBe(link))

  test('that is half hidden is not guessed', async () => {
    expect(await read(picture().composite([{ ...patch(60, '#fff'), left: 140, top: 530 }]))).toBeNull()
  })
})

const link = 'https://www.gsxt.gov.cn/index.html?uniscid=91131000MA0YLJD06W'
const patch = (size: number, background: string) => ({
  input: { create: { width: size, height: size, channels: 3 as const, background } },
})

test.each([
  [link, link],
  ['javascript:alert(1)', null],
  ['https://a b', null],
  ['https://a.cn/"><script>', null],
  [`https://a.cn/${'x'.repeat(500)}`, null],
  ['12345', null],
  [undefined, null],
])('link %s', (text, kept) => expect(linkOf(text)).toBe(kept))

describe('a reader is waited for so long and no longer (CE-02)', () => {
  const answer = { reader: 'x', recognised: false, confidence: 0, fields: fieldsOf(null), link: null }
  const reader = (ms: number) => ({ read: () => new Promise<typeof answer>((done) => setTimeout(done, ms, answer)) })
  const picture = { bytes: Buffer.from(''), mime: 'image/png' }
  test('in time', async () => expect(await limited(reader(5), 500).read(picture)).toBe(answer))
  test('late', async () => {
    await expect(limited(reader(300), 20).read(picture)).rejects.toThrow('longer than 20 ms')
  })
})

describe('reader over HTTPS', () => {
  let server: Server
  let answer: { status: number; body: unknown; wait?: number } = { status: 200, body: null }
  let asked: { authorization: string | undefined; body: { image?: string; mime?: string } } | undefined
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => (text += part))
      request.on('end', () => {
        asked = { authorization: request.headers.authorization, body: JSON.parse(text) }
        setTimeout(() => response.writeHead(answer.status).end(JSON.stringify(answer.body)), answer.wait ?? 0)
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => new Promise((done) => server.close(done)))
  const reader = (timeout = 2000) =>
    httpLicenseReader({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/read`, key: 'k', timeout })
  const picture = { bytes: Buffer.from('abc'), mime: 'image/jpeg' }

  test('sends the picture with its key and keeps the known fields as text', async () => {
    answer = {
      status: 200,
      body: { recognised: true, confidence: 1.7, fields: { uscc: ' X ', other: 'y', address: 5 } },
    }
    const reading = await reader().read(picture)
    expect(asked).toEqual({ authorization: 'Bearer k', body: { image: 'YWJj', mime: 'image/jpeg' } })
    expect(reading).toMatchObject({ recognised: true, confidence: 1, fields: { ...fieldsOf(null), uscc: 'X' } })
  })
  test.each([[{ recognised: true, fields: {} }], [{ recognised: 'yes', fields: { uscc: 'X' } }], [null]])(
    '%j is not recognised',
    async (body) => {
      answer = { status: 200, body }
      expect((await reader().read(picture)).recognised).toBe(false)
    },
  )
  test('a failure and a time-out are thrown', async () => {
    answer = { status: 503, body: null }
    await expect(reader().read(picture)).rejects.toThrow('503')
    answer = { status: 200, body: null, wait: 300 }
    await expect(reader(50).read(picture)).rejects.toThrow(/time/i)
  })
})
