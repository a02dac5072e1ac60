import type { Browser, Page } from '@playwright/test'
import { part } from '../../src/testing/parts'
import { moveClock } from './clock'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { mend, shown, staffOf, visited, write, type Staff } from './inspection-kit'
import { loginAs } from './login'
import { settled, watchRequests } from './settled'
import { enterDesk } from './staff'

/* A smell of gas from its report to its rating, with the inspection in between; customer and desk each in a browser of their own. */

// Staff decide here, nothing by itself.
test.use({ gatewayEnv: { DEMO_OPERATOR: '0' } })

const BP = '1000000002'
const CUSTOMER = '13800000007'
const INSPECTIONS = '/subPages/inspection-report/inspection-list'
const LEAK = '明档法兰漏气'
const on = (time: string) => `2026-11-24T${time}:00+08:00`

/** The planned visit is arranged for tomorrow; the inspector is named. */
async function arrange(page: Page, gateway: GatewayProcess, staff: Staff): Promise<string> {
  await page.goto(gateway.url + INSPECTIONS)
  await shown(page, '去预约').click()
  const sheet = page.getByRole('dialog', { name: '预约安检' })
  await sheet.getByRole('button', { name: /^11-24/ }).click()
  await sheet.getByRole('button', { name: /^上午/ }).click()
  await sheet.getByLabel('联系人').fill('陈晓梅')
  await sheet.getByLabel('联系电话').fill(CUSTOMER)
  const sent = page.waitForRequest('**/inspection/appoint')
  await sheet.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('安检员尚未指派，上门前会通知您')).toBeVisible()
  const { planId } = (await sent).postDataJSON() as { planId: string }
  const inspector = { inspectorName: '孙立', inspectorNo: 'LF-0327', inspectorPhone: '13800000021' }
  await staff.post('/inspection/visit/assign', { refId: planId, ...inspector, ahead: 0 })
  return planId
}

const messages = async (page: Page, gateway: GatewayProcess) => {
  await page.goto(`${gateway.url}/subPages/my-message/list`)
  await expect(shown(page, /^未读( \d+)?$/)).toBeVisible()
  await settled(page)
}

/** Reads every message that is unread, each where it leads to or in its sheet; then nothing is unread, as before. */
async function readEach(page: Page, gateway: GatewayProcess, titles: readonly string[]): Promise<void> {
  await messages(page, gateway)
  await shown(page, /^未读 \d+$/).click()
  await settled(page)
  const rows = page.getByRole('listitem').filter({ visible: true })
  const sheet = page.getByRole('dialog')
  const isOnList = () => page.url().includes('my-message/list')
  const texts: string[] = []
  for (let left = await rows.count(); left > 0; left = await rows.count()) {
    texts.push(await rows.first().innerText())
    await rows.first().getByRole('button').first().click()
    await expect.poll(async () => !isOnList() || (await sheet.isVisible())).toBe(true)
    await settled(page)
    if (isOnList()) await sheet.getByRole('button', { name: '关闭' }).click()
    else await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(shown(page, /^未读( \d+)?$/)).toBeVisible()
    await expect.poll(() => rows.count()).toBeLessThan(left)
    await settled(page)
  }
  await expect(page.getByText('没有未读消息')).toBeVisible()
  await expect(shown(page, /^未读$/)).toBeVisible()
  for (const title of titles) expect(texts.join('\n')).toContain(title)
}

/** 漏气: the phone and the steps first, then the ticket. */
async function report(page: Page, gateway: GatewayProcess): Promise<string> {
  await page.goto(`${gateway.url}/subPages/customer-service/add`)
  await page.getByRole('radio', { name: /漏气/ }).click()
  const card = page.getByRole('region', { name: '漏气怎么办' })
  await expect(card.getByRole('button', { name: /拨打抢险电话/ })).toBeVisible()
  for (const step of ['关闭表前阀', '打开门窗通风', '不开关电器', '不点火', '到室外上风向'])
    await expect(card.getByText(step)).toBeVisible()
  await page.getByRole('button', { name: '明档' }).click()
  await page.getByLabel('说说情况').fill('明档有气味，已关阀开窗')
  await page.getByRole('button', { name: '已打电话，补交工单' }).click()
  await page.getByRole('button', { name: '查看工单' }).click()
  await expect(page).toHaveURL(/customer-service\/detail/)
  await expect(page.getByText(/抢险中心/).first()).toBeVisible()
  await settled(page)
  return page.url()
}

