import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { prove } from './step-up'

const MASTER = '13800000001'
const PATH = '/subPagesB/pages/accountSecurity/openData'

test('a key of the customer’s data: its secret once, a program that reads with it, its uses, its end (Y-31)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, MASTER)
  await page.goto(`${gateway.url}${PATH}?mode=newKey`)
  await page.getByRole('textbox', { name: '用途' }).fill('财务系统')
  await button(page, '生成密钥').click()
  await prove(page, gateway, MASTER)
  await expect(words(page, '只显示这一次')).toBeVisible()
  const secret =
    (await page
      .getByText(/^[\w-]{43}$/)
      .first()
      .textContent()) ?? ''
  await button(page, '完成').click()
  await settled(page)
  await expect(page.getByText(secret)).toHaveCount(0)

  const read = (name: string) =>
    send(`${gateway.url}/open/v1/${name}`, { headers: { authorization: `Bearer ${secret}` } })
  const bills = (await read('bills')).raw as { result: { items: { billId: string }[] } }
  expect(bills.result.items.length).toBeGreaterThan(0)
  await page.reload()
  await settled(page)
  await expect(words(page, '账单')).toBeVisible()
  await expect(words(page, /1次/)).toBeVisible()

  await button(page, '撤销密钥').click()
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect(words(page, '已撤销')).toBeVisible()
  expect((await read('bills')).status).toBe(401)
})
