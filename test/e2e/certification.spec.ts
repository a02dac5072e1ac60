import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { choosePaper } from './papers'

/* C-F6: certification of an enterprise, with what may go wrong on the way. */

const FORM = '/pages/certification/index?companyCode=1001'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

// The demo operator decides at its next run instead of after a minute.
test.use({ gatewayEnv: { DEMO_OPERATOR_SECONDS: '0' } })

async function open(page: Page, gateway: GatewayProcess, phone: string): Promise<void> {
  await loginAs(page, gateway, phone)
  await page.goto(gateway.url + FORM)
  await expect(page.getByRole('button', { name: '上传营业执照' })).toBeVisible()
}

const upload = (page: Page, slot: string | RegExp, picture: string): Promise<void> =>
  choosePaper(page, page.getByRole('button', { name: slot }), picture)

async function fillRest(page: Page): Promise<void> {
  await field(page, '姓名').fill('周涛')
  await page.getByRole('switch', { name: '我是法定代表人' }).click()
  await page.getByRole('checkbox', { name: '本人承诺所提交资料真实有效' }).click()
}

/** By two facts (BD-02), on the page of its own. */
async function findNumber(page: Page, bp: string, name: string): Promise<void> {
  await page.getByRole('button', { name: '添加户号' }).click()
  await expect(page).toHaveURL(/confirm-cusInfo\?from=cert&companyCode=1001/)
  await field(page, '户号').fill(bp)
  await field(page, '户名').fill(name)
  await page.getByRole('button', { name: '查询' }).click()
}

const submit = (page: Page) => page.getByRole('button', { name: '提交审核' }).click()

test('licence read, letter requested, submitted, passed, and bound as master', async ({ page, gateway }) => {
  await open(page, gateway, '13800000006')
  await upload(page, '上传营业执照', 'licence-valid')
  await expect(field(page, '企业名称')).toHaveValue('锦程食品有限公司')
  await expect(field(page, '统一社会信用代码')).toHaveValue('91131000MA0JCHP08P')
  await expect(page.getByText('已识别').first()).toBeVisible()
  await field(page, '企业类型').fill('有限责任公司（自然人独资）')
  await expect(page.getByText('已修改')).toBeVisible()

  await submit(page)
  await expect(page.getByText('请填写姓名')).toBeVisible()
  await expect(page.getByText('请上传授权委托书')).toBeVisible()
  await expect(page.getByText('请先勾选承诺')).toBeVisible()
  await page.getByRole('button', { name: '下载模板' }).click()
  await expect(page.getByRole('img', { name: '授权委托书第1页' })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  // What was typed is still there.
  await expect(field(page, '企业名称')).toHaveValue('锦程食品有限公司')
  await findNumber(page, '1000000008', '别的公司')
  await expect(page.getByText('未查询到匹配的客户信息，请核对后重试')).toBeVisible()
  await field(page, '户名').fill('锦程食品有限公司')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('button', { name: '移除户号1000000008' })).toBeVisible()
  await expect(field(page, '企业名称')).toHaveValue('锦程食品有限公司')
  await upload(page, '上传授权委托书', 'auth-letter')
  await expect(page.getByRole('button', { name: '授权委托书', exact: true })).toBeVisible()
  await field(page, '姓名').fill('周涛')
  await page.getByRole('checkbox', { name: '本人承诺所提交资料真实有效' }).click()
  await submit(page)
  // Its next run may come before the page does.
  await expect(page.getByRole('heading', { name: /提交成功|认证通过/ })).toBeVisible()
  await expect(page.getByText('认证通过，已为您绑定1个户号')).toBeVisible()
  await page.goto(gateway.url + '/pages/qualifications/certification')
  await expect(page.getByText('已认证')).toBeVisible()
  await expect(page.getByText('锦程食品有限公司')).toBeVisible()

  const detail = page.waitForResponse((answer) => answer.url().includes('/enterprise/certificate/detail'))
  await pullDown(page)
  await detail
  await expect(page.getByText('刷新完成')).toBeVisible()
  await expect(page.getByText('刷新完成')).toBeHidden()
  await expect(page.getByText('已认证')).toBeVisible()
})

/** One finger from the top of the page to its middle. */
async function pullDown(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: heights.map((y) => ({ x: 190, y })) })
  await touch('touchStart', 200)
  for (const y of [220, 280, 340, 400]) await touch('touchMove', y)
  await expect(page.getByText('松开刷新')).toBeVisible()
  await touch('touchEnd')
}

test('another user is certified or under review: a message for ten seconds, the form stays', async ({
  page,
  gateway,
}) => {
  await page.clock.install()
  await open(page, gateway, '13800000006')
  await upload(page, '上传营业执照', 'licence-ceramics')
  await expect(field(page, '企业名称')).toHaveValue('华北精工陶瓷有限公司')
  await fillRest(page)
  await submit(page)
  const taken = page.getByText('当前提交账号非该企业认证绑定账号，请使用已绑定手机号138****0001登录')
  await expect(taken).toBeVisible()
  await page.clock.fastForward(7000)
  await expect(taken).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(taken).toBeHidden()

  await upload(page, '营业执照', 'licence-timber')
  await page.getByRole('button', { name: '确定' }).click()
  await expect(field(page, '企业名称')).toHaveValue('恒泰木业有限公司')
  await submit(page)
  await expect(page.getByText('该企业的认证申请已由其他账号提交，正在审核中，请勿重复提交')).toBeVisible()
  await expect(field(page, '企业名称')).toHaveValue('恒泰木业有限公司')
})

test('an expired licence, a wrong code, an unreadable picture; a reload keeps what was typed', async ({
  page,
  gateway,
}) => {
  await open(page, gateway, '13800000006')
  await upload(page, '上传营业执照', 'licence-unreadable')
  await expect(page.getByText('识别失败，请手动填写')).toBeVisible()
  await upload(page, '营业执照', 'licence-expired')
  await expect(field(page, '企业名称')).toHaveValue('悦来酒店有限公司')
  await fillRest(page)
  await submit(page)
  await expect(page.getByText('营业执照已过期')).toBeVisible()
  await page.getByRole('checkbox', { name: '长期' }).click()
  await field(page, '统一社会信用代码').fill('91131000MA0CERAM1X')
  await field(page, '注册资本').fill('伍佰万元整')
  await submit(page)
  await expect(page.getByText('统一社会信用代码不正确')).toBeVisible()
  await page.reload()
  await expect(field(page, '注册资本')).toHaveValue('伍佰万元整')
  await expect(field(page, '姓名')).toHaveValue('周涛')
  await expect(page.getByRole('button', { name: '营业执照', exact: true })).toBeVisible()
})
