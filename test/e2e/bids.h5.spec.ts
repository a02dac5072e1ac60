import { part } from '../../src/testing/parts'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { retype } from './retype'
import { settled } from './settled'

const LIST = '/subPagesB/pages/ng-package/ng-package'

test('from a sealed bid to its margin, and a win to its agreement (B-F4)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + LIST)
  await settled(page)
  await button(page, /^增量气竞购 第2期/).click()
  await settled(page)
  await button(page, '去报价').click()
  await page.getByLabel('报价（元/m³）').fill('3.9000')
  for (const name of ['申购气量', '最少接受气量']) await retype(page.getByLabel(name, { exact: true }), '10000')
  await expect(words(page, '¥3,900.00')).toBeVisible()
  await button(page, '提交').click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/extract-pay\?bizType=NG_MARGIN/)
  await settled(page)
  await expect(words(page, '竞购活动')).toBeVisible()

  await page.goto(`${gateway.url}${LIST}?tab=mine`)
  await settled(page)
  await button(page, /^增量气竞购 第1期/).click()
  await settled(page)
  await button(page, '确认并签约').click()
  await button(page, '确认').click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/gas-supply-agreement\?agreeId=/)
  await settled(page)
  await expect(words(page, '增量气竞购 第1期供气协议')).toBeVisible()
})

readingTest('a draw of the past is computed again on the phone (B-F5)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${LIST}?tab=finished`)
  await settled(page)
  await button(page, /^保供气摇号 第2期/).click()
  await settled(page)
  await button(page, '查看结果').click()
  await settled(page)
  await button(page, '在手机上重算').click()
  await expect(words(page, '验证通过：36 个签号、12 个中签号全部一致')).toBeVisible()
})
