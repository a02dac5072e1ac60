import type { Out, Row } from '@contract'
import type { Page } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { moveClock } from './clock'
import { feeOf } from './deviation-fee'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAgain, loginAs } from './login'
import { agreeTo, button, callerOf, FOLDER, headline, MASTER, notice, orderNoOf, typeCode, words } from './package-kit'
import { choosePaper } from './papers'
import { settled } from './settled'
import { staffHeaders } from './staff'

/*
 * B-F6, B-F7, Y-08: a month of a plant's energy manager. The frame of the next year is signed, days and the next month are declared, one
 * day is declared by itself, one is explained and exempt, the fee of the month comes on the next statement. On the way a window of a
 * package closes (B-F2): both need the same weeks to pass, each day of which costs seconds.
 */

// Staff decide here, nothing by itself.
test.use({
  gatewayEnv: { DEMO_OPERATOR: '0' },
  atWork: ['balance', 'billing', 'contract', 'deviation', 'gas-package', 'metering', 'payment', 'plan', 'settlement'],
})

const KILNS = 'GRP000001'
const MONTH = '2026-11'
/** Of the last week of November: declared by itself, explained, and those after it, declared far too low. */
const [SAVED, EXPLAINED, LOW] = ['2026-11-24', '2026-11-25', ['26', '27', '28', '29', '30']] as const
const WINTER = '保供季固定价气量包'

type Headers = Record<string, string>
type Answer = Awaited<ReturnType<typeof send>>

/** Calls of the flow's own; one that is refused fails the flow. */
function manager(gateway: GatewayProcess, headers: Headers) {
  const take = <T>(path: string, { code, data, text }: Answer): T => {
    expect(['1000', '0', '200'], `${path}: ${code} ${text}`).toContain(code)
    return data as T
  }
  return {
    get: async <T>(path: string) => take<T>(path, await send(gateway.url + path, { headers })),
    post: async <T>(path: string, body: object) =>
      take<T>(
        path,
        await send(gateway.url + path, {
          method: 'POST',
          headers,
          body: { requestNo: crypto.randomUUID(), ...body },
        }),
      ),
  }
}
type Manager = ReturnType<typeof manager>

/** Staff pass what a customer has asked for; the number of a case begins with its customer's. */
async function passed(gateway: GatewayProcess, bizNo: string): Promise<void> {
  const staff = manager(gateway, await staffHeaders(gateway))
  const { list } = await staff.get<{ list: Row<'btwob GET /review/list'>[] }>('/btwob/review/list?pageSize=50')
  const taskId = list.find((task) => task.bizNo.endsWith(bizNo))?.taskId
  expect(taskId, `a task about ${bizNo}`).toBeDefined()
  await staff.post('/btwob/review/decide', { taskId, decision: 'PASS', remark: '情况属实' })
}

/** C-11: the frame of the next year is submitted, passed by the gas company and signed. */
async function signFrame(page: Page, gateway: GatewayProcess, mine: Manager): Promise<void> {
  const frame = await mine.get<Out<'default GET /crmgas/contract/frame/get'>>(
    '/api/crmgas/contract/frame/get?year=2027',
  )
  const { contractId, status } = await mine.post<Out<'default POST /crmgas/contract/frame/save'>>(
    '/api/crmgas/contract/frame/save',
    {
      year: 2027,
      months: frame.months,
      annualVolume: String(frame.months.reduce((sum, one) => sum + Number(one), 0)),
      mdq: frame.mdq,
      submit: true,
      version: frame.contract?.version,
    },
  )
  expect(status).toBe('REVIEWING')
  await passed(gateway, contractId)
  // Its document is drawn behind the decision.
  const taskOf = async () => {
    const { contract } = await mine.get<typeof frame>('/api/crmgas/contract/frame/get?year=2027')
    return contract?.taskId ?? null
  }
  await expect.poll(taskOf).not.toBeNull()
  await page.goto(`${gateway.url}/subPagesB/pages/signManagement/annualFrameContract?year=2027`)
  await button(page, '去签署').click()
  await expect(page).toHaveURL(/iframe-screen\?taskId=/)
  await expect(words(page, '文件指纹')).toBeVisible()
  await page.locator('#contract-end').filter({ visible: true }).scrollIntoViewIfNeeded()
  await typeCode(page, gateway, MASTER, () => button(page, '签署').click())
  await page.getByRole('dialog', { name: '签署合同' }).getByRole('button', { name: '签署', exact: true }).click()
  await expect(headline(page)).toHaveText('签署成功')
  const { list } = await mine.get<{ list: Row<'default GET /crmgas/contract/list'>[] }>(
    '/api/crmgas/contract/list?type=ANNUAL_FRAME&year=2027',
  )
  expect(list).toMatchObject([{ contractId, status: 'WAIT_EFFECT' }])
}