/** A tab in a browser of its own. */
async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use })
  const tab = await context.newPage()
  watchRequests(tab)
  return tab
}

/** A tab at the desk, at the ticket. */
async function deskAt(browser: Browser, gateway: GatewayProcess): Promise<Page> {
  const desk = await another(browser)
  await enterDesk(desk, gateway)
  await desk.getByRole('button', { name: '工单', exact: true }).click()
  await desk.getByRole('button', { name: new RegExp(`燃气泄漏.*户号 ${BP}`) }).click()
  await expect(desk.getByText('明档有气味，已关阀开窗')).toBeVisible()
  await settled(desk)
  return desk
}

/** The leak is taken on, given to a fitter that sets out and arrives. */
async function sendFitter(browser: Browser, gateway: GatewayProcess): Promise<void> {
  const desk = await deskAt(browser, gateway)
  await expect(shown(desk, '接单')).toHaveCount(0)
  await shown(desk, '派单').click()
  await desk.getByLabel('处理人').fill('赵立新')
  await desk.getByLabel('联系电话').fill('03160000131')
  await shown(desk, '提交').click()
  await expect(desk.getByText('已派单').first()).toBeVisible()
  for (const [act, question] of [
    ['出发', '确认已出发？'],
    ['到场', '确认已到场？'],
  ] as const) {
    await settled(desk)
    await shown(desk, act).click()
    await expect(desk.getByText(question)).toBeVisible()
    await desk.locator(part.dialogConfirm).click()
    await expect(shown(desk, act)).toHaveCount(0)
  }
  await settled(desk)
  await desk.context().close()
}

async function resolve(browser: Browser, gateway: GatewayProcess): Promise<void> {
  const desk = await deskAt(browser, gateway)
  await shown(desk, '办结').click()
  await desk.getByRole('textbox', { name: '处理结果' }).fill('更换法兰垫片，检漏合格，恢复供气')
  await shown(desk, '提交').click()
  await expect(desk.getByText('待确认').first()).toBeVisible()
  await settled(desk)
  await desk.context().close()
}

/** The inspector says one half of the day's code, the customer the other (Y-35). */
async function meet(page: Page, gateway: GatewayProcess, staff: Staff, planId: string): Promise<void> {
  await page.goto(gateway.url + INSPECTIONS)
  await expect(page.getByText('下一家就到您')).toBeVisible()
  const half = async (name: string) => {
    const text = await page.locator(part.doorHalf).filter({ hasText: name }).textContent()
    return (text ?? '').replace(/\D/g, '')
  }
  const { say } = await staff.get(`/inspection/visit/code?refId=${planId}`)
  expect(await half('请他先报')).toBe(say)
  await staff.post('/inspection/visit/check', { refId: planId, code: await half('您再报') })
}

/** One signature for the report and the notice in it. */
async function sign(page: Page, gateway: GatewayProcess): Promise<void> {
  await page.goto(`${gateway.url}${INSPECTIONS}?segment=report`)
  await expect(page.getByText('已停气，整改复查合格后恢复供气').first()).toBeVisible()
  await shown(page, '去签字').first().click()
  await shown(page, '签字确认').click()
  const sheet = page.getByRole('dialog', { name: '签字确认' })
  await sheet.getByLabel('签字人').fill('陈晓梅')
  await sheet.getByLabel('手机号').fill(CUSTOMER)
  await write(page)
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('签字成功')).toBeVisible()
  await settled(page)
}

