import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, typeCode, words } from './package-kit'
import { settled } from './settled'

const PHONE = '13800000007'
const FOLDER = '/pages/record/bank-information'

test('a bank account is added in the registered name, proved by a payment, made the default, shown whole after a code (D-F6)', async ({
  page,
  gateway,
}) => {
  await loginAs(page, gateway, PHONE)
  await page.goto(`${gateway.url}${FOLDER}/bankList`)
  await button(page, /^添加银行账户/).click()
  const name = page.getByRole('textbox', { name: '账户名称' })
  const registered = await name.inputValue()
  await name.fill('香满楼餐饮')
  await page.getByRole('textbox', { name: '银行账号' }).fill('6222 0210 0100 7777 001')
  await page.getByRole('button', { name: '开户银行' }).click()
  await button(page, '中国银行').click()
  await page.getByRole('button', { name: '开户支行' }).click()
  await page.getByRole('searchbox', { name: '城市或支行名称' }).fill('廊坊')
  await button(page, /中国银行廊坊/)
    .first()
    .click()
  await page.getByText('我确认以上账户为本企业对公账户').click()
  await button(page, '保存').click()
  await expect(page.getByRole('alert')).toContainText('营业执照')
  await name.fill(registered)
  await button(page, '保存').click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '待验证')).toBeVisible()

  await button(page, '开始验证').click()
  await expect(words(page, '识别码')).toBeVisible()
  await button(page, '我已汇款，查看结果').click()
  await expect(words(page, '尚未到账')).toBeVisible()
  await button(page, '模拟到账').click()
  await expect(words(page, '已验证')).toBeVisible()
  await button(page, '设为默认 付款').click()
  await expect(words(page, '默认')).toBeVisible()

  await button(page, '查看完整账号').click()
  await typeCode(page, gateway, PHONE)
  await button(page, '查看').click()
  await expect(words(page, '6222 0210 0100 7777 001')).toBeVisible()
  await settled(page)
})
