import withoutTitles from './titles-loader.cjs'
import postcss from 'postcss'
import withoutRtl from './without-rtl.cjs'
import query from './query-string.js'
import Router from './universal-router.js'

/* What the stand-ins say was compared with the packages they stand in for (query-string 9, universal-router 9). */

test.each([
  ['', {}],
  ['?', {}],
  ['?a=1&b=&c&&d=x=y', { a: '1', b: '', c: null, d: 'x=y' }],
  ['a=%E6%B0%94&a=+2&a', { a: ['%E6%B0%94', '+2', null] }],
  ['?stamp=1&stamp=2', { stamp: ['1', '2'] }],
])('the address part %p, not decoded', (search, read) => expect({ ...query.parse(search) }).toEqual(read))

describe('addresses', () => {
  const router = new Router([
    { path: ['/', '/pages/home/index/index'], action: ({ pathname }) => `home of ${pathname}` },
    { path: '/pages/me/me', action: ({ pathname }) => `me of ${pathname}` },
  ])

  test.each([
    ['/', 'home of /'],
    ['/pages/home/index/index', 'home of /pages/home/index/index'],
    ['/pages/me/me/', 'me of /pages/me/me/'],
    ['/PAGES/me/Me', 'me of /PAGES/me/Me'],
  ])('%s', async (address, found) => expect(await router.resolve(address)).toBe(found))

  test.each(['/pages/me', '/pages/me/me/x', ''])('not %p', (address) =>
    expect(router.resolve(address)).rejects.toMatchObject({ status: 404 }),
  )
})

test('the route table goes without the names of its pages, each of which has one', () => {
  const loaded = (source) => withoutTitles.call({ resourcePath: 'parts/a.ts' }, source)
  const table = `  '/a/x': { title: '甲', access: 'bound' },\n  '/a/y': {\n    title: '乙',\n    access: 'master',\n  },`
  expect(loaded(table)).toBe(table.replace('甲', '').replace('乙', ''))
  expect(() => loaded(`  '/c': { access: 'bound' }`)).toThrow('parts/a.ts')
})

test('rules for right-to-left text leave the sheets, those beside them stay', () => {
  const sheet = '.nut-rtl .a,.b{x:y}[dir=rtl] .nut-a{x:y}.nut-rtlish{x:y}@media print{.nut-rtl .c{x:y}}'
  const { css } = postcss([withoutRtl()]).process(sheet, { from: undefined })
  expect(css).toBe('.b{x:y}.nut-rtlish{x:y}@media print{}')
})
