import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { aliyunLicenseReader } from './aliyun'
import { embeddedLicenseReader } from '../../demo/stand-ins/license-reader'
import { pngText, withPngText } from '../../demo/stand-ins/png-text'
import { qrText } from './qr'
import { fieldsOf, limited, linkOf } from './types'

const licence = (name: string) => readFileSync(join(__dirname, '../../demo/papers', `${name}.png`))
const read = (bytes: Buffer) => embeddedLicenseReader.read({ bytes, mime: 'image/png' })

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

/** A stand-in for the provider that checks the signature of the picture by itself and answers as the documentation's example. */
describe('Alibaba Cloud OCR', () => {
  let server: Server
  let answer: { status: number; body: unknown; wait?: number }
  let asked: { url: string; headers: Record<string, string | undefined>; body: Buffer } | undefined
  const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
  const isSigned = ({ headers }: IncomingMessage, body: Buffer): boolean => {
    const [, names = '', signature = ''] =
      /^ACS3-HMAC-SHA256 Credential=testId,SignedHeaders=(.+),Signature=(.+)$/.exec(headers.authorization ?? '') ?? []
    const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
    const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${sha(body)}`
    return (
      createHmac('sha256', 'testSecret')
        .update(`ACS3-HMAC-SHA256\n${sha(canonical)}`)
        .digest('hex') === signature
    )
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts)
        asked = { url: request.url ?? '', headers: request.headers as Record<string, string | undefined>, body }
        const said = isSigned(request, body) ? answer : { status: 400, body: { Code: 'SignatureDoesNotMatch' } }
        setTimeout(() => response.writeHead(said.status).end(JSON.stringify(said.body)), answer.wait ?? 0)
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => new Promise((done) => server.close(done)))
  const reader = (timeout = 30_000) => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return aliyunLicenseReader({ keyId: 'testId', keySecret: 'testSecret', endpoint }, timeout)
  }
  const picture = { bytes: licence('licence-qr'), mime: 'image/png' }
  /* The documentation's example. */
  const data = {
    creditCode: '913301095U78M2HC4A',
    companyName: '杭州橘子文化传媒有限公司',
    companyType: '有限责任公司(自然人投资或控股)',
    businessAddress: '萧山区宁围街道泰宏巷40号联合中心北区',
    legalPerson: '陈云平',
    businessScope: '影视文化艺术活动策划',
    registeredCapital: '壹佰万元整',
    RegistrationDate: '2017年01月04日',
    validPeriod: '2017年01月04日至长期',
    validFromDate: '20170104',
    validToDate: '29991231',
    companyForm: '',
  }
  const sure = [
    { key: 'creditCode', keyProb: 100, value: '913301095U78M2HC4A', valueProb: 100 },
    { key: 'companyName', keyProb: 100, value: '杭州橘子文化传媒有限公司', valueProb: 90 },
    { key: 'companyForm', keyProb: 100, value: '', valueProb: 10 },
  ]
  const said = (read: object) => ({
    status: 200,
    body: { RequestId: '43A29C77-405E-4CC0-BC55-EE694AD00655', Data: JSON.stringify(read) },
  })

  test('sends the picture as the body and names what was read as we do; the link of the QR code is our own reading', async () => {
    answer = said({ data, prism_keyValueInfo: sure })
    const reading = await reader().read(picture)
    expect(asked?.url).toBe('/')
    expect(asked?.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-acs-action': 'RecognizeBusinessLicense',
      'x-acs-version': '2021-07-07',
      'x-acs-content-sha256': sha(picture.bytes),
    })
    expect(asked?.body.equals(picture.bytes)).toBe(true)
    expect(reading).toEqual({
      reader: 'aliyun-ocr',
      recognised: true,
      confidence: 0.95,
      link,
      fields: {
        companyName: '杭州橘子文化传媒有限公司',
        uscc: '913301095U78M2HC4A',
        companyType: '有限责任公司(自然人投资或控股)',
        legalPerson: '陈云平',
        registeredCapital: '壹佰万元整',
        establishDate: '2017-01-04',
        validFrom: '2017-01-04',
        validTo: '9999-12-31',
        address: '萧山区宁围街道泰宏巷40号联合中心北区',
        businessScope: '影视文化艺术活动策划',
      },
    })
  })
  test.each([
    ['nothing was read', () => said({ data: { companyName: '', creditCode: '' } })],
    [
      'it is no licence',
      () => ({ status: 400, body: { Code: 'unmatchedImageType', Message: '图片类型与API OCR类型不匹配' } }),
    ],
  ])('is not recognised when %s', async (_name, answered) => {
    answer = answered()
    expect(await reader().read(picture)).toMatchObject({ recognised: false, confidence: 0 })
  })
  test('a failure and a time-out are thrown', async () => {
    answer = { status: 503, body: { Code: 'ServiceUnavailable', Message: 'busy' } }
    await expect(reader().read(picture)).rejects.toThrow('ServiceUnavailable')
    answer = { ...said({ data }), wait: 300 }
    await expect(reader(50).read(picture)).rejects.toThrow(/time/i)
  })
})
