import { send } from '../../scripts/lib/client.mjs'
import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'
import { enterDesk, staffHeaders } from './staff'

const PRODUCT = '/pages/hot/detail?type=product&productId=P00000001'

/** Staff take a lead to an open quote. */
async function quote(gateway: GatewayProcess, leadNo: string): Promise<void> {
  const headers = await staffHeaders(gateway)
  const step = async (name: string, more: object) =>
    expect(
      await send(`${gateway.url}/btwob/lead/${name}`, {
        method: 'POST',
        body: { leadNo, requestNo: crypto.randomUUID(), ...more },
        headers,
      }),
    ).toMatchObject({ code: '0' })
  await step('assign', { adviserName: '周建国', adviserPhone: '0316-0000201' })
  await step('follow', { type: 'call', content: '已确认型号与数量', visible: true })
  await step('quote', {
    items: [{ name: '双探头套装', qty: 3, unitPrice: '1250.00' }],
    remark: '含安装',
    validUntil: '2026-12-31',
  })
}

test('from the mall to a quote that is accepted with a coupon (E-F1, E-M-16)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/pages/mall/mall`)
  await settled(page)
  await page.getByRole('button', { name: '搜索商品、服务' }).click()
  await settled(page)
  await page.getByRole('searchbox').fill('可燃气体报警器')
  await expect(button(page, /^免费节能诊断/)).toHaveCount(0)
  await settled(page)
  await button(page, /^商用可燃气体报警器/)
    .first()
    .click()
  await expect(page).toHaveURL(/type=product&productId=P00000001/)
  await settled(page)

  await button(page, '立即咨询').click()
  await button(page, '提交').click()
  await expect(words(page, '请选择规格')).toBeVisible()
  await button(page, '双探头套装').click()
  await page.getByLabel('数量').fill('3')
  await page.getByLabel('地址').fill('新华路88号')
  await expect(words(page, '预估 ¥3,840.00')).toBeVisible()
  await button(page, '提交').click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/type=lead/)
  await settled(page)
  await expect(words(page, '待受理')).toBeVisible()
  const leadNo = new URL(page.url()).searchParams.get('leadNo') ?? ''

  await quote(gateway, leadNo)
  await page.reload()
  await settled(page)
  await expect(words(page, '¥3,750.00')).toBeVisible()
  await button(page, '接受报价').click()
  await expect(words(page, '确认接受该报价，金额 ¥3,650.00？')).toBeVisible()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '请按报价单约定方式付款，切勿向个人账户转账')).toBeVisible()
  await settled(page)
  await expect(words(page, '¥3,650.00')).toBeVisible()

  // The coupon stands among the prizes as used, and leads to its enquiry.
  await page.goto(`${gateway.url}/subPagesB/pages/lotteryDraw/detail?campaignId=LD000005&tab=mine`)
  await settled(page)
  await button(page, /^满1000减100优惠券/).click()
  await settled(page)
  await expect(words(page, '已使用').first()).toBeVisible()
  await button(page, '查看咨询单').click()
  await expect(page).toHaveURL(new RegExp(`leadNo=${leadNo}`))

  // The product leads to what was asked for only while it is under way.
  await page.goto(gateway.url + PRODUCT)
  await settled(page)
  await expect(button(page, '立即咨询')).toBeVisible()
})

test('a quote that waits is counted in the mall, accepted, and counted no more (E 6.1)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000007')
  await page.goto(`${gateway.url}/pages/mall/mall`)
  await settled(page)
  await button(page, '我的咨询，1个报价待确认').click()
  await settled(page)
  await button(page, /^燃气紧急切断阀 DN50/).click()
  await settled(page)
  await expect(words(page, '¥1,660.00')).toBeVisible()
  await button(page, '接受报价').click()
  await page.locator(part.dialogConfirm).click()
  await expect(words(page, '请按报价单约定方式付款，切勿向个人账户转账')).toBeVisible()
  await settled(page)
  await page.goto(`${gateway.url}/pages/mall/mall`)
  await settled(page)
  await expect(button(page, '我的咨询')).toBeVisible()
})

test('an adviser is asked about a way of buying gas (E 6.6)', async ({ page, gateway }) => {
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/goodGasProductList/list?kind=elective`)
  await settled(page)
  await button(page, /^咨询(?!顾问)/)
    .first()
    .click()
  await button(page, '提交').click()
  await page.locator(part.dialogConfirm).click()
  await expect(page).toHaveURL(/type=lead/)
  await settled(page)
  await expect(words(page, '待受理')).toBeVisible()
  await button(page, '查看用气产品').click()
  await expect(page).toHaveURL(/goodGasProductList\/list\?kind=elective/)
})

test('an enquiry at the desk: taken on, answered, quoted (E 5.9)', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterDesk(page, gateway)
  await button(page, '业务').click()
  await settled(page)
  await button(page, '咨询单').click()
  await expect(page).toHaveURL(/desk\/leads/)
  await settled(page)
  await page.getByRole('button', { name: /冷凝式余热回收器/ }).click()
  await settled(page)
  await button(page, '跟进').click()
  await page.getByRole('textbox', { name: '内容', exact: true }).fill('已上门勘察')
  await button(page, '提交').click()
  await expect(words(page, '已上门勘察')).toBeVisible()
  await settled(page)
  await button(page, '报价').click()
  await page.getByRole('textbox', { name: '名称' }).fill('余热回收器')
  await page.getByRole('textbox', { name: '单价(元)' }).fill('86000')
  await button(page, '提交').click()
  await expect(words(page, '已报价')).toBeVisible()
  await expect(words(page, '¥86,000.00')).toBeVisible()
})
