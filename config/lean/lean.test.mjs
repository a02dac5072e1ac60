import fullQuery from 'query-string'
import FullRouter from 'universal-router'
import leanQuery from './query-string.js'
import LeanRouter from './universal-router.js'

test.each(['', '?', 'a=1', '?a=1&b=&c&&d=x=y', 'a=%E6%B0%94&a=+2&a', '?stamp=1&stamp=2', '&a=1'])(
  'the address part %p is read as by query-string',
  (search) => expect(leanQuery.parse(search)).toEqual(fullQuery.parse(search, { decode: false })),
)

describe('addresses are found as by universal-router', () => {
  const routes = [
    { path: ['/', '/pages/home/index/index'], action: ({ pathname }) => `home of ${pathname}` },
    { path: '/pages/me/me', action: ({ pathname }) => `me of ${pathname}` },
  ]
  const routers = [new FullRouter(routes, { baseUrl: '' }), new LeanRouter(routes)]

  test.each(['/', '/pages/home/index/index', '/pages/me/me', '/pages/me/me/', '/PAGES/me/Me'])(
    '%s',
    async (address) => {
      const [full, lean] = await Promise.all(routers.map((router) => router.resolve(address)))
      expect(lean).toBe(full)
    },
  )

  test.each(['/pages/me', '/pages/me/me/x', ''])('not %p', async (address) => {
    for (const router of routers) await expect(router.resolve(address)).rejects.toMatchObject({ status: 404 })
  })
})
