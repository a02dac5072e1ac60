import type { Locator, Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { choosePaper } from './papers'
import { cashier, headline, payButton } from './pay-kit'
import { writeOn } from './pen'
import { settled } from './settled'
import { prove } from './step-up'
import { part } from '../../src/testing/parts'

/* How many taps a task takes from the first page of the app; typing is none. The goals of visual 1 and of the walks are bounds. */

const FACTORY = '13800000001'
const HOSPITAL = '13800000008'
const RESTAURANT = '13800000007'
const NEWCOMER = '13800000006'
/** The filed phone of the customer number that the newcomer binds. */
const FILED = '13900000006'

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

/** The first page, and taps that are counted. */
async function atHome(page: Page, gateway: GatewayProcess, phone: string) {
  await loginAs(page, gateway, phone)
  await page.goto(`${gateway.url}/`)
  return counted(page)
}

function counted(page: Page) {
  let count = 0
  const tap = async (what: Locator) => {
    await what.click()
    await settled(page)
    count += 1
  }
  return { tap, taps: () => count }
}

test('the balance is topped up', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, FACTORY)
  await tap(button(page, '充值'))
  await tap(button(page, /够用 7 天/))
  await tap(page.getByRole('checkbox', { name: '我已阅读并同意', exact: true }).filter({ visible: true }))
  await tap(payButton(page))
  await tap(cashier(page).getByRole('button', { name: '支付成功' }))
  await expect(headline(page)).toHaveText('支付成功')
  expect(taps()).toBeLessThanOrEqual(5)
})

test('a visitor logs in', async ({ page, gateway }) => {
  await page.goto(`${gateway.url}/`)
  await settled(page)
  const { tap, taps } = counted(page)
  await tap(button(page, /登录/))
  await page.getByRole('textbox', { name: '手机号' }).fill(FACTORY)
  await tap(button(page, '获取验证码'))
  await expect.poll(() => gateway.smsCode(FACTORY)).toMatch(/^\d{6}$/)
  // The sixth digit sends the form.
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(gateway.smsCode(FACTORY) ?? '')
  await tap(button(page, '同意并登录'))
  await expect(page.getByText('可用余额')).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(4)
})

test("yesterday's gas of a meter is on its page", async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, FACTORY)
  await tap(button(page, /^2#窑炉/))
  await expect(page.getByText('11-22 周日').filter({ visible: true }).first()).toBeVisible()
  expect(taps()).toBe(1)
})

test('a card is held to the phone', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, RESTAURANT)
  await tap(button(page, '写卡'))
  await expect(page.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  expect(taps()).toBe(1)
})

test('why a bill is higher, and its PDF', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, HOSPITAL)
  await tap(button(page, '我的账单'))
  await tap(button(page, /^2026年9月 气费/))
  await expect(page.getByText('为什么变了').filter({ visible: true })).toBeVisible()
  expect(taps()).toBe(2)
  await expect(button(page, '账单 PDF')).toBeEnabled()
})

test('all open bills go by one transfer slip', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, HOSPITAL)
  await tap(button(page, '我的账单'))
  await tap(button(page, '电汇'))
  await expect(page.getByLabel('汇款金额（元）')).toHaveValue('164055.21')
  await page.getByLabel('付款户名').fill('康宁医院')
  await page.getByLabel('付款账号').fill('6222000100020003')
  await page.getByLabel('付款银行').fill('中国银行石家庄分行')
  await tap(button(page, '下一步'))
  await tap(button(page, '提交'))
  await expect(page.getByText('待汇款').filter({ visible: true }).first()).toBeVisible()
  expect(taps()).toBe(4)
})

