/**
 * The money proof against a crash: the real gateway as a process of its own on a data folder, killed with SIGKILL after the customer
 * has paid and before the notification is delivered; a new process on the same folder settles the order, once.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EndpointKey } from '@contract/keys'
import { chooseEnvironment } from '../../config/env'
import { readEnvelope } from '../setup/envelope'
import { addMoney } from '@domain/money'
import { openLite } from '../../gateway/db/connect'
import { routeOf } from '../../gateway/http/route'
import { brokenInvariants } from '../invariants/money'

const root = path.resolve(__dirname, '../..')
const demo = { phone: '13800000008', password: 'Gas@2026' }

let folder: string
let running: ChildProcess | null = null

/** Demo data are made for any moment. The first night of a year is their hardest: little is in its month, and the books are being closed. */
const NIGHT = '2027-01-01T00:20:00+08:00'

/** Starts the gateway; resolves with its port when it is ready. */
function start(): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      APP_ENV: 'DEV',
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      WEB_ROOT: '',
      LOG_LEVEL: 'warn',
      CLOCK_NOW: NIGHT,
      NODE_ENV: 'development',
    }
    const child = spawn(process.execPath, ['dist/gateway/main.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    running = child
    let said = ''
    const keep = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('message', (message: { ready?: boolean; port?: number }) =>
      message.ready && message.port ? resolve(message.port) : undefined,
    )
    child.on('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${said.slice(-2000)}`)))
  })
}

async function kill(): Promise<void> {
  const child = running
  running = null
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((done) => {
    child.removeAllListeners('exit')
    child.on('exit', () => done())
    child.kill('SIGKILL')
  })
}

const environment = chooseEnvironment('DEV', 'development', { weapp: false })
const clientKeys = { 'x-gw-accesskey': environment.gatewayAccessKey, accesskey: environment.accessKey }

function client(port: number) {
  let headers: Record<string, string> = { ...clientKeys, 'content-type': 'application/json' }
  const call = async (key: string, input: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { method, carrier, url } = routeOf(key as EndpointKey, 'gas')
    const query = carrier === 'query' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const answer = await fetch(`http://127.0.0.1:${port}${url}${query}`, {
      method,
      headers,
      ...(carrier === 'body' ? { body: JSON.stringify(input) } : {}),
    })
    const read = readEnvelope(answer.status, await answer.text(), {})
    if (!read.ok) throw new Error(`${key}: ${read.status} ${read.code} ${read.text}`)
    return read.data as Record<string, unknown>
  }
  const login = async () => {
    const entered = await call('default POST /crmgas/portal/login/icLogin', {
      username: demo.phone,
      password: demo.password,
      agreement: '1',
      terminalType: 'H5',
    })
    const tokens = await call('auth POST {base}/unify/auth/authentication', {
      grantCode: entered['grantCode'],
      tenantId: entered['tenantId'],
    })
    headers = {
      ...headers,
      authorization: String(entered['token']),
      userid: String(entered['userId']),
      ennunifiedauthorization: String((tokens['ennUnifiedAuthorizationCookie'] as { value: string }).value),
      ennunifiedcsrftoken: String(tokens['ennUnifiedCsrfToken']),
    }
  }
  return { call, login }
}

beforeAll(() => {
  // What is killed is what is shipped: the built gateway of these sources.
  execFileSync(process.execPath, ['scripts/build-gateway.mjs'], { cwd: root, stdio: 'pipe' })
  folder = mkdtempSync(path.join(tmpdir(), 'gas-killed-'))
})
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

it('settles a payment once, although the process was killed between the payment and its notification', async () => {
  const before = client(await start())
  await before.login()
  const bills = (await before.call('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' }))['list'] as {
    billId: string
    canPay: boolean
  }[]
  const bill = bills.find((row) => row.canPay)
  if (!bill) throw new Error('no bill to pay in the demo data')
  const order = await before.call('default POST /crmgas/pay/createOrder', {
    bizType: 'BILL',
    billIds: [{ billId: bill.billId, amount: '1000.00' }],
    channel: 'SANDBOX',
    requestNo: 'killed-1',
  })
  const orderId = String(order['orderId'])
  const opened = await before.call('default POST /crmgas/pay/prepay', {
    orderId,
    channel: 'SANDBOX',
    requestNo: 'killed-2',
  })
  const { sandboxToken } = opened['params'] as { sandboxToken: string }
  await before.call('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  // The notification is due one second later at the earliest.
  await kill()

  const after = client(await start())
  await after.login()
  const settled = await until(async () => {
    const seen = await after.call('default GET /crmgas/pay/recordDetail', { orderId })
    return seen['state'] === 'SUCCESS' ? seen : null
  })
  expect(settled).toMatchObject({ paidAmount: '1000.00' })
  await kill()

  const database = await openLite(folder)
  try {
    const count = async (table: 'voucher' | 'payment') =>
      table === 'voucher'
        ? (await database.db.selectFrom('voucher').select('voucherId').where('payOrderId', '=', orderId).execute())
            .length
        : (
            await database.db
              .selectFrom('payment')
              .select('paymentId')
              .where('orderId', '=', orderId)
              .where('state', '=', 'SUCCESS')
              .execute()
          ).length
    expect([await count('voucher'), await count('payment')]).toEqual([1, 1])
    // What else the demo operator books on the bill meanwhile is not of this order.
    const item = await database.db
      .selectFrom('payOrderItem')
      .select(['settledPrincipal', 'settledLateFee'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(addMoney(item.settledPrincipal ?? '0.00', item.settledLateFee ?? '0.00')).toBe('1000.00')
    const paid = await database.db
      .selectFrom('bill')
      .select('lockOrderId')
      .where('billId', '=', bill.billId)
      .executeTakeFirstOrThrow()
    expect(paid.lockOrderId).toBeNull()
    expect(await brokenInvariants(database.db, NIGHT)).toEqual([])
  } finally {
    await database.close()
  }
})

/** Asks until there is an answer; what never comes ends with the test's own limit. */
async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    await new Promise((done) => setTimeout(done, 500))
  }
}
