import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { prove as proveMaster } from './step-up'
import { settled, watchRequests } from './settled'

/* Y-16: a link for the accountant, made, opened by the named phone, read, and ended. */

const FACTORY = '13800000001'
const ACCOUNTANT = '13900000077'
/** Another user with a login stored in the accountant's browser. */
const RESTAURANT = '13800000007'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const text = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true })
const rows = (page: Page) => page.locator('[role=listitem]').filter({ visible: true })

/** The master's path from the account to an address. */
async function makeLink(page: Page, gateway: GatewayProcess): Promise<string> {
  await page.goto(`${gateway.url}/subPagesB/pages/accountSecurity/index`)
  await button(page, '会计查阅链接').click()
  await expect(text(page, '还没有会计查阅链接')).toBeVisible()
  await button(page, '新建链接').click()
  await page.getByLabel('查看人姓名').fill('王会计')
  await page.getByLabel('查看人手机号').fill(ACCOUNTANT)
  await button(page, '生成链接').click()
  await proveMaster(page, gateway, FACTORY)
  await expect(text(page, '链接已生成')).toBeVisible()
  return (await text(page, /^http.*\?token=/).textContent()) ?? ''
}

/** A browser of its own; `sent`: the headers of every request of a call. */
async function another(browser: Browser) {
  const context = await browser.newContext({ ...test.info().project.use })
  const tab = await context.newPage()
  watchRequests(tab)
  const sent: { url: string; headers: Record<string, string> }[] = []
  tab.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) sent.push({ url: request.url(), headers: request.headers() })
  })
  return { context, tab, sent }
}

/** Enters with the code that came. */
async function prove(tab: Page, gateway: GatewayProcess): Promise<void> {
  await expect(text(tab, '139****0077')).toBeVisible()
  await button(tab, '获取验证码').click()
  await expect.poll(() => gateway.smsCode(ACCOUNTANT)).toMatch(/^\d{6}$/)
  await tab.getByLabel('短信验证码').fill(gateway.smsCode(ACCOUNTANT) ?? '')
  await button(tab, '验证并查看').click()
  await expect(text(tab, '华北精工陶瓷有限公司')).toBeVisible()
}

test('Y-16: the accountant reads a bill and takes an invoice along; the master sees it and ends it', async ({
  page,
  gateway,
  browser,
}) => {
  await loginAs(page, gateway, FACTORY)
  const address = await makeLink(page, gateway)
  await button(page, '完成').click()
  await expect(text(page, '还没有查看记录')).toBeVisible()

  const { context, tab, sent } = await another(browser)
  await loginAs(tab, gateway, RESTAURANT)
  await tab.goto(address)
  await prove(tab, gateway)
  await settled(tab)
  await rows(tab).first().getByRole('button').click()
  await expect(text(tab, '账单信息')).toBeVisible()
  await expect(text(tab, '费用明细')).toBeVisible()
  await button(tab, '返回').click()
  await settled(tab)
  await tab.getByRole('tab', { name: '发票' }).filter({ visible: true }).click()
  await settled(tab)
  await rows(tab).first().getByRole('button').click()
  const download = tab.waitForEvent('download')
  await button(tab, '下载 PDF').click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  // Of the login that this browser remembers nothing goes out, and the token is in no header.
  const token = new URL(address).searchParams.get('token') ?? ''
  expect(sent.filter(({ url }) => url.includes('userInfo'))).toEqual([])
  for (const { url, headers } of sent) {
    if (url.includes('/guest/')) expect(Object.keys(headers)).not.toContain('authorization')
    expect(JSON.stringify(headers)).not.toContain(token)
  }

  await page.reload()
  await settled(page)
  for (const act of ['通过短信验证', '查看账单列表', '查看账单', '查看发票列表', '查看发票'])
    await expect(page.getByText(act, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await button(page, '撤销链接').click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click()
  await expect(text(page, '撤销时间')).toBeVisible()

  await button(tab, '返回').click()
  await settled(tab)
  await tab.getByRole('tab', { name: '账单' }).filter({ visible: true }).click()
  await expect(text(tab, '链接已失效，请联系分享人重新获取')).toBeVisible()
  await tab.goto(address)
  await expect(text(tab, '链接已失效，请联系分享人重新获取')).toBeVisible()
  await context.close()
})

test('Y-16: an address that was made again closes the former one; a wrong code is shown', async ({
  page,
  gateway,
  browser,
}) => {
  await loginAs(page, gateway, FACTORY)
  const former = await makeLink(page, gateway)
  await button(page, '完成').click()
  await button(page, '重新生成地址').click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(text(page, '链接已生成')).toBeVisible()
  const address = (await text(page, /^http.*\?token=/).textContent()) ?? ''
  expect(address).not.toBe(former)

  const { context, tab } = await another(browser)
  await tab.goto(former)
  await expect(text(tab, '链接已失效，请联系分享人重新获取')).toBeVisible()
  await tab.goto(address)
  await button(tab, '获取验证码').click()
  await expect.poll(() => gateway.smsCode(ACCOUNTANT)).toMatch(/^\d{6}$/)
  const right = gateway.smsCode(ACCOUNTANT) ?? ''
  await tab.getByLabel('短信验证码').fill(right === '000000' ? '000001' : '000000')
  await button(tab, '验证并查看').click()
  await expect(text(tab, '验证码错误，请重新输入')).toBeVisible()
  await tab.getByLabel('短信验证码').fill(right)
  await button(tab, '验证并查看').click()
  await expect(text(tab, '华北精工陶瓷有限公司')).toBeVisible()
  await context.close()
})
