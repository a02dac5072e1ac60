import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { retype } from './retype'
import { button, has, noProblems, words } from './weapp-kit'

test('E-F1, B-F4 in the mini-program: an enquiry about a product, and a sealed bid up to its margin', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/hot/detail?type=product&productId=P00000001')
  await button(mp, '立即咨询').click()
  await button(mp, '双探头套装').click()
  await mp.screen.getByLabel('地址').fill('新华路88号')
  await expect(words(mp, '预估 ¥1,280.00')).toBeVisible()
  await button(mp, '提交').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await has(mp, 'type=lead')
  await expect(words(mp, '待受理')).toBeVisible()

  await mp.wx('navigateTo', { url: '/subPagesB/pages/ng-package/ng-package' })
  await button(mp, /^增量气竞购 第2期/).click()
  await button(mp, '去报价').click()
  await mp.screen.getByLabel('报价（元/m³）').fill('3.9000')
  for (const name of ['申购气量', '最少接受气量']) await retype(mp.screen.getByLabel(name, { exact: true }), '10000')
  await expect(words(mp, '¥3,900.00')).toBeVisible()
  await button(mp, '提交').click()
  await mp.screen.locator(part.dialogConfirm).click()
  await has(mp, 'extract-pay?bizType=NG_MARGIN')
  await noProblems(mp)
})
