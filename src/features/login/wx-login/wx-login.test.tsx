import { act } from 'react'
import { call } from '@/request/call'
import { ApiError } from '@/request'
import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { finishLogin } from '../finish-login'
import { useWxLogin, type WxLogin } from './use-wx-login'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('../finish-login', () => ({ finishLogin: jest.fn() }))
jest.mock('@/platform/login', () => ({ wxLoginCode: () => Promise.resolve('wx-code'), deviceName: () => 'phone' }))

const { show, button, tap, host } = stage(document)
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()
const sent: [string, Record<string, unknown>][] = []
const BIND = 'default POST?appletAppliedNo /crmgas/portal/login/bindWx'
const WX = 'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx'
const DONE = { token: 't', userId: 'u', grantCode: 'g', tenantId: 't-1001' }

const KNOWN = { ...DONE, isLogin: 1, openId: 'o1', sessionKey: 's1' }
const OUTSIDE = { ...KNOWN, token: '', userId: '', grantCode: '', tenantId: '' }
const UNKNOWN = { ...OUTSIDE, isLogin: 0 }

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
    login.form.change({ phone: '13800000001' })
    login.form.change({ code: '482913' })
  })
  act(() => void login.form.submit())
  await settle()
}

beforeEach(() => {
  sent.length = 0
  answers.clear()
  answers.set('default GET /crmgas/config/client', () => ({ agreementVersion: '2.1', privacyVersion: '2.0' }))
  answers.set(WX, () => UNKNOWN)
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
const faults = () =>
  Object.fromEntries(login.form.lines.flatMap(({ field, error }) => (error === undefined ? [] : [[field.key, error]])))
const bindings = () => sent.filter(([key]) => key === BIND).map(([, input]) => input)

const identities = () => sent.filter(([key]) => key === WX).map(([, input]) => input)

test('a known WeChat identity enters without a tap', async () => {
  useLogin.setState({ isSelectAgreement: false })
  answers.set(WX, () => KNOWN)
  await open()
  expect(finishLogin).toHaveBeenCalledTimes(1)
  expect(storage.get('login_wx')).toBe('1')
  expect(identities()).toEqual([{ appletAppliedNo: '3', code: 'wx-code', deviceName: 'phone' }])
})

test('one that has not accepted the documents enters with the tick, once', async () => {
  useLogin.setState({ isSelectAgreement: false })
  answers.set(WX, ({ agreement }) => (agreement === '1' ? KNOWN : OUTSIDE))
  await open()
  expect(finishLogin).not.toHaveBeenCalled()

  act(() => useLogin.setState({ isSelectAgreement: true }))
  await settle()
  expect(finishLogin).toHaveBeenCalledTimes(1)
  expect(identities().map(({ agreement }) => agreement)).toEqual([undefined, '1'])
  expect(storage.get('agreedVersions')).not.toBe('')
})

test('a tick of former versions does not count', async () => {
  storage.set('agreedVersions', '2.0/2.0')
  answers.set(WX, ({ agreement }) => (agreement === '1' ? KNOWN : OUTSIDE))
  await open()
  expect(finishLogin).not.toHaveBeenCalled()
})

test('after a logout the identity is asked for without a login, and the tick logs nobody in', async () => {
  answers.set(WX, ({ identifyOnly }) => (identifyOnly === '1' ? UNKNOWN : KNOWN))
  await open(true)
  expect(finishLogin).not.toHaveBeenCalled()
})

test('a failed login by the tick is told, and the tick tries again', async () => {
  useLogin.setState({ isSelectAgreement: false })
  answers.set(WX, ({ agreement }) => (agreement === '1' ? refused('2019', '账号已被冻结')() : OUTSIDE))
  await open()
  act(() => useLogin.setState({ isSelectAgreement: true }))
  await settle()
  expect(host().textContent).toContain('账号已被冻结')
  answers.set(WX, () => KNOWN)
  act(() => useLogin.setState({ isSelectAgreement: false }))
  act(() => useLogin.setState({ isSelectAgreement: true }))
  await settle()
  expect(finishLogin).toHaveBeenCalledTimes(1)
})

test('binds the phone to the identity, once for a double tap', async () => {
  await open()
  act(() => login.form.change({ phone: '13800000001' }))
  act(() => login.form.change({ code: '482913' }))
  await act(() => Promise.all([login.form.submit(), login.form.submit()]))
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
  act(() => login.form.change({ phone: '138' }))
  await act(() => login.form.submit())
  expect(faults()).toEqual({ phone: '请填写正确的手机号', code: '请输入 6 位验证码' })
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
  expect(faults()).toEqual({ [field]: text })
})

test('an identity that could not be had is asked for again by the SMS way', async () => {
  answers.set(WX, refused('2015', '微信授权已过期，请重试'))
  await open()
  answers.set(WX, () => ({ ...UNKNOWN, openId: 'o2', sessionKey: 's2' }))
  await bySms()
  expect(bindings()[0]).toMatchObject({ openId: 'o2' })
})
