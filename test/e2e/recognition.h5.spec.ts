import { part } from '../../src/testing/parts'
import { at } from '../../scripts/lib/paths.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

test('a visitor has a register read; after the login the record is the user’s own, and is deleted (D-F8)', async ({
  page,
  gateway,
}) => {
  await page.goto(`${gateway.url}/subPagesB/pages/zhulong/imageRecognition`)
  const chooser = page.waitForEvent('filechooser')
  await button(page, '从相册选择').click()
  await (await chooser).setFiles(at('gateway/demo/papers/meter-half.png'))
  await page.getByLabel('整数位').getByText('8位').click()
  await button(page, '开始识别').click()
  await expect(page).toHaveURL(/recognitionResult\?recordId=/)
  await expect(words(page, /还有 2 位请点一下核对/)).toBeVisible()
  await button(page, '第7位 ?').click()
  await button(page, '3').click()
  await button(page, '第8位 4').click()
  await button(page, '确认读数').click()
  await expect(words(page, '登录后可提交抄表照片')).toBeVisible()

  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/subPagesB/pages/zhulong/historyRecord`)
  await settled(page)
  await expect(page.getByText('未登录记录仅保留30天')).toHaveCount(0)
  await expect(words(page, '已确认')).toBeVisible()
  await button(page, '删除').first().click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '已删除')).toBeVisible()
})
