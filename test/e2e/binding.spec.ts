import type { Browser, Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, readingTest, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { prove } from './step-up'

/* Customer numbers on H5: C-F1 steps 4–7, C-F2 with its variants, the transfer of C-F9. */

const METERS = '/pages/home/meter-list/meter-list'
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Another phone with another user. */
async function other(browser: Browser, gateway: GatewayProcess, phone: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-CN' })
  const page = await context.newPage()
  await loginAs(page, gateway, phone)
  return page
}

async function find(page: Page, bp: string, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^供气单位/ })).toContainText('廊坊新源燃气有限公司')
  await field(page, '户号').fill(bp)
  await field(page, '户名').fill(name)
  await button(page, '查询').click()
}

/** Applies to the ceramics company as its accountant. */
async function apply(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(gateway.url + METERS)
  await expect(page).toHaveURL(/confirm-cusInfo/)
  await find(page, '1000000001', '华北精工陶瓷有限公司')
  await expect(page.getByText('该户号已有主账号（138****0001），您可申请成为子账号')).toBeVisible()
  await button(page, '财务').click()
  await field(page, '申请说明').fill('负责公司燃气缴费')
  await button(page, '提交申请').click()
  await expect(dialog(page).getByText('确认申请成为华北****有限公司的子账号吗？')).toBeVisible()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('待审核')).toBeVisible()
  await expect(page.getByText(/^6 天 23 小时|^7 天/)).toBeVisible()
}

test('a new user finds a customer number and becomes its master', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000006')
  await page.goto(gateway.url + METERS)
  await expect(page).toHaveURL(/confirm-cusInfo/)
  await button(page, '查询').click()
  await expect(page.getByText('请填写户号')).toBeVisible()
  await find(page, '10000', '悦来酒店有限公司')
  await expect(page.getByText('请输入10位户号')).toBeVisible()
  await find(page, '1000000006', '悦来酒店')
  await expect(page.getByText('未查询到匹配的客户信息，请核对后重试')).toBeVisible()
  await find(page, '1000000007', '旧城洗浴中心')
  await expect(page.getByText('该户号已销户，无法绑定')).toBeVisible()
  await find(page, '1000000006', '悦来酒店有限公司')
  await expect(page.getByText('悦来****有限公司').or(page.getByText(/^悦来\*+有限公司$/))).toBeVisible()
  await expect(page.getByText('139****0006').first()).toBeVisible()
  await button(page, '绑定').click()
  await prove(page, gateway, '13900000006', true)
  // The last step has the same name as the notice.
  await expect(page.getByRole('status').getByText('绑定成功')).toBeVisible()
  await expect(page.getByText('悦来酒店有限公司').first()).toBeVisible()
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await expect(page.getByText('主账号', { exact: true })).toBeVisible()
})

for (const [visitor, granted, company] of [
  ['a visitor in 石家庄', true, '石家庄新源燃气有限公司'],
  ['a visitor without a shared place', false, '廊坊新源燃气有限公司'],
] as const)
  readingTest(`${visitor} finds ${company} chosen; a choice by hand stays`, async ({ page, gateway }) => {
    const context = page.context()
    await context.setGeolocation({ longitude: 114.5, latitude: 38.04 })
    if (granted) await context.grantPermissions(['geolocation'])
    await loginAs(page, gateway, '13800000006')
    await page.goto(`${gateway.url}/pages/confirm-cusInfo/confirm-cusInfo`)
    const chosen = page.getByRole('button', { name: /^供气单位/ })
    await expect(chosen).toContainText(company)
    const other = company.startsWith('廊坊') ? '石家庄新源燃气有限公司' : '廊坊新源燃气有限公司'
    await chosen.click()
    await dialog(page).getByRole('button', { name: other }).click()
    await expect(chosen).toContainText(other)
    await field(page, '户号').fill('1000000006')
    await expect(chosen).toContainText(other)
  })