async function rate(page: Page, ticket: string): Promise<void> {
  await page.goto(ticket)
  await shown(page, '已解决').click()
  await page.locator(part.dialogConfirm).click()
  await shown(page, '去评价').click()
  for (const name of ['总体评价', '及时性', '服务态度', '专业水平'])
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '5星' }).click()
  await shown(page, '提交评价').click()
  await expect(page.getByText('服务已完结')).toBeVisible()
  await settled(page)
}

test('a smell of gas at 08:00: answered, visited, inspected, a hazard found, fixed, closed, rated; every message read', async ({
  page,
  gateway,
  browser,
}) => {
  // ms: the clock moves five times, and each move works off what falls due on the way.
  test.setTimeout(1_200_000)
  const before = await another(browser)
  await loginAs(before, gateway, CUSTOMER)
  const planId = await arrange(before, gateway, await staffOf(gateway))
  await settled(before)
  await before.context().close()

  // A code for staff is sent once a minute, and each login lives for two hours: the clock passes over neither.
  await moveClock(gateway, on('07:50'))
  const staff = await staffOf(gateway)
  await moveClock(gateway, on('08:00'))
  await loginAs(page, gateway, CUSTOMER)
  await messages(page, gateway)
  await shown(page, '全部已读').click()
  await page.locator(part.dialogConfirm).click()
  await expect(shown(page, /^未读$/)).toBeVisible()

  const ticket = await report(page, gateway)
  await sendFitter(browser, gateway)
  await page.goto(ticket)
  await expect(page.getByText('赵立新').first()).toBeVisible()
  await settled(page)

  // What was published by then has been delivered.
  await moveClock(gateway, on('09:20'))
  await readEach(page, gateway, ['工单已受理', '工单已派单'])
  await meet(page, gateway, staff, planId)
  const visit = {
    requestNo: 'day-1',
    bp: BP,
    planId,
    kind: 'PERIODIC',
    siteName: '香满楼总店',
    address: '河北省廊坊市安次区新华路66号',
    inspectAt: on('09:20'),
  }
  const { hazardIds } = await visited(gateway, staff, visit, { P01: { title: LEAK, meterIds: ['10010202'] } })
  await sign(page, gateway)
  const hazard = `${gateway.url}/subPages/inspection-report/inspection-process?hazardId=${hazardIds[0]}`
  await page.goto(hazard)
  await mend(page)
  await shown(page, '提交整改').click()
  await expect(page.getByText('整改已提交，等待复查').first()).toBeVisible()
  await settled(page)

  await moveClock(gateway, on('10:20'))
  await readEach(page, gateway, ['停气'])
  // What asked for the signature was over with it: read, and still there.
  await shown(page, /^全部$/).click()
  await settled(page)
  for (const title of ['安检报告待签字', `发现重大隐患：${LEAK}`])
    await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
  const inspector = await staffOf(gateway)
  const [hazardId] = hazardIds
  // Signed for, submitted.
  const looked = { requestNo: 'day-2', hazardId, version: 2, passed: '1', note: '检漏仪复测 0 ppm' }
  await inspector.post('/inspection/hazard/reinspect', looked)
  await inspector.post('/inspection/hazard/restore', { requestNo: 'day-3', hazardId, note: '阀门已开启，检漏合格' })
  await page.goto(hazard)
  await expect(page.getByText('已销案').first()).toBeVisible()
  await expect(page.getByText('恢复供气').first()).toBeVisible()
  await page.goto(gateway.url + INSPECTIONS)
  await expect(page.getByText('存在隐患1项')).toBeVisible()
  await settled(page)
  await expect(page.getByText('重大隐患：已停气')).toHaveCount(0)

  await moveClock(gateway, on('10:50'))
  await resolve(browser, gateway)
  await moveClock(gateway, on('11:05'))
  await readEach(page, gateway, [`${LEAK}复查合格`, '恢复供气', '工单处理完成'])
  await rate(page, ticket)
  await messages(page, gateway)
  await expect(shown(page, /^未读$/)).toBeVisible()
})
