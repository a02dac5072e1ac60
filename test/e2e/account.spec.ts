import type { Page } from '@playwright/test'
import { storagePrefixes } from '../../scripts/lib/client.mjs'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

const LOGIN = '/pages/login/login/login'
const PASSWORD = 'Gas@2026'

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
const code = (page: Page) => page.getByRole('textbox', { name: '验证码', exact: true })
const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' })
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true })
const agreement = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意' })
const dialog = (page: Page) => page.getByRole('dialog', { name: '提示' })

async function openLogin(page: Page, gateway: GatewayProcess, number: string, query = ''): Promise<void> {
  await page.goto(gateway.url + LOGIN + query)
  await phone(page).fill(number)
}

/** Asks for a code and reads it from what the gateway printed. */
async function askCode(page: Page, gateway: GatewayProcess, number: string): Promise<string> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await expect.poll(() => gateway.smsCode(number)).toMatch(/^\d{6}$/)
  return gateway.smsCode(number) ?? ''
}

test('by SMS: the number as it is pasted, the agreement asked for, then home', async ({ page, gateway }) => {
  await openLogin(page, gateway, '+86 138-0000-0001')
  await expect(phone(page)).toHaveValue('138 0000 0001')
  await code(page).fill(await askCode(page, gateway, '13800000001'))
  await expect(page.getByText(/^\d\ds后重新获取$/)).toBeVisible()
  // The sixth digit sends the form.
  await expect(dialog(page).getByText('请先阅读并同意')).toBeVisible()
  await page.getByRole('button', { name: '不同意' }).click()
  await expect(page).toHaveURL(/login/)
  await expect(agreement(page)).not.toBeChecked()
  await submit(page).dblclick()
  await page.getByRole('button', { name: '同意并登录' }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await expect(page.getByText('可用余额')).toBeVisible()
})

test('empty and malformed fields are refused below them, and nothing moves under the pointer', async ({
  page,
  gateway,
}) => {
  await openLogin(page, gateway, '')
  await submit(page).click()
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await expect(page.getByText('请输入 6 位验证码')).toBeVisible()
  await phone(page).fill('1180000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请填写正确的手机号')).toBeVisible()
  await phone(page).fill('１３８００００００01')
  await expect(phone(page)).toHaveValue('138 0000 0001')
  await code(page).fill('4８a2')
  await expect(code(page)).toHaveValue('482')
  const before = await submit(page).boundingBox()
  await submit(page).tap()
  await expect(page.getByText('请输入 6 位验证码')).toBeVisible()
  expect((await submit(page).boundingBox())?.y).toBe(before?.y)
})

test('a wrong code, one that was tried too often, and a repeated request', async ({ page, gateway }) => {
  await openLogin(page, gateway, '13800000007')
  const sent = await askCode(page, gateway, '13800000007')
  const wrong = sent === '111111' ? '222222' : '111111'
  await agreement(page).click()
  for (let round = 1; round <= 5; round += 1) {
    await code(page).fill('')
    await code(page).fill(wrong)
    await expect(page.getByRole('alert').filter({ hasText: /验证码(错误|已失效)/ })).toBeVisible()
  }
  // Dead now, even with the right digits.
  await code(page).fill(sent)
  await expect(page.getByText('验证码已失效，请重新获取')).toBeVisible()
  await page.reload()
  await phone(page).fill('13800000007')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/操作过于频繁，请\d+秒后再试/)).toBeVisible()
  await expect(page.getByText(/^\d\ds后重新获取$/)).toBeVisible()
})

