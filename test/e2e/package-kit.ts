import type { Page } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { part } from '../../src/testing/parts'

/* What flows about gas packages share. */

export const FOLDER = '/subPagesB/pages/gas-package'
export const MASTER = '13800000001'
export const ACCOUNTANT = '13800000002'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true })
export const words = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
export const notice = (page: Page) => page.getByRole('dialog', { name: '提示' })
export const headline = (page: Page) => page.locator(part.resultTitle)

interface Answer {
  code: string
  // Whatever the call answers: each flow names what it reads of it.
  data: unknown
}

/** Calls of the flow's own, as the user of these headers. */
export function callerOf(gateway: GatewayProcess, headers: Record<string, string>) {
  const to = (path: string) => `${gateway.url}/tcapi${path}`
  return {
    get: async <T>(path: string): Promise<T> => ((await send(to(path), { headers })) as Answer).data as T,
    post: async (path: string, body: object): Promise<Answer> =>
      (await send(to(path), { method: 'POST', body, headers })) as Answer,
  }
}
export type Caller = ReturnType<typeof callerOf>

interface OrderRow {
  orderNo: string
  name: string
  state: string
}

/** The number of an order by the name of its package and its state. */
export async function orderNoOf({ get }: Caller, name: string, state: string): Promise<string> {
  const { list } = await get<{ list: OrderRow[] }>('/trade/order/list?tab=all&pageNum=1&pageSize=50')
  const found = list.find((order) => order.name === name && order.state === state)
  if (!found) throw new Error(`no order ${name} ${state}`)
  return found.orderNo
}

interface Cycle {
  cycleNo: number
  name: string
  childNo: string
  state: string
  planVolume: string
  payableAmount: string
}
interface Order {
  orderNo: string
  agreeId: string
  state: string
  cycles: Cycle[]
  supplements: { buNo: string; state: string; buType: string; amount: string }[]
  deposit: { entries: { direction: string; amount: string }[] }
}

export const orderOf = ({ get }: Caller, orderNo: string) => get<Order>(`/trade/order/detail?orderNo=${orderNo}`)

/** Stock of a package: m³ that can still be ordered and that are sold. */
export const stockOf = ({ get }: Caller, packageId: string) =>
  get<{
    leftVolume: string
    soldVolume: string
    templateVersion: string
    meters: { meterNo: string; remote: boolean }[]
  }>(`/trade/package/detail?packageId=${packageId}`)

/** Asks for a code by `ask`, and types it. */
export async function typeCode(
  page: Page,
  gateway: GatewayProcess,
  phone: string,
  ask = () => button(page, '获取验证码').click(),
): Promise<void> {
  const before = gateway.smsCode(phone)
  await ask()
  await expect.poll(() => gateway.smsCode(phone)).not.toBe(before)
  await page
    .getByLabel('短信验证码')
    .filter({ visible: true })
    .fill(gateway.smsCode(phone) ?? '')
}

/** Says yes to what is asked. */
export const agreeTo = async (page: Page, question: string | RegExp): Promise<void> => {
  await expect(notice(page)).toContainText(question)
  await notice(page).getByRole('button', { name: '确定' }).click()
}

/** Orders by calls alone: the volume parted as it is proposed. Answers the code of the refusal, or of the success. */
export async function order(caller: Caller, packageId: string, volume: string): Promise<Answer> {
  const { templateVersion, meters } = await stockOf(caller, packageId)
  const meterNos = meters.filter(({ remote }) => remote).map(({ meterNo }) => meterNo)
  const preview = await caller.post('/trade/package/preview', { packageId, volume, meterNos })
  const { cycles } = preview.data as { cycles: { cycleNo: number; volume: string }[] }
  return caller.post('/trade/agree/createAgree', {
    sourceType: 'PACKAGE',
    sourceNo: packageId,
    volume,
    meterNos,
    templateVersion,
    agreed: true,
    cycles: cycles.map(({ cycleNo, volume: planned }) => ({ cycleNo, volume: planned })),
    contactName: '王建国',
    contactPhone: MASTER,
    requestNo: crypto.randomUUID(),
  })
}
