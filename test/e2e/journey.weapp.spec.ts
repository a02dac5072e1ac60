import type { Locator } from '@playwright/test'
import { expect, type MiniProgram, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

/* The first journey through the whole built mini-program, by taps only. */

const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)
const button = (mp: MiniProgram, name: string | RegExp) => mp.screen.getByRole('button', { name }).last()
const text = (mp: MiniProgram, words: string | RegExp) => mp.screen.getByText(words).first()
const amountIn = (at: Locator) => at.locator(part.amount).first()

/** The arrow of the navigation bar. */
async function back(mp: MiniProgram, route: string): Promise<void> {
  await mp.screen.locator(part.backButton).first().click()
  await has(mp, route)
}

/** A tab of the bar at the foot. */
async function tab(mp: MiniProgram, name: string, route: string): Promise<void> {
  await mp.screen.locator(part.tabBar).getByText(name, { exact: true }).click()
  await has(mp, route)
}

async function keys(mp: MiniProgram, amount: string): Promise<void> {
  for (const key of amount) await mp.screen.locator(part.key, { hasText: new RegExp(`^${key}$`) }).click()
  await mp.screen.locator(part.keypadConfirm).click()
}

/** Pictures that were asked for and did not come. */
const missingPictures = (mp: MiniProgram) =>
  mp.screen
    .locator('img')
    .evaluateAll((all) =>
      all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).map(String),
    )

async function noProblems(mp: MiniProgram): Promise<void> {
  expect(await mp.problems()).toEqual([])
}

test('by SMS into the app, the bill with its days, a part of it paid, and out again', async ({ mp, gateway }) => {
  await test.step('login', async () => {
    await mp.start()
    await expect(mp.page.getByText('您还未登录,去登录?').last()).toBeVisible()
    await mp.page.getByText('确定').last().click()
    await has(mp, 'pages/login/login')
    await button(mp, '短信验证码登录').click()
    const fields = mp.screen.locator(`${part.fieldBox} input`)
    await fields.nth(0).fill('13800000008')
    await button(mp, '获取验证码').click()
    await expect.poll(() => gateway.smsCode('13800000008')).toMatch(/^\d{6}$/)
    await fields.nth(1).fill(gateway.smsCode('13800000008') ?? '')
    await button(mp, '登录').click()
    await expect(text(mp, '请先阅读并同意')).toBeVisible()
    await button(mp, '同意并登录').click()
    await has(mp, 'pages/home/index/index')
    await expect(text(mp, '应缴金额')).toBeVisible()
  })

  await test.step('meters', async () => {
    await text(mp, '我的表具').click()
    await has(mp, 'pages/home/meter-list/meter-list')
    await expect(mp.screen.locator(part.meterName)).toHaveText(['锅炉房', '职工食堂'])
    await mp.screen.locator(part.meterHead).first().click()
    await expect(text(mp, '最近抄表')).toBeVisible()
    await back(mp, 'pages/home/meter-list/meter-list')
    await back(mp, 'pages/home/index/index')
  })

  await test.step('bills', async () => {
    await text(mp, '我的账单').click()
    await has(mp, 'pages/my-bill/list/list')
    await expect(mp.screen.locator(part.bill)).toHaveCount(4)
    await mp.screen.locator(part.bill, { hasText: '2026年8月 气费' }).click()
    await has(mp, 'pages/my-bill/details/details')
    await expect(text(mp, /违约金 ¥[\d,]+\.\d{2} × 0\.05% × 18 天 = ¥/)).toBeVisible()
    await text(mp, '每日明细').click()
    await has(mp, 'pages/my-bill/details/day-details')
    await expect(mp.screen.locator(part.usageDay).first()).toBeVisible()
    await expect(text(mp, '账单金额')).toBeVisible()
    await back(mp, 'pages/my-bill/details/details')
  })

  await test.step('a part paid', async () => {
    const owed = await amountIn(mp.screen.locator(part.bar)).textContent()
    await button(mp, '部分缴费').click()
    await mp.screen.locator(`${part.dialog} input`).fill('1000')
    await mp.screen.locator(part.dialogConfirm).click()
    await has(mp, 'pages/pay/place-order')
    await expect(button(mp, '立即支付 ¥1,000.00')).toBeVisible()
    await mp.screen.getByRole('checkbox', { name: '我已阅读并同意' }).click()
    await button(mp, '立即支付 ¥1,000.00').click()
    await button(mp, '支付成功').click()
    await has(mp, 'pages/pay/pay-result')
    await expect(mp.screen.locator(part.resultTitle)).toHaveText('支付成功')
    await expect(amountIn(mp.screen.locator(part.result))).toHaveText('¥1,000.00')
    await button(mp, '完成').click()
    await has(mp, 'pages/my-bill/list/list')
    await mp.screen.locator(part.bill, { hasText: '2026年8月 气费' }).click()
    await expect(amountIn(mp.screen.locator(part.bar))).not.toHaveText(owed ?? '')
    await back(mp, 'pages/my-bill/list/list')
    await back(mp, 'pages/home/index/index')
  })

  await test.step('records', async () => {
    await mp.screen.locator(part.homePay).click()
    await has(mp, 'pages/pay/meters')
    await text(mp, '缴费记录').click()
    await has(mp, 'pages/pay/record')
    await expect(mp.screen.locator(part.record).first()).toContainText('¥1,000.00')
    await mp.screen.locator(part.recordHead).first().click()
    await expect(text(mp, '支付流水')).toBeVisible()
    await button(mp, '关闭').click()
    await back(mp, 'pages/pay/meters')
    await text(mp, '交易记录').click()
    await has(mp, 'pages/fee/fee/fee')
    await expect(text(mp, '账户余额')).toBeVisible()
    await back(mp, 'pages/pay/meters')
    await back(mp, 'pages/home/index/index')
  })

  await test.step('out', async () => {
    await tab(mp, '我的', 'pages/me/me')
    await expect(text(mp, '138****0008')).toBeVisible()
    await button(mp, '设置').click()
    await has(mp, 'subPages/settings/settings')
    await button(mp, '退出登录').click()
    await mp.screen.locator(part.dialogConfirm).click()
    await has(mp, 'pages/login/login')
    await expect(button(mp, '短信验证码登录')).toBeVisible()
  })
  await noProblems(mp)
})

