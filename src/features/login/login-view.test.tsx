import { storage } from '@/platform/storage'
import { useLogin } from '@/stores'
import { refused, settled, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import { aLogin, entering } from '@/testing/make/entering'
import { renderPage, type OpenPage } from '@/testing/page'
import { visitor } from '@/testing/people'

const LOGIN = '/pages/login/login/login'
const SMS = 'default POST /crmgas/portal/login/icLoginSms'
const PASSWORD = 'default POST /crmgas/portal/login/icLogin'
const SEND = 'default POST /crmgas/portal/sms/sendSms'
const PICTURE = 'default GET /crmgas/portal/sms/captcha'

let page: OpenPage
const open = async (mode: 'sms' | 'password' | 'reset' | undefined, answers: Answers = {}) => {
  page = await renderPage(LOGIN, {
    as: visitor,
    params: mode === undefined ? {} : { mode },
    answers: {
      'default GET /crmgas/config/client': aClientConfig(),
      [SEND]: { interval: 60, expire: 300 },
      [SMS]: aLogin(),
      [PICTURE]: { captchaId: 'c1', image: 'data:image/png;base64,' },
      ...entering(),
      ...answers,
    },
  })
}
const press = (name: string) => page.press(name)
const alerts = () => [...page.host().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

beforeEach(() => {
  useLogin.setState({ isSelectAgreement: true, loginType: '' })
  storage.remove('lastPhone', 'loginNotice')
})

test('the phone of the last login is offered, masked; two taps and the code are a login', async () => {
  storage.set('lastPhone', '13800000008')
  await open(undefined)
  expect(page.input('手机号').value).toBe('138****0008')
  await press('获取验证码')
  expect(page.sent(SEND)).toEqual([{ phone: '13800000008', smsType: 'LOGIN' }])
  expect(document.activeElement).toBe(page.input('验证码'))
  page.type(page.input('验证码'), '482913')
  await settled()
  expect(page.sent(SMS)).toEqual([expect.objectContaining({ username: '13800000008', smsCode: '482913' })])
  expect(storage.get('lastPhone')).toBe('13800000008')
})

test('another phone begins with the first change of the offered one', async () => {
  storage.set('lastPhone', '13800000008')
  await open(undefined)
  page.type(page.input('手机号'), '138****00085')
  expect(page.input('手机号').value).toBe('')
  page.type(page.input('手机号'), '13900000021')
  await press('获取验证码')
  expect(page.sent(SEND)).toEqual([{ phone: '13900000021', smsType: 'LOGIN' }])
})

test('the picture code comes without a fault, a wrong one with it', async () => {
  await open('password', { [PASSWORD]: refused('2006', '请输入图形验证码') })
  page.type(page.input('手机号'), '13800000008')
  page.type(page.input('密码'), 'Gas@2026')
  await press('登录')
  expect([page.input('图形验证码').value, alerts()]).toEqual(['', []])
  page.answer({ [PASSWORD]: refused('2007', '图形验证码错误') })
  page.type(page.input('图形验证码'), 'K7PM')
  await press('登录')
  expect(alerts().join()).toContain('图形验证码错误')
})

test('why the login before has ended stays on the page', async () => {
  const why = '您的账号于 11-23 09:58 在另一台设备（手机网页）登录，如非本人请修改密码'
  storage.set('loginNotice', why)
  await open(undefined)
  expect(page.text()).toContain(why)
})

test('the film of the company plays over the login once per install', async () => {
  const intro = { 'default GET /crmgas/config/client': aClientConfig({ introVideo: '/cms/media/intro.mp4' }) }
  const film = () => document.querySelector('video')
  storage.remove('introSeen')
  await open(undefined, intro)
  await settled()
  expect([film()?.getAttribute('src'), useLogin.getState().isShowPlayer]).toEqual(['/cms/media/intro.mp4', true])
  await press('跳过')
  expect([film(), useLogin.getState().isShowPlayer]).toEqual([null, false])
  await page.close()
  await open(undefined, intro)
  await settled()
  expect(film()).toBeNull()
})

test('重置密码 is a page above the login, with what was typed there', async () => {
  await open('password')
  page.type(page.input('手机号'), '13800000007')
  await press('忘记密码')
  expect(page.went).toEqual([`navigateTo ${LOGIN}?mode=reset`])
  await open('reset')
  expect(page.input('手机号').value).toBe('138 0000 0007')
  expect(page.names()).toContain('重置密码')
})
