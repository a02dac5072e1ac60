import { act } from 'react'
import { storage } from '@/platform/storage'
import type { PagePath } from '@/routes/table'
import type { LoginUserInfo } from '@/stores'
import { lost } from '@/testing/answers'
import { aLogin, entering } from '@/testing/make/entering'
import { renderPart, type OpenPage } from '@/testing/page'
import { aUser, newcomer, visitor } from '@/testing/people'
import { keepShareCode } from '@/shared/share-visit'
import { finishLogin, type LoginDone } from './finish-login'

const TOKENS = 'auth POST {base}/unify/auth/authentication'
const RELATION = 'default GET /crmgas/saveOpenIdAccountRelation'
const HOME = '/pages/home/index/index'
const FEE = '/pages/fee/fee/fee'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

let page: OpenPage
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

interface Over extends Partial<LoginDone> {
  user?: LoginUserInfo
  below?: readonly PagePath[]
  scene?: string
  relation?: true | typeof lost
  share?: null
}

/** Where it leads, 1500 ms after the tokens (LG-13). */
async function finished({ user = aUser(), below = [HOME], scene = '', relation = true, share, ...done }: Over = {}) {
  page = await renderPart('/pages/login/login', null, {
    as: visitor,
    below,
    answers: {
      ...entering(user),
      [RELATION]: relation,
      ...(share !== undefined && { 'default POST /crmgas/share/visit': share }),
    },
  })
  storage.set('openId', 'o1')
  storage.set('sceneInfo', scene)
  const end = finishLogin(aLogin(), { phone: '', rememberMe: true, loginType: 'wx', redirect: undefined, ...done })
  await pass(1499)
  expect(page.went).toEqual([])
  await pass(1)
  await end
  return page.went
}

describe('after 1500 ms (LG-13)', () => {
  test.each<[string, Over, string]>([
    ['home', {}, `reLaunch ${HOME}`],
    ['to the page that asked', { redirect: FEE }, `redirectTo ${FEE}`],
    ['back onto the page that asked, where it lies below', { redirect: FEE, below: [FEE] }, 'navigateBack 1'],
    ['back, where a service message opened the app over a page', { scene: '1014' }, 'navigateBack 1'],
    ['home, where nothing lies below', { scene: '1014', below: [] }, `reLaunch ${HOME}`],
    ['home, opened in another way', { scene: '1001' }, `reLaunch ${HOME}`],
    ['home, by another login than WeChat', { scene: '1014', loginType: 'sms' }, `reLaunch ${HOME}`],
  ])('%s', async (_name, over, way) => expect(await finished(over)).toEqual([way]))
})

describe('the customer number is kept with the WeChat identity (LG-13)', () => {
  test('of a user with one, after the tokens are stored', async () => {
    await finished()
    expect(page.sent(RELATION)).toEqual([{ openId: 'o1' }])
    expect([storage.get('openId'), storage.get('login_wx')]).toEqual(['o1', '1'])
    expect(page.sent(TOKENS)[0]).toMatchObject({ grantCode: 'g', tenantId: 't-1001', rememberMe: '1' })
    expect(page.calls().indexOf(TOKENS)).toBeLessThan(page.calls().indexOf(RELATION))
  })

  test.each<[string, Over]>([
    ['without a customer number', { user: newcomer().user }],
    ['by another login than WeChat', { loginType: 'sms' }],
  ])('not %s', async (_name, over) => {
    await finished(over)
    expect(page.sent(RELATION)).toEqual([])
  })

  test('a failure hinders no login', async () => {
    expect(await finished({ relation: lost })).toEqual([`reLaunch ${HOME}`])
  })
})

test('a login that follows from a share is counted once, within seven days (E-S-08)', async () => {
  const VISIT = 'default POST /crmgas/share/visit'
  keepShareCode('Abcdefghij')
  await finished({ share: null })
  expect(page.sent(VISIT)).toMatchObject([{ s: 'Abcdefghij', action: 'login' }])
  await finished({ share: null })
  keepShareCode('Abcdefghij')
  await finished({ share: null })
  expect(page.sent(VISIT)).toEqual([])
})