/** P-06: the next month as it is proposed, on its page. */
async function declareDecember(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(`${gateway.url}/subPagesB/pages/predict-gas/report?groupId=${KILNS}&planType=MONTH`)
  await settled(page)
  await button(page, '采用系统建议').click()
  await button(page, '提交申报').click()
  await agreeTo(page, '确认提交2026年12月用气计划')
  await expect(page).toHaveURL(/predict-gas\/detail\?month=2026-12/)
}

/** P-03: the rest of November; a fixed volume stands by for the day after, of which nothing has been declared (Y-08). */
async function declareDays(mine: Manager): Promise<void> {
  await mine.post('/predict/plan/fallback', {
    groupId: KILNS,
    planType: 'DAY',
    rule: 'FIXED',
    volume: '5200',
    version: 0,
  })
  for (const period of [EXPLAINED, ...LOW.map((day) => `${MONTH}-${day}`)]) {
    const before = await mine.post<Out<'predict POST /checkPredictionGasBefore'>>('/predict/checkPredictionGasBefore', {
      groupId: KILNS,
      planType: 'DAY',
      period,
    })
    await mine.post('/predict/addPredictionGas', {
      groupId: KILNS,
      planType: 'DAY',
      period,
      declaredVolume: period === EXPLAINED ? '5000' : '3000',
      method: 'MANUAL',
      note: '原定检修，按停窑排产申报',
      version: before.current?.version ?? 0,
    })
  }
}

/** D-05, D-06: the day's reason with its proof, on its page; staff accept it. */
async function explain(page: Page, gateway: GatewayProcess, mine: Manager): Promise<void> {
  const { list } = await mine.get<Out<'demand GET /deviation/list'>>(
    `/demand/deviation/list?groupId=${KILNS}&caseType=DAY&pageSize=50`,
  )
  const caseId = list.find(({ date }) => date === EXPLAINED)?.caseId ?? ''
  await page.goto(`${gateway.url}/subPages/my-message/reasonReporting?caseId=${caseId}`)
  await settled(page)
  await page.getByText('设备故障或检修').click()
  await page.getByRole('textbox', { name: '说明' }).fill('检修推迟，两台窑炉继续生产')
  await button(page, '提交原因').click()
  await expect(words(page, '请上传证明材料')).toBeVisible()
  await choosePaper(page, button(page, '拍照，添加证明照片'), 'licence-valid')
  await expect(button(page, '查看照片1')).toBeEnabled()
  await button(page, '提交原因').click()
  await agreeTo(page, '请确认上报内容真实有效')
  await expect(headline(page)).toHaveText('提交成功，等待审核')
  await passed(gateway, caseId)
  await page.reload()
  await expect(headline(page)).toHaveText('已认可')
  await expect(words(page, '当日不计入考核')).toBeVisible()
}

/** D-07 by the customer: days, terms and the published price as the app shows them. */
async function ownFee(mine: Manager): Promise<string> {
  const { days } = await mine.get<Out<'predict GET /plan/detail'>>(
    `/predict/plan/detail?groupId=${KILNS}&month=${MONTH}`,
  )
  expect(days).toHaveLength(30)
  const { terms, exemptDays } = await mine.get<Out<'demand GET /deviation/month'>>(
    `/demand/deviation/month?groupId=${KILNS}&month=${MONTH}`,
  )
  expect(exemptDays).toEqual([EXPLAINED])
  const prices = await mine.get<{ list: Row<'default GET /crmgas/price/history'>[] }>(
    '/api/crmgas/price/history?meterId=10010101&pageSize=50',
  )
  const last = `${MONTH}-30`
  const published = prices.list.find(
    ({ source, effectiveFrom, effectiveTo }) =>
      source === 'SCHEDULE' && effectiveFrom <= last && (effectiveTo === null || last <= effectiveTo),
  )
  expect(published).toBeDefined()
  const whole = days.map(({ dataState, actual, ...day }) => ({ ...day, actual: dataState === 'FULL' ? actual : null }))
  return feeOf(whole, [EXPLAINED], { ...terms, price: published?.tiers[0]?.price ?? published?.price ?? '' })
}

const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')

/** The figures of November on its page. */
const november = (page: Page, gateway: GatewayProcess) =>
  page.goto(`${gateway.url}/subPagesB/pages/predict-gas/detail?groupId=${KILNS}&month=${MONTH}`)

