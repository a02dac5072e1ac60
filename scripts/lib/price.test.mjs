import { listedFiles } from './git-files.mjs'
import { textsOf } from './imports.mjs'
import { CALL_AIM, kindOf, linesOf, median, pagesByKind, priceOfCalls, priceOfPages, SAMPLE_AREA } from './price.mjs'

const lines = (n) => 'x\n'.repeat(n)

/** Sources of the repository in these folders. */
const tracked = (...folders) => textsOf(listedFiles(...folders).filter((file) => /\.(tsx?|scss)$/.test(file)))

describe('lines', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\n\n', 2],
  ])('%j: %i', (text, expected) => expect(linesOf(text)).toBe(expected))
})

describe('a call', () => {
  const sources = new Map([
    ['contract/a.ts', `export const a = endpoints({\n  'default GET /a': {\n  },\n  'default POST /a': {\n  },\n})\n`],
    ['contract/b.ts', `  'job GET /b': {\n  },\n`],
    [
      'gateway/modules/a/handlers.ts',
      `import x from '@domain/one'\n  'default GET /a': () => 1,\n  'default POST /a': () => 1,\n`,
    ],
    ['gateway/modules/a/a.test.ts', `import { kit } from '../../../test/gateway/a-kit'\n${lines(9)}`],
    ['gateway/modules/b/handlers.ts', `import x from '@domain/one'\n  'job GET /b': () => 1,\n`],
    ['gateway/modules/c/service.ts', lines(100)],
    ['domain/one.ts', lines(6)],
    ['domain/one.test.ts', lines(4)],
    ['domain/unused.ts', lines(50)],
    ['test/gateway/a-kit.ts', lines(6)],
    ['test/gateway/all.test.ts', `import { kit } from './a-kit'\n${lines(30)}`],
    ['gateway/http/mount.ts', lines(70)],
  ])

  it('bears its contract, its module, its share of the domain and its tests; what serves all counts for none', () => {
    expect(priceOfCalls(sources)).toEqual([
      { area: 'a', calls: 2, contract: 6, gateway: 3, domain: 5, tests: 13, lines: 27, each: 14 },
      { area: 'b', calls: 1, contract: 2, gateway: 2, domain: 5, tests: 0, lines: 9, each: 9 },
    ])
  })

  it('of the sample is within the aim', () => {
    const rows = priceOfCalls(tracked('contract', 'domain', 'gateway', 'test/gateway'))
    expect(rows.find(({ area }) => area === SAMPLE_AREA)?.each).toBeLessThanOrEqual(CALL_AIM)
  })

  it('without a handler has no price', () => {
    const without = new Map([...sources].filter(([file]) => !file.startsWith('gateway/modules/b/')))
    expect(priceOfCalls(without).map(({ area, domain }) => [area, domain])).toEqual([['a', 10]])
  })
})

describe('a page', () => {
  const page = (view) => `import { ${view} } from '@/features/pay'\n\nexport default page('/pages/x', ${view})\n`
  const sources = new Map([
    ['src/pages/x.tsx', page('XView')],
    ['src/pages/y.tsx', page('YView')],
    ['src/pages/z.tsx', page('ZView')],
    ['src/features/pay/x/XView.tsx', `export function XView() {\n  return <ListPage list={list} />\n}\n`],
    ['src/features/pay/x/Row.tsx', lines(7)],
    ['src/features/pay/x/x.scss', lines(5)],
    ['src/features/pay/x/x.test.tsx', lines(40)],
    ['src/features/pay/two/YView.tsx', `export function YView() {\n  return <DetailPage read={read}>\n}\n`],
    ['src/features/pay/two/ZView.tsx', `export const ZView = () => null\n${lines(4)}`],
  ])

  it('is its route, its screen and its styles; screens of one folder share it; tests are not counted', () => {
    expect(priceOfPages(sources)).toEqual([
      { page: 'src/pages/x.tsx', area: 'pay', kind: 'list', lines: 18 },
      { page: 'src/pages/y.tsx', area: 'pay', kind: 'details', lines: 7 },
      { page: 'src/pages/z.tsx', area: 'pay', kind: 'other', lines: 7 },
    ])
  })

  it.each([
    ['<ListPage list={list}', 'list'],
    ['<FormPage<Values>', 'form'],
    ['<DetailPageHead />', 'other'],
  ])('%s: %s', (text, expected) => expect(kindOf(text)).toBe(expected))
})

it.each([
  [[], 0],
  [[3], 3],
  [[9, 1, 5], 5],
  [[1, 4], 3],
])('the median of %j is %i', (numbers, expected) => expect(median(numbers)).toBe(expected))

describe('pages by kind', () => {
  it('count what is within the aim and name the dearest', () => {
    const rows = [9, 80, 81].map((n) => ({ page: `p${n}`, area: 'a', kind: 'list', lines: n }))
    const [list, details] = pagesByKind(rows)
    expect(list).toMatchObject({ kind: 'list', pages: 3, median: 80, within: 2, dearest: { page: 'p81' } })
    expect(details).toMatchObject({ pages: 0, median: 0, within: 0 })
  })

  it('have a sample each, which is within the aim', () => {
    const pages = priceOfPages(tracked('src'))
    for (const { aim, sample } of pagesByKind(pages)) expect(sample?.lines).toBeLessThanOrEqual(aim)
  })
})
