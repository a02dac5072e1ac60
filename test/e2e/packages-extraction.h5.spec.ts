import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, readingTest, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAgain, loginAs } from './login'
import {
  ACCOUNTANT,
  agreeTo,
  button,
  callerOf,
  FOLDER,
  headline,
  MASTER,
  notice,
  orderNoOf,
  orderOf,
  words,
  type Caller,
} from './package-kit'
import { cashier } from './pay-kit'
import { settled } from './settled'

/* B-F2, B-F3, B-F10, B-F11: gas is planned, locked, paid and taken; two users at one payment; rights. */

test.use({ atWork: ['bank-account', 'billing', 'contract', 'gas-package', 'metering', 'payment', 'plan'] })

const AUTUMN = '秋冬联动气量包'

/** Moves the clock by days: what was logged in is over by then, so the payer logs in again. Headers of further calls. */
async function daysLater(page: Page, gateway: GatewayProcess, now: string): Promise<Record<string, string>> {
  await moveClock(gateway, now)
  return loginAgain(page, gateway, MASTER)
}

const childOf = async (caller: Caller, orderNo: string, cycleNo: number) => {
  const cycle = (await orderOf(caller, orderNo)).cycles.find((one) => one.cycleNo === cycleNo)
  if (!cycle) throw new Error(`no cycle ${cycleNo}`)
  return cycle
}

/** Pays by transfer from the cashier on: ordered, and the money found at the bank. */
async function transfer(page: Page, gateway: GatewayProcess, headers: Record<string, string>): Promise<void> {
  await button(page, /^电汇/).click()
  await button(page, '去转账').click()
  await expect(page).toHaveURL(/pay-telegraphic-transfer/)
  await settled(page)
  await button(page, '下一步').click()
  await expect(page).toHaveURL(/confirm-order/)
  await settled(page)
  await button(page, '提交').click()
  await expect(page).toHaveURL(/ttId=/)
  await settled(page)
  const ttId = new URL(page.url()).searchParams.get('ttId') ?? ''
  const address = `${gateway.url}/api/crmgas/pay/tt/sandbox/statement`
  expect((await page.request.post(address, { headers, data: { ttId } })).ok()).toBe(true)
}

test('B-F2: an unpaid cycle is overdue, then lapses, and the deposit makes up for it', async ({ page, gateway }) => {
  const before = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const orderNo = await orderNoOf(before, AUTUMN, 'EXTRACTING')
  const { childNo } = await childOf(before, orderNo, 4)
  await page.goto(`${gateway.url}${FOLDER}/order-details-zi?childNo=${childNo}`)
  await expect(button(page, /^去支付/)).toBeVisible()
  const overdue = callerOf(gateway, await daysLater(page, gateway, '2026-11-29T17:20:00+08:00'))
  expect(await childOf(overdue, orderNo, 4)).toMatchObject({ state: 'OVERDUE' })
  const mine = callerOf(gateway, await daysLater(page, gateway, '2026-12-04T09:00:00+08:00'))
  await page.goto(`${gateway.url}${FOLDER}/order-details-zi?childNo=${childNo}`)
  await expect(words(page, '已失效')).toBeVisible()
  const { cycles, deposit } = await orderOf(mine, orderNo)
  expect(cycles.find(({ cycleNo }) => cycleNo === 4)).toMatchObject({ state: 'FORFEITED' })
  expect(deposit.entries.map(({ direction }) => direction).sort()).toEqual(['DEDUCT', 'IN'])
})