test('a colleague applies, is admitted, loses a right, is removed', async ({ page, gateway, browser }) => {
  await loginAs(page, gateway, '13800000006')
  await apply(page, gateway)
  await page.goto(gateway.url + METERS)
  await expect(dialog(page).getByText('认证审核中...')).toBeVisible()
  await expect(dialog(page).getByText('主账号手机号：13800000001')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: '拨打电话' })).toBeVisible()

  const master = await other(browser, gateway, '13800000001')
  await master.goto(`${gateway.url}/pages/binding/check`)
  const row = master.getByRole('listitem').filter({ hasText: '138****0006' })
  await expect(row.getByText('负责公司燃气缴费')).toBeVisible()
  await row.getByRole('button', { name: '通过' }).click()
  await field(master, '备注名').fill('王会计')
  await button(master, '财务').click()
  await button(master, '确认通过').click()
  await prove(master, gateway, '13800000001')
  // The page that asked is on top again.
  await expect(master.getByRole('button', { name: '通过' }).first()).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.goto(gateway.url + METERS)
  await expect(page.getByRole('heading', { name: '我的表具' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await master.goto(`${gateway.url}/subPagesB/pages/accountSecurity/sonAccount`)
  const member = master.getByRole('listitem').filter({ hasText: '王会计' })
  await member.getByRole('button', { name: '权限' }).click()
  await master.getByRole('switch', { name: '发票查看' }).getByText('查看开票记录和发票').click()
  await expect(master.getByText('将同时关闭：').first()).toBeVisible()
  await button(master, '返回').click()
  await expect(dialog(master).getByText('权限尚未保存，确定返回吗？')).toBeVisible()
  await dialog(master).getByRole('button', { name: '取消' }).click()
  await master.getByRole('switch', { name: '用气查询' }).click()
  await button(master, '保存').click()
  await dialog(master).getByRole('button', { name: '确定' }).click()
  await expect(master.getByText('保存成功')).toBeVisible()

  await page.goto(gateway.url + METERS)
  await expect(dialog(page).getByText('您暂无该功能权限，请联系主账号开通')).toBeVisible()

  await button(master, '返回').click()
  await member.getByRole('button', { name: '移除' }).click()
  await expect(dialog(master).getByText('确定移除子账号王会计吗？')).toBeVisible()
  await dialog(master).getByRole('button', { name: '确定' }).click()
  await expect(master.getByText('已移除')).toBeVisible()
  await page.goto(gateway.url + METERS)
  // Barred: what the user was shown before is gone (BD-14), and the page leads to finding another customer number.
  await expect(page).toHaveURL(/confirm-cusInfo/)
  await expect(dialog(page)).toHaveCount(0)
})

test('rejected with a reason, applied again, withdrawn', async ({ page, gateway, browser }) => {
  await loginAs(page, gateway, '13800000006')
  await apply(page, gateway)
  const master = await other(browser, gateway, '13800000001')
  await master.goto(`${gateway.url}/pages/binding/check`)
  await master.getByRole('listitem').filter({ hasText: '138****0006' }).getByRole('button', { name: '驳回' }).click()
  await button(master, '确认驳回').click()
  await expect(master.getByText('请填写驳回原因')).toBeVisible()
  await button(master, '信息有误').click()
  await button(master, '确认驳回').click()
  // A tab has the same name as the notice: that it is decided is seen by the list.
  await expect(master.getByRole('listitem').filter({ hasText: '138****0006' })).toHaveCount(0)

  await page.goto(gateway.url + METERS)
  await expect(dialog(page).getByText('审核未通过')).toBeVisible()
  await expect(dialog(page).getByText('驳回原因：信息有误')).toBeVisible()
  await dialog(page).getByRole('button', { name: '重新申请' }).click()
  await expect(page.getByText('驳回原因：信息有误')).toBeVisible()
  await button(page, '提交申请').click()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('待审核')).toBeVisible()
  await button(page, '撤回申请').click()
  await dialog(page).getByRole('button', { name: '撤回申请' }).click()
  await expect(page).toHaveURL(/confirm-cusInfo/)
})

test.describe('with a clock to move', () => {
  test.use({ gatewayEnv: { DEV_TOOLS: '1' }, atWork: ['membership'] })

  test('no decision within a week: timed out, and too late for the master', async ({ page, gateway, browser }) => {
    const master = await other(browser, gateway, '13800000001')
    await master.goto(`${gateway.url}/pages/binding/check`)
    await expect(master.getByText('138****0003')).toBeVisible()
    await moveClock(gateway, '2026-11-28T10:30:00+08:00')
    await loginAs(page, gateway, '13800000003')
    await page.goto(gateway.url + METERS)
    await expect(dialog(page).getByText('审核已超时')).toBeVisible()
    await expect(dialog(page).getByText('请联系主账号13800000001后重新申请')).toBeVisible()
  })
})

test('two customer numbers: switched, made the default, search among few is not offered', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000008')
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await expect(page.getByText('石家庄新源燃气有限公司')).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await button(page, '1000000004更多操作').click()
  await dialog(page).getByRole('button', { name: '设为默认' }).click()
  await expect(page.getByText('已设为默认')).toBeVisible()
  await page.getByRole('button', { name: '户号 1000000004' }).click()
  await expect(page.getByText('切换成功')).toBeVisible()
  await expect(page.getByText('宏达纺织').first()).toBeVisible()
})

test('an applicant sees on the list why the number is not open yet', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000003')
  await page.goto(`${gateway.url}/pages/switch-bp/switch/switch`)
  await expect(page.getByText('待审核')).toBeVisible()
  await page.getByRole('button', { name: '户号 1000000001' }).click()
  await expect(dialog(page).getByText('认证审核中...')).toBeVisible()
})

test('the place of the master goes to a colleague', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/binding/transfer`)
  await page.getByRole('radio', { name: /李会计/ }).click()
  await button(page, '下一步').click()
  await prove(page, gateway, '13800000001', true)
  await expect(dialog(page).getByText('确认将主账号转让给138****0002吗？')).toBeVisible()
  await dialog(page).getByRole('button', { name: '确定' }).click()
  await expect(dialog(page).getByText('转让成功')).toBeVisible()
  await button(page, '我知道了').click()
  await page.goto(`${gateway.url}/pages/me/me`)
  await expect(page.getByText('子账号', { exact: true })).toBeVisible()
})

readingTest('hotlines of the gas companies, by city and by name', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000006')
  await page.goto(`${gateway.url}/pages/confirm-cusInfo/provider-hotline`)
  await expect(page.getByText('0316-0000119')).toBeVisible()
  await button(page, '石家庄市').click()
  await expect(page.getByText('0316-0000119')).toHaveCount(0)
  await page.getByRole('searchbox').or(page.getByLabel('搜索供气单位')).first().fill('没有这家')
  await expect(page.getByText('未找到供气单位')).toBeVisible()
})