test('a bill is invoiced, from its page', async ({ page, gateway }) => {
  await loginAs(page, gateway, HOSPITAL)
  await page.goto(`${gateway.url}/pages/my-bill/list/list`)
  await page.getByRole('tab', { name: '已缴' }).click()
  await page
    .getByRole('button', { name: /2026年9月/ })
    .first()
    .click()
  const { tap, taps } = counted(page)
  await tap(button(page, '去开票'))
  // Where both types are possible none is preset.
  await tap(page.getByRole('tab', { name: '普票' }))
  await page.getByLabel('电子邮箱').fill('cw@example.com')
  await tap(button(page, '提交申请'))
  await tap(button(page, '确认提交'))
  await expect(page.getByText(/开具成功，共\d+张/)).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(5)
})

test('a package is ordered and its agreement signed', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, FACTORY)
  await tap(button(page, /^气量包/))
  await tap(button(page, /保供季固定价气量包.*销售中/))
  await tap(button(page, '立即订购'))
  const volume = page.getByLabel('订购气量', { exact: true }).filter({ visible: true })
  // The field begins with the least volume; typing is no tap.
  await volume.click()
  await expect(volume).toHaveValue('10000')
  await volume.fill('100000')
  await volume.blur()
  await expect(page.getByText('¥368,000.00').filter({ visible: true }).first()).toBeVisible()
  await settled(page)
  await tap(page.getByRole('checkbox', { name: '我已阅读并同意' }).filter({ visible: true }))
  await tap(button(page, '提交并签约'))
  await tap(page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }))
  await expect(page).toHaveURL(/gas-supply-agreement\?agreeId=/)
  await expect(button(page, /^请完整阅读/)).toBeDisabled()
  await moveClock(gateway, '2026-11-23T09:40:00+08:00')
  await page.reload()
  await page.locator('#agreement-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await tap(button(page, '同意并签署'))
  // The code comes with the sheet.
  await expect.poll(() => gateway.smsCode(FACTORY)).toMatch(/^\d{6}$/)
  await page
    .getByLabel('短信验证码')
    .filter({ visible: true })
    .fill(gateway.smsCode(FACTORY) ?? '')
  await tap(page.getByRole('dialog', { name: '签署供气协议' }).getByRole('button', { name: '签署', exact: true }))
  await expect(page).toHaveURL(/extract-pay\?bizType=DEPOSIT/)
  expect(taps()).toBeLessThanOrEqual(8)
})

test('a customer number is bound by the code to its filed phone', async ({ page, gateway }) => {
  // A user without a customer number arrives where it is asked for.
  const { tap, taps } = await atHome(page, gateway, NEWCOMER)
  await page.getByRole('textbox', { name: '户号', exact: true }).fill('1000000006')
  await page.getByRole('textbox', { name: '户名', exact: true }).fill('悦来酒店有限公司')
  await tap(button(page, '查询'))
  await tap(button(page, '绑定'))
  await prove(page, gateway, FILED)
  await expect(page.getByRole('status').getByText('绑定成功')).toBeVisible()
  expect(taps()).toBe(2)
})

test('a business is certified by its licence', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, NEWCOMER)
  await tap(button(page, '企业认证'))
  // Two taps: the place of the picture, and the album.
  const PAPER = 2
  await choosePaper(page, button(page, /^上传营业执照/), 'licence-valid')
  await expect(page.getByRole('textbox', { name: '企业名称', exact: true })).toHaveValue('锦程食品有限公司')
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('周涛')
  await tap(page.getByRole('switch', { name: '我是法定代表人' }))
  await tap(button(page, /^供气单位/))
  await tap(page.getByRole('dialog').getByRole('button', { name: '廊坊新源燃气有限公司' }))
  await tap(page.getByRole('checkbox', { name: '本人承诺所提交资料真实有效' }))
  await tap(button(page, '提交审核'))
  await expect(page.getByRole('heading', { name: /提交成功|认证通过/ })).toBeVisible()
  expect(PAPER + taps()).toBeLessThanOrEqual(8)
})

