import { expect, test } from './fixtures'
import { loginAs } from './login'

const LIST = '/subPages/nfc/list'

test('FL-A3: the mini-program writes the card that waits, and reads it back from the meter', async ({
  page,
  mp,
  gateway,
}) => {
  const button = (name: string) => mp.screen.getByRole('button', { name, exact: true }).first()
  await loginAs(page, gateway, '13800000007', { weapp: true })
  await mp.start(`${LIST}?meterId=10010201`)
  await button('写卡').click()
  await expect.poll(() => mp.currentPath()).toContain('subPages/nfc/write')
  await expect(mp.screen.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  await button('贴卡').click()
  await expect(mp.screen.getByText('写卡成功').first()).toBeVisible()
  await button('完成').click()
  await expect.poll(() => mp.currentPath()).toContain('gasPaymentOrder/detail')
  await expect(mp.screen.getByText('已写卡待上表').first()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})

test('FL-A3: a write with an unknown result is found on the card (AE-67)', async ({ page, mp, gateway }) => {
  const button = (name: string) => mp.screen.getByRole('button', { name, exact: true }).first()
  await loginAs(page, gateway, '13800000007', { weapp: true })
  await mp.start(`${LIST}?meterId=10010203`)
  await button('核实写卡').click()
  await expect(mp.screen.getByText('请将燃气卡贴近手机背面')).toBeVisible()
  await button('贴卡').click()
  await expect(mp.screen.getByText('写卡成功').first()).toBeVisible()
  await expect(mp.screen.getByText('卡片已写入，无需再写').first()).toBeVisible()
  expect(await mp.problems()).toEqual([])
})
