import { useLogin } from '@/stores'
import { renderPart, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'
import { Guide } from './Guide'
import { homeActions } from './home-actions'
import { useEntries } from './use-entries'

const scanner = { has: true }
jest.mock('@/platform/scan', () => ({ canScan: () => scanner.has }))

const HOME = '/pages/home/index/index'
const TOUR = 'default POST:query /crmgas/portal/user/getGuideMapFlag'
let page: OpenPage

test('the scanner stands where the host has one, the bell where the messages are (A 6.1)', () => {
  const labels = (mayOpen: boolean) => homeActions(mayOpen ? () => undefined : undefined, 3).map(({ label }) => label)
  scanner.has = true
  expect(labels(true)).toEqual(['扫一扫', '消息'])
  scanner.has = false
  expect(labels(true)).toEqual(['消息'])
  expect(labels(false)).toEqual([])
})

const steps = [
  { imgUrl: '/a.png', target: '缴费' },
  { imgUrl: '/b.png', target: '账单' },
]

test('the tour is due as long as the login group says so, and over after its last step (C 5.2)', async () => {
  page = await renderPart(HOME, <Guide />, { answers: { [TOUR]: { guideFlag: '1', steps } } })
  expect(useLogin.getState().isFirst).toBe(true)
  page.tap(page.button('下一步'))
  expect(page.text()).toContain('2/2')
  page.tap(page.button('我知道了'))
  expect(useLogin.getState().isFirst).toBe(false)
  expect(page.text()).toBe('')
})

test('no second tour', async () => {
  useLogin.setState({ isFirst: true })
  page = await renderPart(HOME, <Guide />, { answers: { [TOUR]: { guideFlag: '0', steps: [] } } })
  expect(useLogin.getState().isFirst).toBe(false)
  expect(page.text()).toBe('')
})

test('the entries are asked for by the user name (specification 7)', async () => {
  const Entries = () => <p>{useEntries(true)?.length}</p>
  const ENTRIES = 'default GET /crmgas/consoleConfig/queryConsoleConfig'
  const none = { userName: '', bp: null, versionNum: 0, isDefault: true, apps: [], list: [] }
  page = await renderPart(HOME, <Entries />, {
    as: master({ username: '13800000008' }),
    answers: { [ENTRIES]: none },
  })
  expect(page.sent(ENTRIES)).toEqual([{ userName: '13800000008' }])
})
