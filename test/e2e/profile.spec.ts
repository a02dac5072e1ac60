import type { Page } from '@playwright/test'
import { logIn } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

const PASSWORD = 'Gas@2026'
const USER = '/api/crmgas/portal/user'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The code that a device logged in over HTTP gets from userInfo. */
async function codeOn(page: Page, gateway: GatewayProcess, headers: Record<string, string>): Promise<string> {
  const answer = await page.request.post(`${gateway.url}${USER}/userInfo`, { headers, data: {} })
  return /"resultCode":"(\w+)"/.exec(await answer.text())?.[1] ?? ''
}

async function newestCode(gateway: GatewayProcess, phone: string): Promise<string> {
  await expect.poll(() => gateway.smsCode(phone)).toMatch(/^\d{6}$/)
  return gateway.smsCode(phone) ?? ''
}

test('from 我的 to the settings: nickname with an emoji, position, e-mail', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/me/me`)
  await row(page, '设置').click()
  await row(page, /^昵称/).click()
  const field = page.getByRole('textbox', { name: '昵称' })
  const save = page.getByRole('button', { name: '保存' })
  await expect(field).toHaveValue('王建国')
  await expect(save).toBeDisabled()
  await field.fill('王')
  await field.blur()
  await expect(page.getByText('昵称须为2-16个字符')).toBeVisible()
  await field.fill('官方客服')
  await save.click()
  await expect(page.getByText('昵称包含敏感词')).toBeVisible()
  await field.fill('王总😀')
  await save.click()
  await expect(page.getByText('修改成功')).toBeVisible()
  await expect(row(page, /^昵称/)).toContainText('王总😀')

  await row(page, /^职务/).click()
  await page.getByRole('radio', { name: '其他' }).click()
  await page.getByRole('textbox', { name: '其他职务' }).fill('能源主管')
  await save.click()
  await expect(row(page, /^职务/)).toContainText('能源主管')

  await row(page, '个人资料').click()
  await row(page, /^邮箱/).click()
  const mail = dialog(page).getByRole('textbox', { name: '邮箱' })
  await mail.fill('wang@example')
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('请输入正确的邮箱')).toBeVisible()
  await mail.fill('wang@example.com')
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(row(page, /^邮箱/)).toContainText('wang@example.com')
  await expect(page.getByText('户号 1000000001', { exact: true })).toBeVisible()
  // What was changed is there again after a new start.
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('王总😀')).toBeVisible()
})

test('a portrait: a wide picture, moved, cut, uploaded and shown', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPages/ucenter/portrait`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '从相册选择' }).click()
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawing(page) })
  await expect(page.getByAltText('待裁剪的图片')).toBeVisible()
  await page.getByRole('button', { name: '放大' }).click()
  await page.getByRole('button', { name: '右移' }).click()
  const sent = page.waitForRequest(/updateProfile/)
  await page.getByRole('button', { name: '使用' }).click()
  expect((await sent).postData()).toMatch(/"portrait":"[0-9a-f]{32}"/)
  await expect(page.getByText('修改成功')).toBeVisible()
  await page.goto(`${gateway.url}/pages/me/me`)
  const face = page.locator(`${part.portrait} img`).first()
  await expect(face).toBeVisible()
  expect(await face.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    480, 480,
  ])
})

/** A picture of 900 × 600 px. */
async function drawing(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const pen = canvas.getContext('2d')
    pen?.fillRect(0, 0, 450, 600)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('another device is logged out from the list of devices', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  const pc = await logIn(gateway.url, '13800000008', PASSWORD, 'PC')
  await page.goto(`${gateway.url}/subPagesB/pages/accountSecurity/index`)
  await expect(row(page, /^登录设备/)).toContainText('2 台')
  await row(page, /^登录设备/).click()
  await expect(page.getByText('当前设备')).toBeVisible()
  expect(await codeOn(page, gateway, pc.headers)).toBe('1000')
  await page.getByRole('button', { name: /^下线/ }).click()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  expect(await codeOn(page, gateway, pc.headers)).toBe('1000')
  await page.getByRole('button', { name: /^下线/ }).click()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('已下线')).toBeVisible()
  await expect(page.getByRole('button', { name: /^下线/ })).toHaveCount(0)
  expect(await codeOn(page, gateway, pc.headers)).toBe('1889')
})

