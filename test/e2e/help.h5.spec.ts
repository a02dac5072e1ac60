import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { enterDesk } from './staff'

test('help: a colloquial question, its entry, the feedback on it; an unanswered one at the desk (D 6.9, E-G-16)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPagesB/pages/helpCenter/list`)
  await settled(page)
  await button(page, '搜索帮助').click()
  await settled(page)
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('罚款怎么算')
  await page.keyboard.press('Enter')
  await settled(page)
  await page.getByRole('button', { name: '欠费违约金怎么算' }).first().click()
  await settled(page)
  await expect(words(page, '违约金 = 未缴金额 × 日比例 × 逾期天数；')).toBeVisible()
  await button(page, '有用').click()
  await settled(page)
  await page.goto(`${gateway.url}/subPagesB/pages/helpCenter/search?keyword=${encodeURIComponent('量子纠缠蝴蝶')}`)
  await settled(page)
  await expect(words(page, '未找到相关内容，换个词试试')).toBeVisible()
})

test('information: a notice is read and confirmed (E-N-07)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/information/information`)
  await settled(page)
  await page.getByRole('button', { name: '需确认' }).first().click()
  await settled(page)
  await page.clock.fastForward(11_000)
  await button(page, '我已知悉').click()
  await settled(page)
  await expect(page.getByText(/已由 138\*\*\*\*0001 于/)).toBeVisible()
})

test('an entry is written at the desk', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await page.goto(`${gateway.url}/pages/desk/help`)
  await settled(page)
  await page.getByRole('textbox', { name: '问题' }).fill('停车场在哪里')
  await page.getByRole('textbox', { name: '正文' }).fill('营业厅东侧')
  await button(page, '保存').click()
  await settled(page)
})