test('a colleague is admitted, may pay, and the accountant gets a link', async ({ page, gateway }) => {
  const me = async () => {
    await page.goto(`${gateway.url}/`)
    const task = counted(page)
    await task.tap(page.getByRole('navigation').getByRole('button', { name: /^我的/ }).filter({ visible: true }))
    return task
  }
  await loginAs(page, gateway, FACTORY)
  const admit = await me()
  await admit.tap(button(page, /^账号审核/))
  await expect(page.getByRole('tab', { name: '已通过 2' })).toBeVisible()
  await admit.tap(button(page, '通过'))
  await admit.tap(button(page, '确认通过'))
  await expect(page.getByRole('tab', { name: '已通过 3' })).toBeVisible()
  expect(admit.taps()).toBe(4)

  const allow = await me()
  await allow.tap(button(page, /^子账号管理/))
  await allow.tap(button(page, '权限'))
  await allow.tap(page.locator('[role=switch][aria-checked=false]').filter({ hasText: '充值缴费' }).first())
  await allow.tap(button(page, '保存'))
  await prove(page, gateway, FACTORY)
  await expect(page.getByText('保存成功')).toBeVisible()
  await settled(page)
  expect(allow.taps()).toBe(5)

  const open = await me()
  await open.tap(button(page, /^账号与安全/))
  await open.tap(button(page, /^会计查阅链接/))
  await open.tap(button(page, '新建链接'))
  await page.getByLabel('查看人姓名').fill('王会计')
  await page.getByLabel('查看人手机号').fill('13900000077')
  // A code may be asked for once a minute.
  await moveClock(gateway, '2026-11-23T09:32:00+08:00')
  const former = gateway.smsCode(FACTORY)
  await open.tap(button(page, '生成链接'))
  await expect.poll(() => gateway.smsCode(FACTORY)).not.toBe(former)
  await page.getByRole('textbox', { name: '短信验证码' }).fill(gateway.smsCode(FACTORY) ?? '')
  await expect(page.getByText('链接已生成').filter({ visible: true })).toBeVisible()
  expect(open.taps()).toBe(5)
})

test('three bills are invoiced at once', async ({ page, gateway }) => {
  const apply = await atHome(page, gateway, HOSPITAL)
  await apply.tap(button(page, /^发票/))
  const boxes = page.locator('[role=checkbox]:visible:not([disabled])')
  for (const row of [0, 1, 2]) await apply.tap(boxes.nth(row))
  await apply.tap(button(page, '下一步'))
  await apply.tap(page.getByRole('tab', { name: '普票' }))
  await page.getByLabel('电子邮箱').fill('cw@example.com')
  await apply.tap(button(page, '提交申请'))
  await apply.tap(button(page, '确认提交'))
  await expect(page.getByText(/开具成功，共\d+张/)).toBeVisible()
  // A tap for each bill is not to be had for less.
  expect(apply.taps()).toBeLessThanOrEqual(5 + 3)
})

test('a wrong invoice is replaced by one of the other type', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, FACTORY)
  await tap(button(page, /^发票/))
  await tap(button(page, '已开票'))
  await tap(page.locator('[role=listitem] button:visible').filter({ hasNotText: /−|红/ }).first())
  await tap(button(page, '红冲/换开'))
  const sheet = page.getByRole('dialog', { name: '红冲/换开' })
  await tap(sheet.getByRole('button', { name: '开票有误' }))
  await tap(sheet.getByRole('button', { name: '发票类型' }))
  await tap(sheet.getByRole('button', { name: '提交' }))
  await tap(page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }))
  await expect(page.getByText('红冲申请已提交')).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(8)
})

test('a statement is signed by hand', async ({ page, gateway }) => {
  const { tap, taps } = await atHome(page, gateway, HOSPITAL)
  await tap(page.getByRole('region', { name: '待办事项' }).getByRole('button', { name: /全部/ }))
  await tap(button(page, /2026年10月结算待确认/))
  await tap(button(page, '确认并签字'))
  await tap(page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }))
  await writeOn(page, page.locator(`canvas${part.signature}`))
  await tap(button(page, '确认并提交'))
  await expect(page.getByText('签字人')).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(5)
})
