import { compareCalls } from './compare-calls.mjs'
import { compareRoutes } from './compare-routes.mjs'

const row = (path, place = 'main', access = 'bound', title = '我的', dwell = '-', flags = '-') => [
  path,
  place,
  access,
  title,
  'c',
  dwell,
  flags,
]
const me = { title: '我的', access: 'bound', tab: {} }
const given = (over = {}) => ({
  rows: [row('/pages/me/me', 'main', 'bound', '我的', '-', 'tab'), row('/d/*', 'gateway')],
  routes: { '/pages/me/me': me },
  aliasesOf: () => [],
  hasFile: () => true,
  pageFiles: ['src/pages/me/me.tsx'],
  ...over,
})

describe('compareRoutes', () => {
  it('accepts a table that is the list; gateway addresses are no pages', () => {
    expect(compareRoutes(given())).toEqual({ problems: [], listed: 1, unbuilt: [] })
  })
  it('counts what has no page file yet', () => {
    const bare = given({ hasFile: () => false, pageFiles: [] })
    expect(compareRoutes(bare)).toEqual({ problems: [], listed: 1, unbuilt: ['/pages/me/me'] })
  })
  it.each([
    ['another title', { title: '我' }, 'title'],
    ['another access', { access: 'public' }, 'access'],
    ['a dwell group of its own', { dwell: 'topup' }, 'dwell group'],
    ['no tab', { tab: undefined }, 'tab'],
    ['a flag of its own', { pullDown: true }, 'pullDown'],
  ])('refuses %s', (_name, change, word) => {
    const { problems } = compareRoutes(given({ routes: { '/pages/me/me': { ...me, ...change } } }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(word)
  })
  it('refuses a listed page that the table lacks', () => {
    expect(compareRoutes(given({ routes: {}, pageFiles: [] })).problems).toEqual([
      '/pages/me/me: in the list of routes, but not in the table',
    ])
  })
  it('refuses a page outside the list, but not our own not-found page', () => {
    const routes = {
      '/pages/me/me': me,
      '/pages/y/y': { title: '', access: 'bound' },
      '/pages/not-found/not-found': { title: '', access: 'public' },
    }
    expect(compareRoutes(given({ routes, pageFiles: [] })).problems).toEqual([
      '/pages/y/y: in the table, but not in the list of routes',
    ])
  })
  it('refuses a file outside the table', () => {
    const { problems } = compareRoutes(given({ pageFiles: ['src/pages/me/me.tsx', 'src/pages/z/z.tsx'] }))
    expect(problems).toEqual(['src/pages/z/z.tsx: a page that the route table does not know'])
  })
  it('compares each listed address of a page, its aliases as well', () => {
    const rows = [...given().rows, row('/', 'main', 'public', '我的', '-', 'tab')]
    expect(compareRoutes(given({ rows, aliasesOf: () => ['/'] })).problems).toEqual([
      '/pages/me/me: access is bound, the list says public',
    ])
  })
})

describe('compareCalls', () => {
  const rows = [
    ['default', 'GET', '/a', 'a', 'bound', 'no', 'no'],
    ['default', 'POST', '/b', 'a', 'bound', 'yes', 'yes'],
  ]
  it('accepts what agrees, whichever way the input travels', () => {
    const form = { 'default GET:form /a': { access: 'bound' } }
    expect(compareCalls({ rows, contract: form })).toEqual({ problems: [], built: 1, missing: ['default POST /b'] })
    const split = { 'default POST?x,y /b': { access: 'bound', once: true, silent: true } }
    expect(compareCalls({ rows, contract: split })).toEqual({ problems: [], built: 1, missing: ['default GET /a'] })
  })
  it.each([
    ['access', { access: 'login', once: true, silent: true }, 'access'],
    ['requestNo', { access: 'bound', silent: true }, 'requestNo'],
    ['silent', { access: 'bound', once: true }, 'silent'],
  ])('refuses another %s', (_name, endpoint, word) => {
    const { problems } = compareCalls({ rows, contract: { 'default POST /b': endpoint } })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(word)
  })
  it('refuses a call outside the list', () => {
    expect(compareCalls({ rows, contract: { 'default GET /c': { access: 'bound' } } }).problems).toHaveLength(1)
  })
})
