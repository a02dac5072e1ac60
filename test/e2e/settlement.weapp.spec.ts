import { expect, test, type MiniProgram } from './fixtures'
import { part } from '../../src/testing/parts'
import { loginAs } from './login'

const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)
const bar = (mp: MiniProgram, name: string) => mp.screen.locator(part.bar).getByRole('button', { name })

/** Writes on the canvas: a line up and down over most of it, or a dot. */
async function write({ page, screen }: MiniProgram, isDot = false): Promise<void> {
  const box = await screen.locator(`${part.signature} canvas`).boundingBox()
  if (box === null) throw new Error('there is no canvas to write on')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.2))
  await page.mouse.down()
  if (!isDot)
    for (let n = 1; n <= 30; n++) await page.mouse.move(...at(0.2 + (n % 2) * 0.5, 0.2 + n * 0.02), { steps: 4 })
  await page.mouse.up()
}

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
  const made = (await mp.log()).filter(
    ([type, data]) => type === 'api' && (data as string[])[0] === 'canvasToTempFilePath',
  )
  expect(made).toHaveLength(1)
  expect(await mp.problems()).toEqual([])
})