test.describe('with a clock to move', () => {
  test.use({ gatewayEnv: { DEV_TOOLS: '1' } })

  test('an expired code is refused; the third one within the hour wants a picture code', async ({ page, gateway }) => {
    await openLogin(page, gateway, '13800000007')
    await agreement(page).click()
    const first = await askCode(page, gateway, '13800000007')
    await moveClock(gateway, '2026-11-23T09:36:00+08:00')
    await code(page).fill(first)
    await expect(page.getByText('验证码已失效，请重新获取')).toBeVisible()

    await page.reload()
    await phone(page).fill('13800000007')
    await askCode(page, gateway, '13800000007')
    await moveClock(gateway, '2026-11-23T09:40:00+08:00')
    await page.reload()
    await phone(page).fill('13800000007')
    await page.getByRole('button', { name: '获取验证码' }).click()
    const picture = page.getByRole('img', { name: '图形验证码' })
    await expect(picture).toBeVisible()
    // Nothing was wrong yet.
    await expect(page.getByRole('alert').filter({ hasText: '图形验证码' })).toHaveCount(0)
    const shown = await picture.getAttribute('src')
    await page.getByRole('button', { name: '看不清，换一张' }).click()
    await expect(picture).not.toHaveAttribute('src', shown ?? '')
    await page.getByRole('textbox', { name: '图形验证码' }).fill('....')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '图形验证码' })).toBeVisible()
  })
})

test('by password: wrong ones count down to a lock, the code still lets in', async ({ page, gateway }) => {
  await openLogin(page, gateway, '13800000008', '?mode=password')
  await agreement(page).click()
  await submit(page).click()
  await expect(page.getByText('请输入密码').last()).toBeVisible()
  for (const left of [4, 3, 2, 1]) {
    await password(page).fill(`Wrong@${left}${left}`)
    await submit(page).click()
    await expect(page.getByText(`账号或密码错误，还可尝试${left}次`)).toBeVisible()
  }
  await password(page).fill('Wrong@00')
  await submit(page).click()
  await expect(page.getByText('账号已锁定，请30分钟后再试或使用验证码登录')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await expect(password(page)).toBeDisabled()
  await page.getByRole('button', { name: '改用验证码登录' }).click()
  await code(page).fill(await askCode(page, gateway, '13800000008'))
  await expect(page.getByText('应缴金额')).toBeVisible()
})

test('a page that needs the login asks, and is there again after it', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/pages/my-bill/list/list?state=PAID`)
  await expect(dialog(page).getByText('您还未登录,去登录?')).toBeVisible()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login.*redirect=/)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await phone(page).fill('13800000008')
  await password(page).fill(PASSWORD)
  await agreement(page).click()
  await submit(page).click()
  await expect(page).toHaveURL(/my-bill\/list\/list\?state=PAID/)
  await expect(page.getByRole('tab', { name: '已缴' })).toHaveAttribute('aria-selected', 'true')
  // The login page is gone from the way back, and the page is not there twice.
  expect(await page.evaluate(() => document.querySelectorAll('.taro_page').length)).toBe(1)
  await expect(page.locator(part.login)).toHaveCount(0)
})

test('a visitor that declines stays, with the link to log in on the page', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/pages/mall/mall`)
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('button', { name: '去登录' })).toBeVisible()
  // Asked and declined once: the next tap counts as consent.
  await page.getByRole('button', { name: '去登录' }).click()
  await expect(page).toHaveURL(/login\/login/)
})

test('the network gone while logging in: shown, nothing lost, and the next tap works', async ({ page, gateway }) => {
  await openLogin(page, gateway, '13800000008', '?mode=password')
  await password(page).fill(PASSWORD)
  await agreement(page).click()
  await page.route('**/login/icLogin', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByText('请求失败')).toBeVisible()
  await expect(password(page)).toHaveValue(PASSWORD)
  await expect(submit(page)).toBeEnabled()
  await page.unroute('**/login/icLogin')
  await submit(page).click()
  await expect(page.getByText('应缴金额')).toBeVisible()
})