test('B-F3: gas of a running cycle goes to a later one; the cycle changes once, what was asked for at the desk waits', async ({
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, MASTER)
  const mine = callerOf(gateway, headers)
  const orderNo = await orderNoOf(mine, AUTUMN, 'EXTRACTING')
  const changed = await childOf(mine, orderNo, 3)
  await page.goto(`${gateway.url}${FOLDER}/change-extraction-gas?childNo=${changed.childNo}`)
  await expect(words(page, '本周期变更次数已用完')).toBeVisible()
  await expect(words(page, '本周期已变更1/1次，本订单1/3次')).toBeVisible()

  const next = await childOf(mine, orderNo, 4)
  await page.goto(`${gateway.url}${FOLDER}/extract-pay?bizType=CHILD&bizNo=${next.childNo}`)
  await transfer(page, gateway, headers)
  await expect.poll(async () => (await childOf(mine, orderNo, 4)).state).toBe('PAID')
  // What the first move's jobs have ordered is done on the second: the cycle is not touched any more while the form is filled in.
  await moveClock(gateway, '2026-12-02T09:20:00+08:00')
  const then = callerOf(gateway, await daysLater(page, gateway, '2026-12-02T11:00:00+08:00'))

  const before = await childOf(then, orderNo, 6)
  await page.goto(`${gateway.url}${FOLDER}/change-extraction-gas?childNo=${next.childNo}`)
  await page.getByRole('radio', { name: /延后提气/ }).click()
  await page.getByText(/^2月（可转入/).click()
  await page.getByLabel('变更气量', { exact: true }).fill('1000')
  await page.getByLabel('变更原因').fill('设备检修，本月用气减少')
  await button(page, '提交申请').click()
  await agreeTo(page, '将1,000 m³延后至2月，本周期可提量减少。确认提交？')
  await expect(headline(page)).toHaveText('变更申请已提交')
  const after = await childOf(then, orderNo, 6)
  expect(Number(after.planVolume) - Number(before.planVolume)).toBe(1000)
  expect(after.payableAmount).toBe(before.payableAmount)
  await page.goto(`${gateway.url}${FOLDER}/change-extraction-gas?childNo=${next.childNo}`)
  await expect(words(page, '本周期变更次数已用完')).toBeVisible()
})

test('B-F10: a running payment blocks a second one; late money goes back, it is paid once', async ({
  page,
  gateway,
  browser,
}) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const { supplements } = await orderOf(mine, await orderNoOf(mine, '本旬气量包', 'EXTRACTING'))
  const due = supplements.find(({ state }) => state === 'WAIT_PAY')
  if (!due) throw new Error('no difference waits for its money')
  const address = `${gateway.url}${FOLDER}/extract-pay?bizType=SUPPLEMENT&bizNo=${due.buNo}`
  const answer = page.waitForResponse('**/trade/pay/create')
  await page.goto(address)
  await button(page, '确认支付').click()
  const expireAt = /"expireAt":"([^"]+)"/.exec(await (await answer).text())?.[1] ?? ''
  // Shanghai time, as the gateway's clock is set and read.
  const after = (seconds: number) =>
    new Date(Date.parse(expireAt) + (seconds + 8 * 3600) * 1000).toISOString().replace('Z', '+08:00')
  await cashier(page).getByRole('button', { name: '延迟到账' }).click()
  await expect(headline(page)).toHaveText('正在确认支付结果')
  const payNo = new URL(page.url()).searchParams.get('payNo') ?? ''

  const context = await browser.newContext({ ...test.info().project.use })
  const other = await context.newPage()
  await loginAs(other, gateway, ACCOUNTANT)
  await other.goto(address)
  await button(other, '确认支付').click()
  await expect(notice(other)).toContainText(/该订单正在由.+支付，请稍后再试/)
  await notice(other).getByRole('button', { name: '刷新' }).click()

  await moveClock(gateway, after(5))
  await expect(headline(page)).toHaveText('支付已关闭')
  await other.reload()
  await button(other, '确认支付').click()
  await cashier(other).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(other)).toHaveText('补款成功')
  await context.close()

  // The channel pays the first one a minute after the end; the job after its notification gives that money back.
  await moveClock(gateway, after(300))
  await moveClock(gateway, after(330))
  const status = () => mine.get<{ status: string }>(`/trade/pay/status?payNo=${payNo}`)
  await expect.poll(async () => (await status()).status).toBe('REFUNDED')
  expect((await gateway.traces([], after(330))).broken).toEqual([])
})

readingTest(
  'B-F11: a user without the right is sent on; an order of another customer is not found',
  async ({ page, gateway, browser }) => {
    await page.goto(`${gateway.url}${FOLDER}/index`)
    await agreeTo(page, '您还未登录')
    await expect(page).toHaveURL(/login/)
    const context = await browser.newContext({ ...test.info().project.use })
    const unbound = await context.newPage()
    await loginAs(unbound, gateway, '13800000006')
    await unbound.goto(`${gateway.url}${FOLDER}/order-list`)
    await expect(unbound).toHaveURL(/confirm-cusInfo/)
    await context.close()

    const hospital = await browser.newContext({ ...test.info().project.use })
    const theirs = await hospital.newPage()
    const their = callerOf(gateway, await loginAs(theirs, gateway, '13800000008'))
    const orderNo = await orderNoOf(their, '双旬气量包', 'SETTLING')
    await hospital.close()
    await loginAs(page, gateway, MASTER)
    await page.goto(`${gateway.url}${FOLDER}/order-details?orderNo=${orderNo}`)
    await expect(words(page, '数据不存在或已删除')).toBeVisible()
  },
)
