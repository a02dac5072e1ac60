import { expect, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

const FOLDER = 'subPagesB/pages/gas-package'

test('B-F1: the mini-program orders a package up to its agreement', async ({ page, mp, gateway }) => {
  const button = (name: string) => mp.screen.getByRole('button', { name, exact: true }).first()
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start(`/${FOLDER}/index`)
  // The customer's running order has the same name, and may be there first.
  const card = mp.screen.locator(part.card).filter({ hasText: '保供季固定价气量包' }).filter({ hasText: '起订量' })
  await card.click()
  await expect.poll(() => mp.currentPath()).toContain('gas-package-detail')
  await button('立即订购').click()
  await expect.poll(() => mp.currentPath()).toContain('gas-confirm-order')
  // Its separators go when it has the focus.
  const volume = mp.screen.getByLabel('订购气量', { exact: true })
  await volume.click()
  await expect(volume).toHaveValue('10000')
  await volume.fill('50000')
  await expect(mp.screen.getByText('¥184,000.00').first()).toBeVisible()
  await mp.screen.getByText('我已阅读并同意').first().click()
  await button('提交并签约').click()
  await mp.page.getByText('确定', { exact: true }).last().click()
  await expect.poll(() => mp.currentPath()).toContain('gas-supply-agreement')
  await expect(mp.screen.getByText('第一条 定义')).toBeVisible()
  expect(await mp.problems()).toEqual([])
})
