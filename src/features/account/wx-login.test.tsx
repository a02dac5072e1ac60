import { act } from 'react'
import { call } from '@/request/call'
import { ApiError } from '@/request'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { AppRoot } from '@/ui'
import { stage } from '@/ui/test-stage'
import { finishLogin } from './finish-login'
import { useWxLogin, type WxLogin } from './use-wx-login'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('./finish-login', () => ({ finishLogin: jest.fn() }))
jest.mock('@/platform/login', () => ({ wxLoginCode: () => Promise.resolve('wx-code'), deviceName: () => 'phone' }))

const { show, button, tap, host } = stage(document)
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()
const sent: [string, Record<string, unknown>][] = []
const BIND = 'default POST /crmgas/portal/login/bindWx'
const WX = 'default POST /crmgas/portal/login/icLoginWx'
const DONE = { token: 't', userId: 'u', grantCode: 'g', tenantId: 't-1001' }

let login: WxLogin
function View({ loggedOut }: { loggedOut: boolean }) {
  login = useWxLogin('/pages/fee/fee/fee', loggedOut)
  return null
}
const open = async (loggedOut = false) => {
  show(
    <AppRoot>
      <View loggedOut={loggedOut} />
    </AppRoot>,
  )
  await settle()
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
/** Starts the attempt and waits until it ends or asks something. */
const bySms = async () => {
  act(() => {
    login.change('phone', '13800000001')
    login.change('code', '482913')
  })
  act(() => void login.bySms())
  await settle()
}

beforeEach(() => {
  sent.length = 0
  answers.clear()
  answers.set('default GET /crmgas/config/client', () => ({ agreementVersion: '2.1', privacyVersion: '2.0' }))
  answers.set(WX, () => ({ isLogin: 0, openId: 'o1', sessionKey: 's1' }))
  answers.set(BIND, () => DONE)
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    sent.push([key, input])
    const answer = answers.get(key)
    if (!answer) throw new Error(`no answer for ${key}`)
    return answer(input)
  }) as never)
  storage.remove('agreedVersions', 'login_wx')
  useLogin.setState({ isSelectAgreement: true })
})

const refused = (code: string, text: string) => () => {
  throw new ApiError('refused', text, code)
}
const bindings = () => sent.filter(([key]) => key === BIND).map(([, input]) => input)

test('a known WeChat identity enters without a tap', async () => {
  answers.set(WX, () => ({ ...DONE, isLogin: 1, openId: 'o1', sessionKey: 's1' }))
  await open()
  expect(finishLogin).toHaveBeenCalledTimes(1)
  expect(storage.get('login_wx')).toBe('1')
})

test('agreed to at an earlier login on this phone: without a tap at the next launch too', async () => {
  await open()
  await bySms()
  expect(storage.get('agreedVersions')).not.toBe('')
  jest.mocked(finishLogin).mockClear()
  show(null)
  useLogin.setState({ isSelectAgreement: false })
  answers.set(WX, () => ({ ...DONE, isLogin: 1, openId: 'o1', sessionKey: 's1' }))
  await open()
  expect(finishLogin).toHaveBeenCalledTimes(1)
})

test.each([
  ['after a logout', true, '', true],
  ['without the agreement', false, '', false],
  ['when a document has a newer version', false, '2.0/2.0', true],
])('not %s', async (_name, loggedOut, given, ticked) => {
  answers.set(WX, () => ({ ...DONE, isLogin: 1, openId: 'o1', sessionKey: 's1' }))
  useLogin.setState({ isSelectAgreement: ticked })
  if (given !== '') storage.set('agreedVersions', given)
  await open(loggedOut)
  expect(finishLogin).not.toHaveBeenCalled()
})

test('binds the phone to the identity, once for a double tap', async () => {
  await open()
  act(() => login.change('phone', '13800000001'))
  act(() => login.change('code', '482913'))
  await act(() => Promise.all([login.bySms(), login.bySms()]))
  expect(bindings()).toEqual([
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
  expect(jest.mocked(finishLogin).mock.calls[0]?.[1]).toMatchObject({ loginType: 'wx', redirect: '/pages/fee/fee/fee' })
})

test('nothing is sent with malformed fields', async () => {
  await open()
  act(() => login.change('phone', '138'))
  await act(() => login.bySms())
  expect(login.faults).toEqual({ phone: '请输入正确的手机号', code: '请输入 6 位验证码' })
  expect(bindings()).toEqual([])
})

test('a phone of another WeChat is taken over only when the user says so', async () => {
  answers.set(BIND, ({ replace }) =>
    replace === '1' ? DONE : refused('2016', '该手机号已绑定其他微信，是否更换绑定？')(),
  )
  await open()
  await bySms()
  expect(host().textContent).toContain('该手机号已绑定其他微信，是否更换绑定？')
  tap(button('取消'))
  await settle()
  expect(finishLogin).not.toHaveBeenCalled()

  await bySms()
  tap(button('确定'))
  await settle()
  expect(bindings().map(({ replace }) => replace)).toEqual([undefined, undefined, '1'])
  expect(finishLogin).toHaveBeenCalledTimes(1)
})

test.each([
  ['2001', '请输入正确的手机号', 'phone'],
  ['2002', '验证码错误', 'code'],
  ['2003', '验证码已失效，请重新获取', 'code'],
] as const)('%s stands at its field', async (code, text, field) => {
  answers.set(BIND, refused(code, text))
  await open()
  await bySms()
  expect(login.faults).toEqual({ [field]: text })
})

test('an identity that could not be had is asked for again by the SMS way', async () => {
  answers.set(WX, refused('2015', '微信授权已过期，请重试'))
  await open()
  answers.set(WX, () => ({ isLogin: 0, openId: 'o2', sessionKey: 's2' }))
  await bySms()
  expect(bindings()[0]).toMatchObject({ openId: 'o2' })
})
