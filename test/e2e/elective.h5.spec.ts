import { part } from '../../src/testing/parts'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { retype } from './retype'
import { settled } from './settled'
import { enterDesk } from './staff'

const MAIN = '/subPagesB/pages/electiveSquare/main'

test('an option chosen on the own bills, changed to an index once its risk is confirmed, taken back (B-F9)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + MAIN)
  await settled(page)
  await expect(words(page, '基准')).toBeVisible()
  await page.getByRole('radio', { name: /^固定价/ }).click()
  await button(page, '选固定价').click()
  await button(page, '自选气量减少100立方米').click()
  await button(page, '提交').click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/record-detail/)
  await settled(page)
  await expect(words(page, '204,500 m³').first()).toBeVisible()

  await button(page, '修改选择').click()
  await settled(page)
  await page.getByRole('radio', { name: /^指数联动/ }).click()
  await button(page, '修改选择').click()
  await button(page, '提交').click()
  await expect(words(page, '请先确认风险提示')).toBeVisible()

  await page.getByRole('checkbox', { name: '我已知悉价格随指数波动的风险' }).filter({ visible: true }).click()
  await retype(page.getByLabel('自选气量', { exact: true }).filter({ visible: true }), '150000')
  await button(page, '提交').click()
  await expect(words(page, '12月执行“指数联动”，自选气量150,000 m³。确认提交？')).toBeVisible()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/record-detail/)
  await settled(page)
  await expect(words(page, '2026年12月 指数联动')).toBeVisible()
  // Both choices are in the record, the newer one first.
  await expect(words(page, /^指数联动 150,000 m³，预估 /)).toBeVisible()
  await expect(words(page, /^固定价 204,500 m³，预估 /)).toBeVisible()

  await button(page, '取消选择').click()
  await expect(words(page, '取消后可在截止前重新选择。确认取消？')).toBeVisible()
  await page.locator(part.dialogConfirm).click()
  await settled(page)
  await expect(words(page, '客户取消')).toBeVisible()
  await expect(button(page, '取消选择')).toHaveCount(0)

  await page.goto(`${gateway.url}/subPagesB/pages/electiveSquare/record-list`)
  await settled(page)
  await expect(button(page, /^2026年12月 指数联动/)).toContainText('已取消')
  await page.goto(gateway.url + MAIN)
  await settled(page)
  await page.getByRole('radio', { name: /^固定价/ }).click()
  await expect(button(page, '选固定价')).toBeVisible()
})

test('the desk ends a period before its time', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/electives`)
  await settled(page)
  await button(page, /2026年12月自选/).click()
  await settled(page)
  await button(page, '提前截止').click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '已截止').first()).toBeVisible()
})

readingTest(
  'ways of buying gas, tried on the own year: by the peak month, then all of them, one opened (E-M-23)',
  async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/subPages/goodBuyGas`)
    await settled(page)
    await expect(words(page, '我的用气画像')).toBeVisible()
    await button(page, '峰值月').click()
    await settled(page)
    await expect(words(page, '每种方式，用您的账重算')).toBeVisible()
    await button(page, '全部产品').click()
    await expect(page).toHaveURL(/goodGasProductList/)
    await settled(page)
    await page.getByRole('tab', { name: '自选广场' }).click()
    await settled(page)
    await button(page, /^立即选购/)
      .first()
      .click()
    await expect(page).toHaveURL(/electiveSquare/)
  },
)
