import { expect, test, type MiniProgram } from './fixtures'
import { part } from '../../src/testing/parts'
import { loginAs } from './login'
import { callsOf, has, noProblems, write } from './weapp-kit'

const bar = (mp: MiniProgram, name: string) => mp.screen.locator(part.bar).getByRole('button', { name })

test('FL-A1 in the mini-program: a statement is signed by hand, its picture made of the canvas', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000008', { weapp: true })
  await mp.start('/pages/manager-energy/settlement/monthly-bill')
  await mp.screen.getByText('2026年10月 锅炉房').click()
  await has(mp, 'settlement/monthly-bill-single')
  await bar(mp, '确认并签字').click()
  await mp.screen.locator(part.dialogConfirm).click()

  await has(mp, 'pages/manager-energy/signature')
  await write(mp, true)
  await bar(mp, '确认并提交').click()
  await expect(mp.screen.getByText('签名无效，请重新书写')).toBeVisible()
  await mp.screen.getByRole('button', { name: '重写' }).click()
  await write(mp)
  await bar(mp, '确认并提交').click()

  await has(mp, 'settlement/monthly-bill-single')
  await expect(mp.screen.getByText('已出账').first()).toBeVisible()
  await expect(mp.screen.getByText('文件指纹')).toBeVisible()
  expect(await callsOf(mp, 'canvasToTempFilePath')).toHaveLength(1)
  await noProblems(mp)
})
