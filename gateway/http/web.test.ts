import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fastify from 'fastify'
import { serveWeb } from './web'

const folder = mkdtempSync(join(tmpdir(), 'gas-web-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hosts = { pictures: (): string[] => [], frames: (): string[] => [] }

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function build(script: string, second: number): void {
  const index = join(folder, 'index.html')
  writeFileSync(index, `<!doctype html><script>${script}</script><script src="/js/app.js"></script>`)
  utimesSync(index, second, second)
}

test("the policy allows the page's own inline script, also after another build", async () => {
  build('first()', 1)
  const app = fastify()
  await serveWeb(app, folder, hosts)
  const page = async () => {
    const answer = await app.inject({ url: '/pages/me/me', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(200)
    return { body: answer.body, policy: String(answer.headers['content-security-policy']) }
  }
  expect((await page()).policy).toContain(`script-src 'self' ${hashOf('first()')} https://res.wx.qq.com`)
  build('second()', 2)
  const { body, policy } = await page()
  expect(body).toContain('second()')
  expect(policy).toContain(hashOf('second()'))
  expect(policy).not.toContain(hashOf('first()'))
  expect((await app.inject({ url: '/nothing.js' })).statusCode).toBe(404)
  await app.close()
})

test('only files of the built app are served, however a path leads out of its folder', async () => {
  build('first()', 1)
  const outside = `${basename(folder)}.txt`
  writeFileSync(join(folder, '..', outside), 'secret')
  const app = fastify()
  await serveWeb(app, folder, hosts)
  for (const up of ['..', '%2e%2e', '..%2f..', '%2e%2e%5c', 'js/../..']) {
    const { body } = await app.inject({ url: `/${up}/${outside}`, headers: { accept: '*/*' } })
    expect(body).not.toContain('secret')
  }
  rmSync(join(folder, '..', outside))
  await app.close()
})

test('the root is the app for every client, with compression or without', async () => {
  build('first()', 1)
  const app = fastify()
  await serveWeb(app, folder, hosts)
  for (const headers of [{}, { accept: 'text/html' }, { accept: '*/*', 'accept-encoding': 'gzip, br' }]) {
    const answer = await app.inject({ url: '/', headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('first()')
  }
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  await app.close()
})

test('without a built app there is no page, and the policy stands', async () => {
  const app = fastify()
  await serveWeb(app, null, hosts)
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' https://res.wx.qq.com")
  await app.close()
})

test("the auth centre's pages lie at their exact addresses; what is below them is a call (C 9.31)", async () => {
  build('first()', 1)
  const app = fastify()
  await serveWeb(app, folder, hosts)
  const status = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode
  for (const url of ['/auth?appid=a', '/login', '/tenants', '/iCome?code=a/b', '/pages/login/login'])
    expect([url, await status(url)]).toEqual([url, 200])
  for (const url of [
    '/auth/ent/getAuthToken',
    '/login/x',
    '/api/crmgas/nothing',
    '/substitution/auth/ent/getAuthToken',
  ])
    expect([url, await status(url)]).toEqual([url, 404])
  await app.close()
})

test('pictures and frames come from named hosts only, read for every page; other devices than the two in use are closed', async () => {
  const app = fastify({ trustProxy: true })
  let frames = ['gas.example.com']
  await serveWeb(app, null, { pictures: () => ['.cdn.example.com', "x; script-src 'none'"], frames: () => frames })
  const headers = async () =>
    (await app.inject({ url: '/', headers: { accept: 'text/html', 'x-forwarded-proto': 'https' } })).headers
  const directive = async (name: string) =>
    String((await headers())['content-security-policy'])
      .split(';')
      .find((one) => one.startsWith(name))
  expect(await directive('img-src')).toBe("img-src 'self' data: blob: https://*.cdn.example.com:*")
  expect(await directive('media-src')).toBe("media-src 'self' blob: https://*.cdn.example.com:*")
  expect(await directive('frame-src')).toBe("frame-src 'self' https://*.qq.com webcompt: https://gas.example.com:*")
  frames = []
  expect(await directive('frame-src')).toBe("frame-src 'self' https://*.qq.com webcompt: ")
  expect(await directive('frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(String((await headers())['content-security-policy'])).not.toContain('unsafe-eval')
  expect(await headers()).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringMatching(
      /^camera=\(self\), geolocation=\(self\), accelerometer=\(\), /,
    ) as string,
  })
  await app.close()
})