/** B-F2: a window that closes while a plan is being made takes nothing any more. */
async function windowCloses(page: Page, gateway: GatewayProcess, headers: Headers): Promise<void> {
  await page.clock.install()
  const orderNo = await orderNoOf(callerOf(gateway, headers), WINTER, 'EFFECTIVE')
  await page.goto(`${gateway.url}${FOLDER}/edit-extraction-cycle?orderNo=${orderNo}`)
  await expect(button(page, '提交提气单')).toBeEnabled()
  await settled(page)
  await moveClock(gateway, '2026-12-27T17:20:00+08:00')
  // The page goes by its own seconds until an answer has the gateway's time.
  await page.clock.fastForward('11:00')
  await expect(notice(page)).toContainText('修改时间已截止')
  await expect(button(page, '提交提气单')).toHaveCount(0)
}

test('the arithmetic of this flow gives the examples of D-07', () => {
  const terms = { tolerance: '5.00', overRate: '20.00', underRate: '10.00', price: '3.8600' }
  const day = (date: string, plan: string | null, actual: string | null) => ({ date, plan, actual })
  expect(feeOf([day('a', '300000', '327600.00')], [], terms)).toBe('9727.20')
  expect(feeOf([day('a', '300000', '270000.00')], [], terms)).toBe('5790.00')
  // At the band, and a hundredth of m³ beyond it, which is rounded to a fen.
  expect(feeOf([day('a', '300000', '315000.00')], [], terms)).toBe('0.00')
  expect(feeOf([day('a', '300000', '315000.01')], [], terms)).toBe('0.01')
  // Exempt, unknown and unplanned days.
  expect(feeOf([day('a', '100', '900.00'), day('b', '100', null), day('c', null, '5.00')], ['a'], terms)).toBe('0.00')
})

test('a month: frame signed, days declared, one saved at its cut-off, one explained, the fee on the next statement', async ({
  page,
  gateway,
}) => {
  // ms: more than a month of the product passes, each day with all its work.
  test.setTimeout(1_800_000)
  const headers = await loginAs(page, gateway, MASTER)
  const mine = manager(gateway, headers)
  await signFrame(page, gateway, mine)
  await declareDecember(page, gateway)
  await declareDays(mine)

  await moveClock(gateway, '2026-11-26T10:30:00+08:00')
  const then = manager(gateway, await loginAgain(page, gateway, MASTER))
  await page.goto(`${gateway.url}/subPagesB/pages/predict-gas/record?groupId=${KILNS}&planType=DAY`)
  await expect(words(page, '自动申报')).toBeVisible()
  const saved = await then.post<Out<'predict POST /checkPredictionGasBefore'>>('/predict/checkPredictionGasBefore', {
    groupId: KILNS,
    planType: 'DAY',
    period: SAVED,
  })
  expect(saved.current).toMatchObject({ method: 'FALLBACK', approvedVolume: '5200' })
  await explain(page, gateway, then)

  await moveClock(gateway, '2026-12-03T09:00:00+08:00')
  const assessed = manager(gateway, await loginAgain(page, gateway, MASTER))
  const fee = await ownFee(assessed)
  expect(Number(fee)).toBeGreaterThan(0)
  await november(page, gateway)
  const card = page.getByLabel('考核', { exact: true })
  await expect(card.getByText('已出', { exact: true })).toBeVisible()
  await expect(card).toContainText(grouped(fee))
  await expect(card).toContainText('1 天，按计划计')
  await expect(card).toContainText('计入下一份结算单')

  await moveClock(gateway, '2026-12-27T16:50:00+08:00')
  await windowCloses(page, gateway, await loginAgain(page, gateway, MASTER))

  await moveClock(gateway, '2027-01-01T10:30:00+08:00')
  const billed = manager(gateway, await loginAgain(page, gateway, MASTER))
  expect(await ownFee(billed)).toBe(fee)
  await november(page, gateway)
  await card.getByRole('button', { name: '查看结算单' }).click()
  await expect(page).toHaveURL(/statementId=/)
  await expect(words(page, `偏差考核费（窑炉生产 ${MONTH}）`)).toBeVisible()
  await expect(words(page, grouped(fee))).toBeVisible()
  const statementId = new URL(page.url()).searchParams.get('statementId') ?? ''
  const statement = await billed.get<Out<'energy GET /settlement/detail'>>(
    `/energyapi/settlement/detail?statementId=${statementId}`,
  )
  expect(statement).toMatchObject({ billMonth: '2026-12' })
  expect(statement.otherItems.filter(({ name }) => name.includes(`窑炉生产 ${MONTH}`))).toEqual([
    { code: 'DEVIATION', name: `偏差考核费（窑炉生产 ${MONTH}）`, amount: fee },
  ])
  const { list } = await billed.get<{ list: Row<'default GET /crmgas/contract/list'>[] }>(
    '/api/crmgas/contract/list?type=ANNUAL_FRAME&year=2027',
  )
  expect(list).toMatchObject([{ status: 'EFFECTIVE' }])
})