/** Amounts that have changed since they were drawn are read aloud as they are now. */
async function isSpokenAsShown(mp: MiniProgram): Promise<void> {
  const amounts = await mp.screen
    .locator(`${part.amount}[aria-label$=元]`)
    .evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label'), one.textContent]))
  expect(amounts.length).toBeGreaterThan(0)
  for (const [spoken, shown] of amounts) expect(spoken).toBe(`${shown?.replace(/[¥,]/g, '')}元`)
}

test('a large top-up typed on the own keys, in three payments', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/pay/meters')
  await button(mp, '充值').click()
  await has(mp, 'pages/pay/place-order')
  await keys(mp, '128000')
  await mp.screen.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await button(mp, '分3笔支付 ¥128,000.00').click()
  await has(mp, 'pages/pay/pay-amount-suborder')
  await expect(mp.screen.locator(`${part.slice} ${part.amount}`)).toHaveText(['¥50,000.00', '¥50,000.00', '¥28,000.00'])
  const settled = mp.screen.locator(part.slice).filter({ hasText: '支付成功' })
  for (const slice of [1, 2, 3]) {
    // The page shows what it had and asks again: a tap before the answer would pay the slice that is paid already.
    await expect(settled).toHaveCount(slice - 1)
    await isSpokenAsShown(mp)
    await button(mp, '去支付').click()
    await button(mp, '支付成功').click()
    await has(mp, 'pages/pay/pay-result')
    const said = slice < 3 ? '部分支付' : '支付成功'
    await expect(mp.screen.locator(part.resultTitle)).toHaveText(said)
    if (slice < 3) await button(mp, '支付下一笔').click()
  }
  await button(mp, '完成').click()
  await has(mp, 'pages/pay/meters')
  await text(mp, '交易记录').click()
  await has(mp, 'pages/fee/fee/fee')
  await expect(mp.screen.locator(part.ledgerEntry).first()).toContainText('+¥128,000.00')
  await noProblems(mp)
})

test('for another customer, chosen by both numbers', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000007', { weapp: true })
  await mp.start('/pages/pay/meters')
  await text(mp, '为他人缴费').click()
  await has(mp, 'pages/pay/select-account')
  const fields = mp.screen.locator(`${part.fieldBox} input`)
  await fields.nth(0).fill('1000000001')
  await fields.nth(1).fill('010101')
  await button(mp, '查询').click()
  await expect(text(mp, '户号 100****001')).toBeVisible()
  await button(mp, '预存充值').click()
  await has(mp, 'pages/pay/place-order')
  await keys(mp, '200')
  await mp.screen.getByRole('checkbox', { name: '我已阅读并同意' }).click()
  await button(mp, '立即支付 ¥200.00').click()
  await expect(text(mp, '您正在为华***公司缴费，是否继续？')).toBeVisible()
  await mp.screen.locator(part.dialogConfirm).click()
  await button(mp, '支付成功').click()
  await expect(mp.screen.locator(part.resultTitle)).toHaveText('支付成功')
  await noProblems(mp)
})

readingTest(
  'mall, headlines with the reader, and the about pages, with all their pictures',
  async ({ page, mp, gateway }) => {
    await loginAs(page, gateway, '13800000001', { weapp: true })
    await mp.start()
    await tab(mp, '商城', 'pages/mall/mall')
    await expect(text(mp, '热门活动')).toBeVisible()
    await expect.poll(() => missingPictures(mp)).toEqual([])
    await tab(mp, '头条', 'pages/top-news/news-list/news-list')
    await expect(text(mp, '闻到燃气味，先做什么？请记住这五步')).toBeVisible()
    await expect.poll(() => missingPictures(mp)).toEqual([])
    await text(mp, '闻到燃气味，先做什么？请记住这五步').click()
    await has(mp, 'pages/news/news')
    await expect(mp.screen.locator(part.newsHeadline)).toHaveText('闻到燃气味，先做什么？请记住这五步')
    await expect.poll(() => missingPictures(mp)).toEqual([])
    await back(mp, 'pages/top-news/news-list/news-list')

    await tab(mp, '我的', 'pages/me/me')
    await text(mp, '关于我们').click()
    await has(mp, 'pages/about/about')
    for (const [row, route] of [
      ['平台介绍', 'pages/about/platformIntroduction'],
      ['法律声明', 'pages/about/legalStatement'],
      ['隐私政策', 'pages/about/privacyPolicy'],
      ['用户注册协议', 'pages/about/userRegistrationAgreement'],
      ['联系我们', 'pages/about/contactUs'],
    ] as const) {
      await mp.screen.locator(part.cell, { hasText: row }).click()
      await has(mp, route)
      await expect(mp.screen.locator(part.stillLoading)).toHaveCount(0)
      await expect.poll(() => missingPictures(mp)).toEqual([])
      await back(mp, 'pages/about/about')
    }
    await noProblems(mp)
  },
)
