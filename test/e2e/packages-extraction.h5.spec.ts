import type { Page } from '@playwright/test'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
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

/* B-F2, B-F3, B-F10, B-F11: gas is planned, locked, paid and taken; two people at one payment; who may look. */

test.describe.configure({ timeout: 300_000 })

const WINTER = '保供季固定价气量包'
const AUTUMN = '秋冬联动气量包'

const childOf = async (caller: Caller, orderNo: string, cycleNo: number) => {
  const cycle = (await orderOf(caller, orderNo)).cycles.find((one) => one.cycleNo === cycleNo)
  if (!cycle) throw new Error(`no cycle ${cycleNo}`)
  return cycle
}

/** Pays by transfer from the cashier on: ordered, and the money found at the bank. */
async function transfer(page: Page, gateway: GatewayProcess, headers: Record<string, string>): Promise<void> {
  await button(page, /^对公转账/).click()
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

test('B-F2: a cycle is planned, locked by its pick bill, paid by transfer, and takes gas day by day', async ({
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, MASTER)
  const mine = callerOf(gateway, headers)
  const orderNo = await orderNoOf(mine, WINTER, 'EFFECTIVE')
  await moveClock(gateway, '2026-12-18T10:00:00+08:00')

  const seen = await mine.get<{ version: number; cycles: { cycleNo: number; planVolume: string }[] }>(
    `/trade/pick/cycles?orderNo=${orderNo}`,
  )
  const planned = Number(seen.cycles[0]?.planVolume) - 3000
  await page.goto(`${gateway.url}${FOLDER}/edit-extraction-cycle?orderNo=${orderNo}`)
  await page.getByLabel('1月气量', { exact: true }).filter({ visible: true }).fill(String(planned))
  await button(page, /月增加3,000m³$/).click()
  await button(page, '保存').click()
  await expect(words(page, '已保存')).toBeVisible()
  await settled(page)

  // A colleague still holds the plan as it was.
  const other = callerOf(gateway, await loginAs(page, gateway, ACCOUNTANT))
  const stale = { orderNo, version: seen.version, requestNo: crypto.randomUUID() }
  const cycles = seen.cycles.map(({ cycleNo, planVolume: volume }) => ({ cycleNo, volume }))
  expect(await other.post('/trade/pick/savePickPlan', { ...stale, cycles })).toMatchObject({ code: '2904' })

  await button(page, '提交提气单').click()
  await agreeTo(page, '提交后本周期气量将锁定，不可再修改。确认提交提气单？')
  await expect(headline(page)).toHaveText('提气单已提交')
  const { childNo, payableAmount } = await childOf(mine, orderNo, 1)
  expect(Number(payableAmount)).toBeCloseTo(planned * 3.68, 2)
  await button(page, /^去支付/).click()
  await expect(page).toHaveURL(/extract-pay\?bizType=CHILD/)
  await expect(words(page, /单笔超过50000\.00元，请使用对公转账或账户余额/)).toBeVisible()
  await transfer(page, gateway, headers)
  await expect.poll(async () => (await childOf(mine, orderNo, 1)).state).toBe('PAID')

  await moveClock(gateway, '2027-01-04T10:00:00+08:00')
  await page.goto(`${gateway.url}${FOLDER}/order-details-zi?childNo=${childNo}`)
  await expect(words(page, '提气中')).toBeVisible()
  const { list } = await mine.get<{
    list: { date: string; meterVolume: string; extractedVolume: string; outVolume: string }[]
  }>(`/trade/extract/records?childNo=${childNo}&pageNum=1&pageSize=50`)
  expect(new Set(list.map(({ date }) => date))).toEqual(new Set(['2027-01-01', '2027-01-02', '2027-01-03']))
  for (const record of list) expect(Number(record.extractedVolume)).toBeLessThanOrEqual(Number(record.meterVolume))
  await button(page, '提气明细').click()
  await expect(page).toHaveURL(/periodic-extraction-vol-details/)
  await settled(page)
  await expect(words(page, /1月/)).toBeVisible()
})

test('B-F2: a cycle that nobody pays is overdue, then lapses, and the deposit makes up for it', async ({
  page,
  gateway,
}) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const orderNo = await orderNoOf(mine, AUTUMN, 'EXTRACTING')
  const { childNo } = await childOf(mine, orderNo, 4)
  await page.goto(`${gateway.url}${FOLDER}/order-details-zi?childNo=${childNo}`)
  await expect(button(page, /^去支付/)).toBeVisible()
  await moveClock(gateway, '2026-11-29T17:20:00+08:00')
  expect(await childOf(mine, orderNo, 4)).toMatchObject({ state: 'OVERDUE' })
  await moveClock(gateway, '2026-12-04T09:00:00+08:00')
  await page.reload()
  await expect(words(page, '已失效')).toBeVisible()
  const { cycles, deposit } = await orderOf(mine, orderNo)
  expect(cycles.find(({ cycleNo }) => cycleNo === 4)).toMatchObject({ state: 'FORFEITED' })
  expect(deposit.entries.map(({ direction }) => direction).sort()).toEqual(['DEDUCT', 'IN'])
})

