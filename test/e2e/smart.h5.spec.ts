import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

const LIST = '/subPagesB/pages/smartMessage'

test('智能消息 (E-F8): a device that is put aside with its reason stays away, the other devices stay', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(gateway.url + LIST)
  await expect(words(page, /今日为您发现\d条用气建议/)).toBeVisible()
  const aside = button(page, /^忽略/)
  const name = (await aside.first().getAttribute('aria-label')) ?? ''
  const found = await aside.count()
  await aside.first().click()
  const saved = page.waitForResponse(/smartMessage\/action/)
  await button(page, '不准确').click()
  await saved
  await expect(words(page, '已忽略')).toBeVisible()
  await settled(page)
  await expect(aside).toHaveCount(found - 1)
  await page.reload()
  await settled(page)
  await expect(button(page, name)).toHaveCount(0)
})
