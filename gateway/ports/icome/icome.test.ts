import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadConfig } from '../../config'
import { frozenClock } from '../clock'
import { SwitchedOff } from '../switched-off'
import { createIcome } from '.'
import { demoIcomeCode, embeddedIcome } from '../../demo/stand-ins/icome'
import { httpIcome } from './http'

const key = Buffer.alloc(32, 7)
const start = Date.parse('2026-11-23T09:30:00+08:00')

describe('embedded', () => {
  test('a signed code works once, for five minutes, and cannot be changed', async () => {
    let now = start
    const it = embeddedIcome(key, () => now)
    const code = demoIcomeCode(key, 'E20001', now)
    expect(await it.employeeOf(code.replace('E20001', 'E20002'))).toBeNull()
    expect(await it.employeeOf(demoIcomeCode(Buffer.alloc(32, 8), 'E20001', now))).toBeNull()
    expect(await it.employeeOf(code)).toEqual({ empNo: 'E20001' })
    expect(await it.employeeOf(code)).toBeNull()
    const late = demoIcomeCode(key, 'E20001', now + 1000)
    now += 302_000
    expect([await it.employeeOf(late), await it.employeeOf(''), await it.employeeOf('E20001')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('switched off it lets no user in', async () => {
    const keys = { AUTH_JWT_KEY: '07'.repeat(32), DATA_KEY: '08'.repeat(32), ICOME: 'off' }
    const it = createIcome(loadConfig(keys), frozenClock('2026-11-23T09:30:00+08:00'))
    await expect(it.employeeOf(demoIcomeCode(key, 'E20001', start))).rejects.toThrow(SwitchedOff)
  })
})

describe('a server', () => {
  let server: Server
  let url = ''
  let asked: Record<string, unknown> = {}
  let answer: { status: number; body: object } = { status: 200, body: {} }
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        asked = JSON.parse(text) as Record<string, unknown>
        response.writeHead(answer.status).end(JSON.stringify(answer.body))
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/exchange`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const icome = () => httpIcome({ url, appId: 'gas', secret: 's' }, { now: () => start, timeout: 500 })

  test('asks with a signature instead of the secret', async () => {
    answer = { status: 200, body: { code: '0', data: { empNo: 'E1' } } }
    expect(await icome().employeeOf('c1')).toEqual({ empNo: 'E1' })
    const sign = createHmac('sha256', 's')
      .update(`gas|c1|${start / 1000}`)
      .digest('hex')
    expect(asked).toEqual({ appId: 'gas', code: 'c1', timestamp: start / 1000, sign })
  })

  test('a refused code is null, everything else throws', async () => {
    answer = { status: 200, body: { code: 'CODE_USED' } }
    expect(await icome().employeeOf('c1')).toBeNull()
    answer = { status: 200, body: { code: '0', data: {} } }
    await expect(icome().employeeOf('c1')).rejects.toThrow('iCome refused')
    answer = { status: 500, body: {} }
    await expect(icome().employeeOf('c1')).rejects.toThrow('iCome answered 500')
  })
})
