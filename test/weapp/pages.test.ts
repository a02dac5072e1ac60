import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bootWeapp, dist, openPage } from './simulate'

interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
}
const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
const routes = [
  ...app.pages,
  ...(app.subPackages ?? []).flatMap((one) => one.pages.map((page) => `${one.root}/${page}`)),
]

const errors: string[] = []
let calls: [string, unknown][] = []
/** An address that belongs to the other host leads on at once instead of drawing. */
const leadsOn = (from: number) => calls.slice(from).some(([name]) => /^(redirectTo|reLaunch|switchTab)$/.test(name))

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')))
  // No answer ever comes: every page shows what it has before its data.
  calls = bootWeapp({
    request: () => ({
      abort: () => undefined,
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
    }),
  })
})
beforeEach(() => {
  errors.length = 0
})

test.each(routes)('%s opens, draws or leads on, and closes', async (route) => {
  const before = calls.length
  const page = await openPage(route)
  expect(page.dom.querySelectorAll('*').length > 0 || leadsOn(before)).toBe(true)
  expect(errors).toEqual([])
  await page.close()
})
