import { floors, houseOf, reduced, rooms } from './layers.mjs'
import { picture } from './picture.mjs'

const edges = (rows) => new Map(Object.entries(rows).map(([from, to]) => [from, new Set(to)]))

test('a room stands above all that it imports; the ground is 0', () => {
  const found = floors(edges({ pages: ['ui', 'blocks'], blocks: ['ui'], ui: [], platform: [] }))
  expect(Object.fromEntries(found)).toEqual({ pages: 2, blocks: 1, ui: 0, platform: 0 })
})

test('rooms that import each other are named', () => {
  expect(() => floors(edges({ a: ['b'], b: ['c'], c: ['b'] }))).toThrow('these import each other: b -> c -> b')
})

test('an arrow that a longer way says as well is left out', () => {
  expect(reduced(edges({ pages: ['ui', 'blocks'], blocks: ['ui'], ui: [] })).get('pages')).toEqual(['blocks'])
})

const sources = new Map([
  ['src/features/pay/x.ts', `import { Row } from '@/ui'\nimport type { page } from '@/blocks'\n`],
  ['src/features/bills/x.test.ts', `import { page } from '@/blocks'\n`],
  ['src/ui/index.ts', ''],
  ['src/blocks/index.ts', ''],
])

test('types and tests draw no arrow; a room names its parts', () => {
  const { rooms: drawn, arrows } = houseOf(sources, rooms.app)
  expect(drawn.map(({ name, floor, parts }) => [name, floor, parts])).toEqual([
    ['features', 1, [['pay']]],
    ['blocks', 0, []],
    ['ui', 0, []],
  ])
  expect(arrows.get('features')).toEqual(['ui'])
})

test('the picture says each room once and an arrow for each import', () => {
  const ground = houseOf(new Map([['domain/tariff/x.ts', '']]), rooms.both)
  const empty = houseOf(new Map([['gateway/db/x.ts', '']]), rooms.gateway)
  const drawn = picture({ app: houseOf(sources, rooms.app), gateway: empty, both: ground })
  expect(drawn.match(/<rect /g)).toHaveLength(6)
  expect(drawn.match(/marker-end/g)).toHaveLength(1)
  expect(drawn).toContain('>tariff<')
})