test('a new password ends the other devices, this one goes on', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000007')
  const pc = await logIn(gateway.url, '13800000007', PASSWORD, 'PC')
  await page.goto(`${gateway.url}/subPagesB/pages/accountSecurity/index`)
  await row(page, /^登录密码/).click()
  const old = page.getByRole('textbox', { name: '原密码' })
  const submit = page.getByRole('button', { name: '确定' })
  await old.fill('Wrong@1234')
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill('New#Pass2027')
  await expect(page.getByLabel('密码强度强')).toBeVisible()
  await page.getByRole('textbox', { name: '确认新密码' }).fill('New#Pass2028')
  await submit.click()
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await page.getByRole('textbox', { name: '确认新密码' }).fill('New#Pass2027')
  await submit.click()
  await expect(page.getByText('账号或密码错误，还可尝试4次')).toBeVisible()
  await old.fill(PASSWORD)
  await submit.click()
  await expect(page.getByText('其他设备已退出登录')).toBeVisible()
  await expect(page).toHaveURL(/accountSecurity\/index/)
  expect(await codeOn(page, gateway, pc.headers)).toBe('1888')
  await expect(row(page, /^登录设备/)).toContainText('1 台')
  await page.reload()
  await expect(row(page, /^登录密码/)).toContainText('已设置')
})

test('a new phone after a step-up: old logins end, the new number logs in', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  const pc = await logIn(gateway.url, '13800000008', PASSWORD, 'PC')
  await page.goto(`${gateway.url}/subPagesB/pages/accountSecurity/account?mode=phone`)
  await expect(page.getByText('138****0008')).toBeVisible()
  await page.getByRole('button', { name: '更换手机号' }).click()
  await expect(page).toHaveURL(/binding\/security/)
  // The code is on its way as soon as the page is open.
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await newestCode(gateway, '13800000008'))
  await expect(page).toHaveURL(/mode=phone/)

  const phone = page.getByRole('textbox', { name: '新手机号' })
  const code = page.getByRole('textbox', { name: '验证码', exact: true })
  const ask = page.getByRole('button', { name: '获取验证码' })
  await phone.fill('13900000077')
  await ask.click()
  await code.fill(await newestCode(gateway, '13900000077'))
  await page.getByRole('button', { name: '确认更换' }).click()
  await expect(page.getByText('手机号更换成功')).toBeVisible()
  expect(await codeOn(page, gateway, pc.headers)).toBe('1888')
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('139****0077')).toBeVisible()
  const again = await logIn(gateway.url, '13900000077', PASSWORD, 'PC')
  expect(await codeOn(page, gateway, again.headers)).toBe('1000')
})

test('settings: cache, withdrawn consent, log out', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/home/index/index`)
  await expect(page.getByText('可用余额')).toBeVisible()
  await page.goto(`${gateway.url}/subPages/settings/settings`)
  await expect(row(page, /^清除缓存/)).toContainText(/[1-9].*B/)
  await row(page, /^清除缓存/).click()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('缓存已清除')).toBeVisible()
  await expect(row(page, /^清除缓存/)).toContainText('0 B')
  await page.getByRole('button', { name: /撤回同意/ }).click()
  await expect(dialog(page).getByText('撤回后将退出登录，确定撤回？')).toBeVisible()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await row(page, '关于我们').click()
  await row(page, /^检查更新/).click()
  await expect(page.getByText('当前已是最新版本')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(/settings\/settings/)
  await page.getByRole('button', { name: '退出登录', exact: true }).click()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/login\/login/)
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('登录后办理用气业务').first()).toBeVisible()
})

test('without a customer number the settings show what is open to every user', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000006')
  await page.goto(`${gateway.url}/subPages/settings/settings`)
  await expect(page.getByRole('button', { name: '退出登录', exact: true })).toBeVisible()
  await expect(row(page, '关于我们')).toBeVisible()
  await expect(row(page, /^昵称/)).toHaveCount(0)
  await expect(row(page, '账号与安全')).toHaveCount(0)
})
