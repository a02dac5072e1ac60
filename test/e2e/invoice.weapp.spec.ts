import { expect, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

test('C-F7 in the mini-program: a bill is picked and previewed, and given back by leaving', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008', { weapp: true })
  await mp.start('/subPagesB/pages/applyForInvoice/waitInvoice')
  await mp.screen.locator(part.checkBox).first().click()
  await expect(mp.screen.getByText('已选 1 笔').first()).toBeVisible()
  await mp.screen.getByText('下一步').last().click()
  await expect.poll(() => mp.currentPath()).toContain('applyForInvoice/startInvoice')
  await expect(mp.screen.getByText(/^预计开具\d+张发票$/).first()).toBeVisible()
  await mp.screen.locator(part.backButton).first().click()
  await mp.page.getByText('确定').last().click()
  await expect.poll(() => mp.currentPath()).toContain('applyForInvoice/waitInvoice')
  expect(await mp.problems()).toEqual([])
})