test('a new password: rules and strength, the old one ends', async ({ page, gateway }) => {
  await openLogin(page, gateway, '13800000007')
  await page.getByRole('button', { name: '忘记密码' }).click()
  await expect(phone(page)).toHaveValue('138 0000 0007')
  const fresh = page.getByRole('textbox', { name: '新密码', exact: true })
  const repeat = page.getByRole('textbox', { name: '确认新密码' })
  const reset = page.getByRole('button', { name: '重置密码' })
  for (const [typed, strength, fault] of [
    ['abc', '弱', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
    ['Ab13800000007', '弱', '密码不能包含手机号'],
    ['Abcd1234', '中', '两次输入的密码不一致'],
  ] as const) {
    await fresh.fill(typed)
    await repeat.fill('Other#2027')
    if (fault.startsWith('密码须')) await expect(page.getByLabel(`密码强度${strength}`)).toBeVisible()
    await reset.click()
    await expect(page.getByText(fault)).toBeVisible()
  }
  await code(page).fill(await askCode(page, gateway, '13800000007'))
  await fresh.fill('New#Pass2027')
  await expect(page.getByLabel('密码强度强')).toBeVisible()
  await repeat.fill('New#Pass2027')
  await reset.click()
  await expect(page.getByText('密码重置成功，请登录')).toBeVisible()
  await expect(phone(page)).toHaveValue('138 0000 0007')
  await agreement(page).click()
  await password(page).fill(PASSWORD)
  await submit(page).click()
  await expect(page.getByText(/账号或密码错误/)).toBeVisible()
  await password(page).fill('New#Pass2027')
  await submit(page).click()
  await expect(page.getByText('登录成功')).toBeVisible()
})

test('the last phone is offered, masked; the way back of the system leads from 重置密码 to the login', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(gateway.url + LOGIN)
  for (const prefix of storagePrefixes)
    await page.evaluate((key) => localStorage.setItem(key, '13800000008'), `${prefix}lastPhone`)
  await page.reload()
  await expect(phone(page)).toHaveValue('138****0008')
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '忘记密码' }).click()
  await expect(page.getByRole('textbox', { name: '新密码', exact: true })).toBeVisible()
  await page.goBack()
  await expect(submit(page)).toBeVisible()
  await expect(phone(page)).toHaveValue('138****0008')
  await agreement(page).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => gateway.smsCode('13800000008')).toMatch(/^\d{6}$/)
  await expect(code(page)).toBeFocused()
  await page.keyboard.type(gateway.smsCode('13800000008') ?? '')
  await expect(page.getByText('应缴金额')).toBeVisible()
})

test('an account in its cooling-off may take the cancellation back', async ({ page, gateway }) => {
  await openLogin(page, gateway, '13800000013', '?mode=password')
  await password(page).fill(PASSWORD)
  await agreement(page).click()
  await submit(page).click()
  await expect(dialog(page).getByText('注销冷静期')).toBeVisible()
  await dialog(page).getByRole('button', { name: '撤销注销' }).click()
  await expect(page.getByText('已撤销注销，请重新登录')).toBeVisible()
  await submit(page).click()
  await expect(page.getByText('登录成功')).toBeVisible()
})

test.describe('我的', () => {
  test('own profile, text size and theme for real', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/pages/me/me`)
    await expect(page.getByText('王建国')).toBeVisible()
    await expect(page.getByText('138****0001')).toBeVisible()
    await expect(page.getByText('主账号')).toBeVisible()
    await expect(page.getByText('户号 1000000001')).toBeVisible()
    await expect(page.getByText('已认证')).toBeVisible()

    await page.getByRole('button', { name: '字体与关怀模式' }).click()
    await page.getByRole('radio', { name: '关怀模式' }).click()
    await expect(page.locator(`${part.app}${part.careText}`).first()).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page.locator(`${part.app}${part.careText}`)).toHaveCount(0)
    await page.getByRole('button', { name: '字体与关怀模式' }).click()
    await page.getByRole('radio', { name: '大字' }).click()
    await page.getByRole('button', { name: '完成' }).click()
    await page.getByRole('button', { name: '深色模式' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '深色', exact: true }).click()
    await page.reload()
    await expect(page.locator(`${part.app}${part.largeText}${part.dark}`).first()).toBeVisible()
  })

  test('a sub-account says so', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000002')
    await page.goto(`${gateway.url}/pages/me/me`)
    await expect(page.getByText('子账号', { exact: true })).toBeVisible()
  })
})
