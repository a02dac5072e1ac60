import { createHmac } from 'node:crypto'
import type { In } from '@contract'
import type { TestGateway } from '../setup/gateway'
import { nextRequestNo } from './case-kit'
import { uploaded } from './inspection-kit'

/** Key of the head-end that speaks for the alarms of company 1001 in tests. */
export const KEY = 'ab'.repeat(32)
export const HEAD_ENDS = JSON.stringify([{ id: 'east', companies: ['1001'], key: KEY }])

type Equipment = In<'default POST /crmgas/record/equipment/save'>
type Alarm = In<'default POST /crmgas/record/alarm/save'>

/** A kiln as its customer registers it. */
export const kiln = async (gateway: TestGateway, over: Partial<Equipment> = {}): Promise<Equipment> => ({
  requestNo: nextRequestNo(),
  equipmentType: 'KILN',
  name: '三号窑',
  brand: '科达',
  model: 'KD-9',
  serialNo: 'K-9001',
  meterNo: '003010010102',
  quantity: 1,
  ratedFlow: '60.00',
  dailyHours: '12.0',
  flameProtection: '1',
  productionDate: '2026-01-10',
  installDate: '2026-02-28',
  platePhoto: await uploaded(gateway, 'director', { bizType: 'EQUIPMENT' }),
  photos: [],
  ...over,
})

/** A detector as its customer registers it. */
export const detector = async (gateway: TestGateway, over: Partial<Alarm> = {}): Promise<Alarm> => ({
  requestNo: nextRequestNo(),
  kind: 'DETECTOR',
  brand: '汉威',
  model: 'GT',
  serialNo: 'G-1',
  location: '三车间',
  productionDate: '2026-01-10',
  installDate: '2026-02-01',
  photos: [await uploaded(gateway, 'director', { bizType: 'ALARM' })],
  ...over,
})

/** A signed message of a device; `time` in seconds since the epoch. */
export async function telemetry(
  gateway: TestGateway,
  input: { deviceCode: string; concentration: string; fault?: '0' | '1'; at: string },
  { key = KEY, purpose = 'alarm' }: { key?: string; purpose?: string } = {},
) {
  const payload = JSON.stringify({ fault: '0', ...input })
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${purpose}\n${time}\n${payload}`)
    .digest('hex')
  const response = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/btwob/alarm/telemetry',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-head-end': 'east',
      'x-head-end-time': time,
      'x-head-end-signature': signature,
    },
  })
  const body = JSON.parse(response.body || '{}') as { code?: string | number; data?: { liveStatus?: string } }
  return { status: response.statusCode, code: String(body.code ?? ''), live: body.data?.liveStatus }
}
