import type { TestGateway } from '../../test/setup/gateway'
import { contentGateway } from '../../test/setup/content-gateway'
import { pngText } from './stand-ins/png-text'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await contentGateway({ demoData: false })
})
afterAll(() => gateway.close())

const get = (name: string) => gateway.gateway.app.inject({ method: 'GET', url: `/cms/media/demo/${name}` })

test('a drawn picture is svg that can run nothing', async () => {
  const { headers, statusCode, body } = await get('cover-city-1.svg')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=604800',
  })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(body.startsWith('<svg ')).toBe(true)
})

test('a licence to try the certification with says what is on it', async () => {
  const { headers, rawPayload } = await get('licence-valid.png')
  expect(headers['content-type']).toBe('image/png')
  expect(pngText(rawPayload, 'license')).toContain('91131000MA0JCHP08P')
})

test.each(['..%2F..%2Fpackage.json', 'nothing.png', '..%2Findex.ts', 'cover-city-9.svg'])(
  '%s is none',
  async (name) => {
    expect((await get(name)).statusCode).toBe(404)
  },
)
