/*
 * The gateway's core with a contract made for the test: no business area, one user that may do everything. For tests of the
 * mechanisms; business areas are tested through testGateway().
 */
import type { Endpoint } from '@contract/endpoint'
import { buildApp, type Gateway } from '../../gateway/app'
import type { Area } from '../../gateway/areas'
import { loadConfig } from '../../gateway/config'
import type { Database } from '../../gateway/db/connect'
import type { Replica } from '../../gateway/db/replica'
import type { Session } from '../../gateway/http/context'
import { frozenClock } from '../../gateway/ports/clock'
import type { Ports } from '../../gateway/ports'
import { createPortCalls } from '../../gateway/ports/calls'
import { testDatabase } from './database'
import { migratedImage } from './images'

export interface Answer {
  status: number
  body: unknown
  code: string
  data: unknown
}

export interface CoreGateway extends Gateway {
  database: Database
  inject(method: 'GET' | 'POST', url: string, body?: unknown): Promise<Answer>
  injectRaw(method: 'POST', url: string, payload: string): Promise<Answer>
  /** `bp`: the customer number that the user has chosen. */
  actAs(userId: string, bp?: string): void
}

export async function coreGateway(options: {
  contract: Record<string, Endpoint>
  areas: readonly Area[]
  now?: string
  /** Environment settings that differ from those of the tests. */
  env?: Record<string, string>
  replica?: Replica
}): Promise<CoreGateway> {
  const database = await testDatabase(migratedImage)
  const config = loadConfig({
    WEB_ROOT: '',
    LOG_LEVEL: 'fatal',
    STRICT_OUTPUT: '1',
    RATE_LIMIT: '0',
    API_DOCS: '0',
    AUTH_JWT_KEY: '11'.repeat(32),
    DATA_KEY: '22'.repeat(32),
    ...options.env,
  })
  let session = { userId: 'user-1' } as Session
  const gateway = await buildApp({
    config,
    database,
    clock: frozenClock(options.now ?? '2026-11-23T09:30:00+08:00'),
    ports: { calls: createPortCalls(), sms: {} } as Ports,
    contract: options.contract,
    areas: options.areas,
    ...(options.replica && { replica: options.replica }),
    identify: async () => session,
  })
  const send = async (method: 'GET' | 'POST', url: string, payload: string | undefined): Promise<Answer> => {
    const response = await gateway.app.inject({
      method,
      url,
      payload,
      headers: payload === undefined ? {} : { 'content-type': 'application/json' },
    })
    const body = JSON.parse(response.body) as Record<string, unknown> & { body?: { resultCode: string; data: unknown } }
    return {
      status: response.statusCode,
      body,
      code: body.body?.resultCode ?? String(body['code'] ?? body['state'] ?? ''),
      data: body.body?.data ?? null,
    }
  }
  return {
    ...gateway,
    database,
    inject: (method, url, body) => send(method, url, body === undefined ? undefined : JSON.stringify(body)),
    injectRaw: (method, url, payload) => send(method, url, payload),
    actAs: (userId, bp) => {
      session = { userId, ...(bp !== undefined && { bp, companyCode: '1' }) } as Session
    },
  }
}