test('B-F2: a window that closes while somebody plans takes nothing any more', async ({ page, gateway }) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const orderNo = await orderNoOf(mine, WINTER, 'EFFECTIVE')
  await moveClock(gateway, '2026-12-27T16:50:00+08:00')
  await page.goto(`${gateway.url}${FOLDER}/edit-extraction-cycle?orderNo=${orderNo}`)
  await expect(button(page, '提交提气单')).toBeEnabled()
  await moveClock(gateway, '2026-12-27T17:20:00+08:00')
  await button(page, '提交提气单').click()
  await agreeTo(page, '提交后本周期气量将锁定')
  await expect(notice(page)).toContainText(/修改时间已截止|数据已被更新/)
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
  await moveClock(gateway, '2026-12-02T09:20:00+08:00')

  const before = await childOf(mine, orderNo, 6)
  await page.goto(`${gateway.url}${FOLDER}/change-extraction-gas?childNo=${next.childNo}`)
  await page.getByRole('radio', { name: /延后提气/ }).click()
  await page.getByText(/^2月（可转入/).click()
  await page.getByLabel('变更气量', { exact: true }).fill('1000')
  await page.getByLabel('变更原因').fill('设备检修，本月用气减少')
  await button(page, '提交申请').click()
  await agreeTo(page, '将1,000m³延后至2月，本周期可提量减少。确认提交？')
  await expect(headline(page)).toHaveText('变更申请已提交')
  const after = await childOf(mine, orderNo, 6)
  expect(Number(after.planVolume) - Number(before.planVolume)).toBe(1000)
  expect(after.payableAmount).toBe(before.payableAmount)
  await page.goto(`${gateway.url}${FOLDER}/change-extraction-gas?childNo=${next.childNo}`)
  await expect(words(page, '本周期变更次数已用完')).toBeVisible()
})

test('B-F10: what somebody is paying waits for him; his late money goes back, it is paid once', async ({
  page,
  gateway,
  browser,
}) => {
  const mine = callerOf(gateway, await loginAs(page, gateway, MASTER))
  const { supplements } = await orderOf(mine, await orderNoOf(mine, '本旬气量包', 'EXTRACTING'))
  const due = supplements.find(({ state }) => state === 'WAIT_PAY')
  if (!due) throw new Error('no difference waits for its money')
  const address = `${gateway.url}${FOLDER}/extract-pay?bizType=SUPPLEMENT&bizNo=${due.buNo}`
  await page.goto(address)
  await button(page, '确认支付').click()
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

  await moveClock(gateway, '2026-11-23T09:55:00+08:00')
  await other.reload()
  await button(other, '确认支付').click()
  await cashier(other).getByRole('button', { name: '支付成功' }).click()
  await expect(headline(other)).toHaveText('补款成功', { timeout: 20_000 })
  await context.close()

  // The channel pays the first one after all; the job after its notification gives that money back.
  await moveClock(gateway, '2026-11-23T10:05:00+08:00')
  await moveClock(gateway, '2026-11-23T10:10:00+08:00')
  const status = () => mine.get<{ status: string }>(`/trade/pay/status?payNo=${payNo}`)
  await expect.poll(async () => (await status()).status).toBe('REFUNDED')
  expect((await gateway.traces([], '2026-11-23T10:10:00+08:00')).broken).toEqual([])
})

test('B-F11: who may not is sent on; an order of somebody else is not there', async ({ page, gateway, browser }) => {
  await page.goto(`${gateway.url}${FOLDER}/index`)
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
  await expect(words(page, '数据不存在或已失效')).toBeVisible()
})
