import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { embeddedLicenseReader } from './embedded'
import { httpLicenseReader } from './http'
import { pngText, withPngText } from './png-text'
import { fieldsOf } from './types'

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
  test('is slow or down when told to', async () => {
    await expect(read(licence('licence-valid'), 'DOWN')).rejects.toThrow('down')
    const started = performance.now()
    expect((await read(licence('licence-valid'), 'SLOW', 60)).recognised).toBe(true)
    expect(performance.now() - started).toBeGreaterThan(50)
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
