import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { aliyunMeterReader } from './aliyun'
import { framed, lightOf } from './framed'

const all = { x: 0, y: 0, w: 1, h: 1 }
const plain = (background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

describe('the framed part', () => {
  test('is cut out; a frame beyond the rim ends at the rim', async () => {
    const bytes = await plain('red')
    expect(await sharp(await framed(bytes, { x: 0.5, y: 0.5, w: 0.25, h: 0.5 })).metadata()).toMatchObject({
      width: 100,
      height: 100,
    })
    expect(await sharp(await framed(bytes, { x: 0.9, y: 0.9, w: 1, h: 1 })).metadata()).toMatchObject({
      width: 40,
      height: 20,
    })
  })
  test('dark, burnt out, without edges', async () => {
    expect((await lightOf(await plain('#050505'), all)).mean).toBeLessThan(10)
    expect(await lightOf(await plain('white'), all)).toMatchObject({ mean: 255, glare: 1, edges: 0 })
  })
})

describe('Alibaba Cloud', () => {
  let server: Server
  let answer: object
  let asked: { action: string | undefined; url: string }[]
  beforeEach(async () => {
    asked = []
    server = createServer((request, reply) => {
      asked.push({ action: String(request.headers['x-acs-action']), url: request.url ?? '' })
      request.resume().on('end', () => {
        if ('silent' in answer) return
        reply.setHeader('content-type', 'application/json')
        reply.end(JSON.stringify({ Data: JSON.stringify(answer) }))
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const reader = (timeout = 2000) =>
    aliyunMeterReader(
      { keyId: 'k', keySecret: 's', endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
      timeout,
    )
  const look = async (given: object, timeout?: number) => {
    answer = given
    return reader(timeout).read({
      bytes: await plain('white'),
      mime: 'image/png',
      frame: all,
      intDigits: 5,
      decDigits: 2,
    })
  }
  const digits = (reading: { wheels: readonly { digits: string }[] }) =>
    reading.wheels.map((one) => one.digits || '-').join('')

  test('the word with as many digits as wheels, each with its own probability', async () => {
    const charInfo = [...'0123456'].map((word, index) => ({ word, prob: index === 3 ? 60 : 98 }))
    const words = [
      { word: 'G2.5 2021', prob: 99 },
      { word: '0123456', prob: 97, charInfo },
    ]
    const reading = await look({ prism_wordsInfo: words })
    expect([digits(reading), reading.isUpsideDown, reading.reader]).toEqual(['0123456', false, 'aliyun-ocr'])
    expect(reading.wheels[3]?.confidence).toBe(0.6)
    expect(asked).toEqual([{ action: 'RecognizeAdvanced', url: '/?NeedRotate=true&OutputCharInfo=true' }])
  })
  test('a fraction that was not read stays empty', async () => {
    const reading = await look({ prism_wordsInfo: [{ word: '01234', prob: 90 }] })
    expect(digits(reading)).toBe('01234--')
    expect(reading.wheels.map(({ confidence }) => confidence)).toEqual([0.9, 0.9, 0.9, 0.9, 0.9, 0, 0])
  })
  test.each([
    [{ prism_wordsInfo: [{ word: '猫' }, { word: '2021-03-04', prob: 99 }] }],
    [{ prism_wordsInfo: [{ word: '123', prob: 99 }] }],
    [{}],
  ])('nothing that fits is no register: %j', async (given) => expect((await look(given)).wheels).toEqual([]))
  test.each([
    [180, true],
    [-179, true],
    [134, false],
    [90, false],
    [0, false],
  ])('turned by %d° is upside down: %s', async (angle, is) => {
    expect((await look({ angle, prism_wordsInfo: [{ word: '0123456', prob: 99 }] })).isUpsideDown).toBe(is)
  })
  test('silence is an error within its limit', async () => {
    await expect(look({ silent: true }, 50)).rejects.toThrow()
  })
})
