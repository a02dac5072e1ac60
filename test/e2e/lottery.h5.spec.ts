import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { enterDesk } from './staff'

const BASE = '/subPagesB/pages/lotteryDraw'

test('a visitor reads the odds and computes the ledger again, logs in and draws; the phone computes the draw again (E-F5)', async ({
  page,
  gateway,
}) => {
  await page.goto(`${gateway.url}${BASE}/index`)
  await settled(page)
  await expect(words(page, '按时缴费抽服务')).toBeVisible()
  await expect(words(page, '49%').or(words(page, '50%'))).toBeVisible()
  await expect(button(page, '登录后抽奖')).toBeVisible()
  await page.goto(`${gateway.url}${BASE}/detail?campaignId=LD000002&tab=verify`)
  await settled(page)
  await button(page, '重算全部账本').click()
  await expect(words(page, /验证通过：4 次机会、2 次抽奖全部一致/)).toBeVisible()

  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${BASE}/index`)
  await settled(page)
  await expect(words(page, '还可抽 2 次')).toBeVisible()
  await button(page, '抽一次').click()
  await settled(page)
  const later = page.getByRole('button', { name: '再看看' })
  if (await later.isVisible()) await later.click()
  await settled(page)
  await expect(words(page, '第 3 签')).toBeVisible()
  await expect(words(page, '本机重算一致')).toBeVisible()
  await expect(words(page, '还可抽 1 次')).toBeVisible()
})

test('a campaign at the desk: a draft, its publication with the fingerprint of its seeds (E 5.9)', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/lotteries`)
  await settled(page)
  await page.getByRole('button', { name: '开工安全抽奖' }).click()
  await settled(page)
  await button(page, '发布').click()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  await expect(words(page, '即将开始')).toBeVisible()
  await expect(words(page, '种子指纹')).toBeVisible()
})
