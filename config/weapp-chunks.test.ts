import { weappCacheGroups } from './weapp-chunks'

interface Group {
  test(module: { type: string }, context: { chunkGraph: { getModuleChunksIterable(): { name: string }[] } }): boolean
}

const ROOTS = ['pages/pay', 'pages/my-bill', ...Array.from({ length: 10 }, (_, n) => `subPages/root-${n}`)]
const { sharedByMany } = weappCacheGroups(ROOTS) as { sharedByMany: Group }
const isShared = (pages: string[], type = 'javascript/auto') =>
  sharedByMany.test({ type }, { chunkGraph: { getModuleChunksIterable: () => pages.map((name) => ({ name })) } })

const inEach = ROOTS.map((root) => `${root}/page`)

test.each([
  ['twelve roots need it', inEach, true],
  ['two pages of one of eleven roots', [...inEach.slice(1), 'subPages/root-0/other'], false],
  ['the main package has it', [...inEach, 'pages/home/index/index'], false],
  ['a root’s name is the beginning of another folder’s', [...inEach.slice(1), 'pages/payee/page'], false],
])('a module lies once in the main package where %s: %j', (_say, pages, shared) => {
  expect(isShared(pages)).toBe(shared)
})

test('a style sheet stays behind those that it refines', () => {
  expect(isShared(inEach, 'css/mini-extract')).toBe(false)
})
