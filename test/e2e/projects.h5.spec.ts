import { expect, readingTest, test } from './fixtures'
import { write } from './inspection-kit'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

const HOME = '/pages/job-schedule/home/components/index'

test('D-F7: the scheme is signed, its first instalment gets its transfer', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + HOME)
  await settled(page)
  await page.getByText('三号窑炉扩容').first().click()
  await settled(page)
  await expect(words(page, '你的下一步').first()).toBeVisible()
  await button(page, '去确认：确认设计方案第3版').click()
  await settled(page)
  await expect(words(page, '¥128,456.78').first()).toBeVisible()
  await button(page, '确认方案').click()
  await write(page)
  await page.getByRole('dialog', { name: '确认方案' }).getByRole('button', { name: '确定' }).click()
  await settled(page)

  await page.getByRole('tab', { name: /^费用/ }).click()
  await settled(page)
  await expect(words(page, '¥38,537.03').first()).toBeVisible()
  await button(page, '缴纳第1期').click()
  await settled(page)
  await button(page, '银行转账').click()
  await expect(page).toHaveURL(/pay-telegraphic-transfer\?bizType=PROJECT/)
})

readingTest(
  'a project under construction says what is next, why it is late, and shows its diary',
  async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url + HOME)
    await settled(page)
    await page.getByText('三厂区辊道窑新增用气').first().click()
    await settled(page)
    for (const text of ['比原计划晚 11 天', '今天复工。埋地管已铺246 m，还剩64 m。'])
      await expect(words(page, text).first()).toBeVisible()
    await button(page, '工程信息与竣工资料').click()
    await settled(page)
    await expect(words(page, '246 / 310 m').first()).toBeVisible()
  },
)
