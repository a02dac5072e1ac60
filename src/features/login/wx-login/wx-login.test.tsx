import { act } from 'react'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { inTurn, refused, settled, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import { aLogin, entering } from '@/testing/make/entering'
import { renderPart, type OpenPage } from '@/testing/page'
import { visitor } from '@/testing/people'
import { WxLoginView } from './WxLoginView'

// The page of the mini-program, drawn here without its host.
jest.mock('@/platform/login', () => ({
  ...jest.requireActual<object>('@/platform/login'),
  wxLoginCode: () => Promise.resolve('wx-code'),
  deviceName: () => 'phone',
}))

const BIND = 'default POST?appletAppliedNo /crmgas/portal/login/bindWx'
const WX = 'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx'
const PASSWORD = 'default POST /crmgas/portal/login/icLogin'
const FEE = '/pages/fee/fee/fee'

const { token, userId, grantCode, tenantId } = aLogin()
const KNOWN = { token, userId, grantCode, tenantId, isLogin: 1, openId: 'o1', sessionKey: 's1' } as const
const OUTSIDE = { ...KNOWN, token: '', userId: '', grantCode: '', tenantId: '' }
const UNKNOWN = { ...OUTSIDE, isLogin: 0 } as const
const BOUND = { ...aLogin(), openId: 'o1' }
const takenOver = refused('2016', '该手机号已绑定其他微信，是否更换绑定？')

beforeEach(() => {
  jest.useFakeTimers()
  useLogin.setState({ isSelectAgreement: true, loginType: '' })
})
afterEach(() => jest.useRealTimers())

let page: OpenPage
const open = async (answers: Answers = {}, loggedOut = false) => {
  const view = <WxLoginView redirect={FEE} scanId={undefined} loggedOut={loggedOut} />
  page = await renderPart('/pages/login/login', view, {
    as: visitor,
    answers: {
      'default GET /crmgas/config/client': aClientConfig({ agreementVersion: '2.1', privacyVersion: '2.0' }),
      'default GET /crmgas/saveOpenIdAccountRelation': true,
      [WX]: UNKNOWN,
      [BIND]: BOUND,
      ...entering(),
      ...answers,
    },
  })
}
/** The way to the page that asked begins 1500 ms after a login; how often it has been taken. */
const entered = async () => {
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(page.went.filter((way) => way !== `redirectTo ${FEE}`)).toEqual([])
  return page.went.length
}
const press = (name: string) => page.press(name)
const tick = async () => {
  page.tap(page.find('[role=checkbox]'))
  await settled()
}
const fill = async (phone: string, code: string) => {
  if (page.names().includes('短信验证码登录')) await press('短信验证码登录')
  page.type(page.input('手机号'), phone)
  page.type(page.input('验证码'), code)
}
/** Starts the attempt and waits until it ends or asks something. */
const bySms = async () => {
  await fill('13800000001', '482913')
  await press('登录')
}
const faultAt = (label: string) =>
  document.getElementById(page.input(label).getAttribute('aria-describedby') ?? '')?.textContent

test('a known WeChat identity enters without a tap', async () => {
  useLogin.setState({ isSelectAgreement: false })
  await open({ [WX]: KNOWN })
  expect(await entered()).toBe(1)
  expect(storage.get('login_wx')).toBe('1')
  expect(page.sent(WX)).toEqual([{ appletAppliedNo: '3', code: 'wx-code', deviceName: 'phone' }])
})

test('one that has not accepted the documents enters with the tick, once', async () => {
  useLogin.setState({ isSelectAgreement: false })
  await open({ [WX]: ({ agreement }) => (agreement === '1' ? KNOWN : OUTSIDE) })
  expect(await entered()).toBe(0)
  await tick()
  expect(await entered()).toBe(1)
  expect(page.sent(WX).map(({ agreement }) => agreement)).toEqual([undefined, '1'])
  expect(storage.get('agreedVersions')).not.toBe('')
})

test('a tick of former versions does not count', async () => {
  storage.set('agreedVersions', '2.0/2.0')
  await open({ [WX]: ({ agreement }) => (agreement === '1' ? KNOWN : OUTSIDE) })
  expect(await entered()).toBe(0)
})

test('after a logout the identity is requested without a login, and the tick is no login', async () => {
  await open({ [WX]: ({ identifyOnly }) => (identifyOnly === '1' ? UNKNOWN : KNOWN) }, true)
  expect(await entered()).toBe(0)
})

test('a failed login by the tick is shown, and the tick tries again', async () => {
  useLogin.setState({ isSelectAgreement: false })
  await open({ [WX]: inTurn(OUTSIDE, refused('2019', '账号已被冻结'), KNOWN) })
  await tick()
  expect(page.text()).toContain('账号已被冻结')
  await tick()
  await tick()
  expect(await entered()).toBe(1)
})

test('binds the phone to the identity, once for a double tap', async () => {
  await open()
  await fill('13800000001', '482913')
  const login = page.button('登录')
  // Both before the next drawing.
  act(() => [login, login].forEach((button) => button.click()))
  await settled()
  expect(page.sent(BIND)).toEqual([
    {
      appletAppliedNo: '3',
      openId: 'o1',
      sessionKey: 's1',
      phone: '13800000001',
      smsCode: '482913',
      agreement: '1',
      deviceName: 'phone',
    },
  ])
  expect(await entered()).toBe(1)
  expect(useLogin.getState().loginType).toBe('wx')
})

test('登录中 ends with 登录成功; the button waits for the next page', async () => {
  await open()
  await bySms()
  expect(page.text()).toContain('登录成功')
  expect(page.text()).not.toContain('登录中')
  expect(page.button('登录').hasAttribute('disabled')).toBe(true)
  expect(await entered()).toBe(1)
})

test('nothing is sent with malformed fields', async () => {
  await open()
  await fill('138', '')
  await press('登录')
  expect([faultAt('手机号'), faultAt('验证码')]).toEqual(['请填写正确的手机号', '请输入 6 位验证码'])
  expect(page.sent(BIND)).toEqual([])
})

test('a phone of another WeChat is taken over only when the user says so', async () => {
  await open({ [BIND]: ({ replace }) => (replace === '1' ? BOUND : takenOver) })
  await bySms()
  expect(page.text()).toContain('该手机号已绑定其他微信，是否更换绑定？')
  await press('取消')
  expect(await entered()).toBe(0)

  await bySms()
  await press('确定')
  expect(page.sent(BIND).map(({ replace }) => replace)).toEqual([undefined, undefined, '1'])
  expect(await entered()).toBe(1)
})

test.each([
  ['2001', '请输入正确的手机号', '手机号'],
  ['2002', '验证码错误', '验证码'],
  ['2003', '验证码已失效，请重新获取', '验证码'],
] as const)('%s is at its field', async (code, text, label) => {
  await open({ [BIND]: refused(code, text) })
  await bySms()
  expect(faultAt(label)).toBe(text)
})

test('an identity that could not be had is asked for again by the SMS way', async () => {
  await open({ [WX]: refused('2015', '微信授权已过期，请重试') })
  page.answer({ [WX]: { ...UNKNOWN, openId: 'o2', sessionKey: 's2' } })
  await bySms()
  expect(page.sent(BIND)[0]).toMatchObject({ openId: 'o2' })
})

test('the password login of the specification is here as well', async () => {
  await open({ [PASSWORD]: aLogin() }, true)
  await press('密码登录')
  page.type(page.input('手机号'), '13800000001')
  page.type(page.input('密码'), 'Gas@2026')
  await press('登录')
  expect(page.sent(PASSWORD)).toEqual([expect.objectContaining({ username: '13800000001', password: 'Gas@2026' })])
  expect(await entered()).toBe(1)
  expect(useLogin.getState().loginType).toBe('password')
})
