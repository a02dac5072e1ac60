import { accessUser, completeLogin } from '@/auth'
import { storage } from '@/platform/storage'
import { call } from '@/request/call'
import { backOnto, goBack, goTo, isStackRoot } from '@/routes/go'
import { finishLogin, type LoginDone } from './finish-login'

jest.mock('@/auth', () => ({ completeLogin: jest.fn(() => Promise.resolve()), accessUser: jest.fn() }))
jest.mock('@/routes/go', () => ({ goBack: jest.fn(), goTo: jest.fn(), isStackRoot: jest.fn(), backOnto: jest.fn() }))
jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

const answer = { token: 't', userId: 'u', grantCode: 'g', tenantId: 't-1001' }
const RELATION = 'default GET /crmgas/saveOpenIdAccountRelation'

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.mocked(call).mockResolvedValue(true as never)
  // A login clears what a former one left.
  jest.mocked(completeLogin).mockImplementation(async () => {
    storage.remove('openId', 'sessionKey', 'login_wx')
    return {} as never
  })
  storage.set('openId', 'o1')
  storage.remove('sceneInfo')
})
afterEach(() => jest.useRealTimers())

async function finished(
  over: { bp?: string; isRoot?: boolean; isBelow?: boolean; scene?: string } & Partial<LoginDone> = {},
) {
  const { bp = '1000000001', isRoot = false, isBelow = false, scene, ...done } = over
  const user = { loggedIn: true, loaded: true, bp, reviewStatus: bp === '' ? '' : '1', models: null }
  jest.mocked(accessUser).mockReturnValue(user as never)
  jest.mocked(isStackRoot).mockReturnValue(isRoot)
  jest.mocked(backOnto).mockResolvedValue(isBelow)
  if (scene !== undefined) storage.set('sceneInfo', scene)
  const end = finishLogin(answer, { phone: '', rememberMe: true, loginType: 'wx', redirect: undefined, ...done })
  await jest.advanceTimersByTimeAsync(1499)
  expect([jest.mocked(goBack).mock.calls, jest.mocked(goTo).mock.calls]).toEqual([[], []])
  await jest.advanceTimersByTimeAsync(1)
  await end
  return { back: jest.mocked(goBack).mock.calls.length, to: jest.mocked(goTo).mock.calls.map(([address]) => address) }
}
const HOME = '/pages/home/index/index'

describe('after 1500 ms (LG-13)', () => {
  test.each([
    ['home', {}, { back: 0, to: [HOME] }],
    ['to the page that asked', { redirect: '/pages/fee/fee/fee' }, { back: 0, to: ['/pages/fee/fee/fee'] }],
    [
      'back onto the page that asked, where it lies below',
      { redirect: '/pages/fee/fee/fee', isBelow: true },
      { back: 0, to: [] },
    ],
    ['back, where a service message opened the app over a page', { scene: '1014' }, { back: 1, to: [] }],
    ['home, where nothing lies below', { scene: '1014', isRoot: true }, { back: 0, to: [HOME] }],
    ['home, opened in another way', { scene: '1001' }, { back: 0, to: [HOME] }],
    ['home, by another login than WeChat', { scene: '1014', loginType: 'sms' as const }, { back: 0, to: [HOME] }],
  ])('%s', async (_name, over, expected) => expect(await finished(over)).toEqual(expected))
})

describe('the customer number is kept with the WeChat identity (LG-13)', () => {
  const kept = () =>
    jest
      .mocked(call)
      .mock.calls.filter(([key]) => key === RELATION)
      .map(([, input]) => input)
  test('of who has one', async () => {
    await finished()
    expect(kept()).toEqual([{ openId: 'o1' }])
    expect([storage.get('openId'), storage.get('login_wx')]).toEqual(['o1', '1'])
  })
  test.each([
    ['without a customer number', { bp: '' }],
    ['by another login than WeChat', { loginType: 'sms' as const }],
  ])('not %s', async (_name, over) => {
    await finished(over)
    expect(kept()).toEqual([])
  })
  test('a failure hinders no login', async () => {
    jest.mocked(call).mockRejectedValue(new Error('gone'))
    expect(await finished()).toEqual({ back: 0, to: [HOME] })
  })
  test('after the tokens are there', async () => {
    await finished()
    expect(jest.mocked(completeLogin)).toHaveBeenCalledWith(answer, '', true)
  })
})
