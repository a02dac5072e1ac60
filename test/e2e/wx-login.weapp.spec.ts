import { expect, test, type MiniProgram } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { part } from '../../src/testing/parts'

/* C-F3: the login of the mini-program, by the user of the phone. */

const METERS = '/pages/home/meter-list/meter-list'
const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)
const button = (mp: MiniProgram, name: string | RegExp) => mp.screen.getByRole('button', { name }).last()
const text = (mp: MiniProgram, words: string | RegExp) => mp.page.getByText(words).last()

/** A protected page asks, and leads to the login. */
async function toLogin(mp: MiniProgram): Promise<void> {
  await expect(text(mp, '您还未登录,去登录?')).toBeVisible()
  await mp.page.locator(part.dialogConfirm).last().click()
  await has(mp, 'pages/login/login')
}
async function bySms(mp: MiniProgram, gateway: GatewayProcess, phone: string): Promise<void> {
  await button(mp, '短信验证码登录').click()
  const fields = mp.screen.locator(`${part.fieldBox} input`)
  await fields.nth(0).fill(phone)
  await button(mp, '获取验证码').click()
  await expect.poll(() => gateway.smsCode(phone)).toMatch(/^\d{6}$/)
  await fields.nth(1).fill(gateway.smsCode(phone) ?? '')
  await agree(mp)
  await button(mp, '登录').click()
}
/** Addresses of the calls so far. */
const asked = async (mp: MiniProgram) =>
  (await mp.log()).filter(([kind]) => kind === 'request').map(([, call]) => String((call as string[])[1]))
async function agree(mp: MiniProgram): Promise<void> {
  const box = mp.screen.getByRole('checkbox').first()
  await box.click()
  // Also for screen readers.
  await expect(box).toBeChecked()
}

test('no known user of this phone: refused, then by SMS', async ({ mp, gateway }) => {
  await mp.start(METERS)
  await toLogin(mp)
  await button(mp, '手机号快捷登录').click()
  await expect(text(mp, '已取消授权，可使用短信验证码登录')).toBeVisible()
  await bySms(mp, gateway, '13800000007')
  await has(mp, 'pages/home/meter-list/meter-list')
})

test('an unknown WeChat, its phone button, and the next time without a tap', async ({ mp }) => {
  await mp.start(METERS, '13800000007')
  await toLogin(mp)
  await agree(mp)
  await button(mp, '手机号快捷登录').click()
  await expect(text(mp, '登录成功')).toBeVisible()
  await has(mp, 'pages/home/meter-list/meter-list')
  // The user has a customer number: WeChat's identity remembers it.
  expect((await asked(mp)).filter((url) => url.includes('saveOpenIdAccountRelation'))).toHaveLength(1)
  // WeChat's own key never came to the phone.
  const key = await mp.page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.endsWith('sessionKey'))?.[1],
  )
  expect(key).toMatch(/^"[\w-]{43}"$/)

  // The next launch, without a login but with the agreement of before: in without a tap.
  await mp.page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (/token$|ennUnified|originGrantCode/i.test(name)) localStorage.removeItem(name)
  })
  await mp.start(METERS, '13800000007')
  await toLogin(mp)
  await expect(text(mp, '登录成功')).toBeVisible()
  await has(mp, 'pages/home/meter-list/meter-list')
  expect(await mp.problems()).toEqual([])
})

test('a phone of another WeChat is taken over only when the user says so', async ({ mp, page, gateway }) => {
  await mp.start(METERS, '13800000007')
  await toLogin(mp)
  await agree(mp)
  await button(mp, '手机号快捷登录').click()
  await has(mp, 'pages/home/meter-list/meter-list')

  await page.evaluate(() => localStorage.clear())
  await mp.start(METERS, '13900000088')
  await toLogin(mp)
  await bySms(mp, gateway, '13800000007')
  await expect(text(mp, '该手机号已绑定其他微信，是否更换绑定？')).toBeVisible()
  await text(mp, '取消').click()
  await has(mp, 'pages/login/login')
  await button(mp, '登录').click()
  await expect(text(mp, '该手机号已绑定其他微信，是否更换绑定？')).toBeVisible()
  await mp.page.locator(part.dialogConfirm).last().click()
  await has(mp, 'pages/home/meter-list/meter-list')
  expect(await mp.problems()).toEqual([])
})

test('opened from a service message over a page: back to it', async ({ mp }) => {
  await mp.start('/pages/about/about', '13800000008', 1014)
  await mp.wx('navigateTo', { url: '/pages/login/login?from=H5' })
  await has(mp, 'pages/login/login')
  await agree(mp)
  await button(mp, '手机号快捷登录').click()
  await has(mp, 'pages/about/about')
  expect(await mp.problems()).toEqual([])
})
