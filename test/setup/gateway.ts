/*
 * The whole gateway on a database of its own, without a network: for tests of business areas.
 *
 *   const gateway = await testGateway()                     // all areas, demo data, clock at 2026-11-23T09:30 standing still
 *   const li = await gateway.as('13800000001')              // logged in for real, by password
 *   const bills = await li.ok('default GET /crmgas/bill/list', {})           // the answer, typed; a refusal fails the test
 *   const refused = await li.call('default POST …', { … })                    // { code, text, data, … }
 *   await gateway.passTime('2026-11-24T09:30:00+08:00')     // moves the clock and does all that is due up to it
 *   afterAll(() => gateway.close())
 *
 * Every answer is checked strictly against the contract. Mechanisms of the core are tested with core-gateway.ts instead.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Api, ApiKey, In, Out } from '@contract'
import type { EndpointKey } from '@contract/keys'
import { buildApp, type AppParts, type Gateway } from '../../gateway/app'
import { chooseEnvironment } from '../../config/env'
import type { Area } from '../../gateway/areas'
import { loadConfig, type Config } from '../../gateway/config'
import type { Database } from '../../gateway/db/connect'
import type { Session } from '../../gateway/http/context'
import type { Identify } from '../../gateway/http/run'
import { routeOf } from '../../gateway/http/route'
import { createPorts } from '../../gateway/ports/create'
import { frozenClock, type Clock } from '../../gateway/ports/clock'
import { createSettings, type Settings } from '../../gateway/settings'
import { createStandIns, demoArea, publishedPassword, seedAreas } from '../../gateway/demo'
import { keepAnswers, noteAnswer } from './covered'
import { counted, type Ran } from './counted'
import { testDatabase, type Image } from './database'
import { migratedImage } from './images'
import { writeSetting } from './settings'
import { readEnvelope, type Answer } from './envelope'

/** The day on which the demo data shows every state at once (CV-16). */
export const demoNow = '2026-11-23T09:30:00+08:00'

export interface TestGatewayOptions {
  /** Where the clock stands; `demoNow` without it. */
  now?: string
  /** Areas to mount and seed; all without it. Give `identify` too when membership is not among them. */
  areas?: readonly Area[]
  identify?: Identify
  /** false = migrated, but empty. */
  demoData?: boolean
  /** Environment settings that differ from those of the tests. */
  env?: Record<string, string>
  /**
   * Areas with daily work that `drain` and `passTime` do; that of all others is passed over. A day of all areas takes seconds: for tests that move the
   * clock by weeks and look at one of them.
   */
  daily?: readonly string[]
  /** The same for work that looks every so often; the `demo` of stand-ins that call back is an area as well. */
  intervals?: readonly string[]
  /** Replaces a port (a payment channel that fails …). */
  ports?: Partial<AppParts['ports']>
  /** Takes the log, line by line. */
  logTo?: AppParts['logTo']
  /** Figures that /metrics has besides the gateway's own. */
  registry?: AppParts['registry']
  /** A copy that no other test has had: for what the engine reads and how it plans, which dead rows and kept plans change. */
  isFresh?: true
  /** This database as it is, in the place of a copy of an image. */
  database?: Database
}

/** A user or visitor that calls. */
export interface Caller {
  /** The answer, whatever it is. */
  call<K extends ApiKey>(key: K, input: In<K>, headers?: Record<string, string>): Promise<Answer<Out<K>>>
  /** The data of a success; anything else fails the test with the refusal's text. */
  ok<K extends ApiKey>(key: K, input: In<K>, headers?: Record<string, string>): Promise<Out<K>>
  /** As `call`, for input that the contract would not let pass the compiler. */
  send(key: ApiKey, input: unknown, headers?: Record<string, string>): Promise<Answer<unknown>>
  headers: Record<string, string>
}

export interface TestGateway extends Caller {
  gateway: Gateway
  database: Database
  db: Database['db']
  clock: Clock
  config: Config
  /** Logs the demo user in by password and authenticates, as the app does. */
  as(phone: string, options?: { password?: string; terminalType?: 'APP' | 'H5' | 'WEAPP' | 'PC' }): Promise<Caller>
  /** A caller with this session, past every access check: for rules that need no login of their own. */
  asSession(session: Partial<Session>): Caller
  /** SQL statements that some work runs; what a gateway does now and then (settings, signs of life) is left out. */
  statementsOf(work: () => Promise<unknown>): Promise<number>
  /** The texts of the statements that some work runs, without their values; the same is left out. */
  sqlOf(work: () => Promise<unknown>): Promise<string[]>
  /** The statements that some work runs, each with the number of rows that it returned; the same is left out. */
  rowsOf(work: () => Promise<unknown>): Promise<Ran[]>
  /**
   * The process dies: its next statements up to this number are done, and from then on none, nor what is left of their transactions.
   * Null: another process goes on with the same database.
   */
  killAfter(statements: number | null): Promise<void>
  /** Changes a business setting, of all companies without `companyCode`; it holds at once. */
  setting(key: string, value: string, companyCode?: string): Promise<void>
  /** Does what is due now. */
  drain(): Promise<void>
  /** Moves the clock and does all that is due up to it, in order. */
  passTime(iso: string): Promise<void>
  close(): Promise<void>
}

export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const folder = options.env?.['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'gas-test-'))
  const config = loadConfig({ ...testEnvironment(folder), ...options.env })
  const world = await whole(options, config)
  const { database, count, recorded, lives } = counted(
    options.database ?? (await testDatabase(imageOf(options, world, config), options.isFresh)),
  )
  const clock = frozenClock(options.now ?? demoNow)
  const settings = createSettings()
  const ports = { ...portsOf(config, database.db, clock, settings), ...options.ports }
  const sessions = new Map<string, Session>()
  const identify: Identify = async (work, request, entry) => {
    const known = sessions.get(request.header('x-test-session') ?? '')
    // A user's session is none of a link (Y-16).
    return (entry.access === 'link' ? undefined : known) ?? world.identify(work, request, entry)
  }
  const gateway = await buildApp({
    config,
    database,
    clock,
    ports,
    settings,
    contract: world.contract,
    areas: world.areas,
    identify,
    onAnswer: noteAnswer,
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.registry && { registry: options.registry }),
  })
  const visitor = callerOf(gateway, config, {})
  const passedOver = notNamed(world.areas, options)
  const drain = async () => {
    if (passedOver.length > 0) await asDone(database.db, passedOver, clock.iso())
    await gateway.workers.drain()
  }
  const rowsOf = async (work: () => Promise<unknown>): Promise<Ran[]> => {
    const ran = await recorded(work)
    return ran.filter(({ text }) => !text.endsWith('from "setting"') && !text.includes('work_gateway'))
  }
  return {
    ...visitor,
    gateway,
    database,
    db: database.db,
    clock,
    config,
    as: (phone, as) =>
      login(gateway, config, phone, as?.password ?? config.demoPassword ?? publishedPassword, as?.terminalType ?? 'H5'),
    asSession(session) {
      const id = `session-${sessions.size + 1}`
      sessions.set(id, { ...emptySession, sessionId: id, ...session })
      return callerOf(gateway, config, { 'x-test-session': id })
    },
    async statementsOf(work) {
      const runs: number[] = []
      for (let run = 0; run < 3; run++) {
        const before = count()
        await work()
        runs.push(count() - before)
      }
      return Math.min(...runs)
    },
    sqlOf: async (work) => (await rowsOf(work)).map(({ text }) => text),
    rowsOf,
    async killAfter(statements) {
      lives(statements)
      if (statements === null) await endLeases(database.db)
    },
    async setting(key, value, companyCode) {
      await writeSetting(database.db, key, value, companyCode)
      await settings.refresh(database.db)
    },
    async passTime(iso) {
      clock.moveTo(iso)
      await drain()
    },
    drain,
    async close() {
      keepAnswers()
      await gateway.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The leases of a process that is gone: the next one finds it silent. */
async function endLeases(db: Database['db']): Promise<void> {
  await sql`update work_item set gateway_id = 'gone' where state = 'active'`.execute(db)
  await sql`
    insert into work_gateway (gateway_id, seen_at) values ('gone', now() - interval '1 hour')
    on conflict (gateway_id) do update set seen_at = excluded.seen_at`.execute(db)
}

const sweepsOf = (areas: readonly Area[]) => areas.flatMap(({ work }) => work?.sweeps ?? [])

/** Work of areas that a test does not name, by the names of its sweeps: `drain` does as if it had been done up to its moment. */
function notNamed(areas: readonly Area[], { daily, intervals }: TestGatewayOptions): string[] {
  const sweeps = sweepsOf(areas)
  const without = (all: typeof sweeps, named: readonly string[] | undefined): string[] => {
    if (!named) return []
    const unknown = named.filter((area) => !all.some(({ name }) => name.startsWith(`${area}.`)))
    if (unknown.length > 0) throw new Error(`no such work of ${unknown.join(', ')}`)
    return all.map(({ name }) => name).filter((name) => !named.some((area) => name.startsWith(`${area}.`)))
  }
  const isDaily = ({ schedule }: (typeof sweeps)[number]) => 'dailyAt' in schedule
  return [
    ...without(sweeps.filter(isDaily), daily),
    ...without(
      sweeps.filter((sweep) => !isDaily(sweep)),
      intervals,
    ),
  ]
}

const asDone = (db: Database['db'], sweeps: readonly string[], iso: string) =>
  sql`
    insert into work_sweep (name, due_at, started_at, done_at)
    select name, ${iso}, ${iso}, ${iso} from unnest(${sweeps}::text[]) as other(name) on conflict do nothing`.execute(
    db,
  )

/**
 * What the demo data set going, and the orders from before the order centre, without what is due at its time: each test that drains would
 * do the same again.
 */
async function workOff({ db }: Database, areas: readonly Area[], workers: Gateway['workers'], iso: string) {
  const names = sweepsOf(areas).map(({ name }) => name)
  await asDone(
    db,
    names.filter((name) => name !== 'orders.takeOver'),
    iso,
  )
  await workers.drain()
  await db.deleteFrom('workSweep').execute()
}

const DATA_KEY = '22'.repeat(32)
/** What the tests' gateways seal personal data with. */
export const dataKeys = { config: { dataKey: Buffer.from(DATA_KEY, 'hex') } }

function testEnvironment(folder: string): Record<string, string> {
  return {
    APP_ENV: 'DEV',
    DATA_DIR: folder,
    WEB_ROOT: '',
    LOG_LEVEL: process.env.TEST_LOG ?? 'fatal',
    STRICT_OUTPUT: '1',
    RATE_LIMIT: '0',
    // No API pages unless a test asks for them. A password is hashed in no time (its real cost is password.test.ts).
    API_DOCS: '0',
    PASSWORD_COST: '4',
    DEMO_OPERATOR_SECONDS: '0',
    AUTH_JWT_KEY: '11'.repeat(32),
    DATA_KEY,
  }
}

const portsOf = (config: Config, db: Database['db'], clock: Clock, settings: Settings): AppParts['ports'] =>
  createPorts(config, db, clock, config.demo ? createStandIns(config, db, clock, settings) : {})

interface World {
  contract: AppParts['contract']
  areas: readonly Area[]
  identify: Identify
}

// Loaded late, so that a test of some areas does not depend on all others.
async function whole(options: TestGatewayOptions, { demo }: Config): Promise<World> {
  const { contract, product } = await import('@contract')
  const beside = demo ? [demoArea] : []
  if (options.areas && options.identify) {
    const areas = [...options.areas, ...beside]
    const handled = new Set(areas.flatMap((area) => Object.keys(area.handlers)))
    const part = Object.fromEntries(Object.entries(contract).filter(([key]) => handled.has(key)))
    return { contract: part, areas, identify: options.identify }
  }
  const all = await import('../../gateway/all-areas')
  const areas = [...all.allAreas, ...beside]
  return { contract: demo ? contract : product, areas, identify: options.identify ?? all.identify }
}

function imageOf(options: TestGatewayOptions, world: World, config: Config): Image {
  // The first start of a gateway on an empty database adds nothing to keep.
  if (options.demoData === false) return migratedImage
  const now = options.now ?? demoNow
  const part = options.areas ? `_${options.areas.map((area) => area.name).join('_')}` : ''
  return {
    name: `demo${part}_${now.replace(/\D/g, '')}`,
    madeOf: 'demo',
    from: migratedImage,
    isReset: true,
    isCopied: !options.areas,
    async make(database) {
      const clock = frozenClock(now)
      const settings = createSettings()
      const ports = { ...portsOf(config, database.db, clock, settings), ...options.ports }
      const { app, work, workers } = await buildApp({ config, database, clock, ports, settings, ...world })
      await seedAreas(database, work, world.areas, () => undefined)
      await workOff(database, world.areas, workers, now)
      await workers.stop()
      // The planner knows all of it, as in a copy on a server.
      await sql`analyze`.execute(database.db)
      await app.close()
    },
  }
}

const environment = chooseEnvironment('DEV', 'development', { weapp: false })
/** Public identifiers of the client build (C 0.2). */
export const clientKeys = { 'x-gw-accesskey': environment.gatewayAccessKey, accesskey: environment.accessKey }

const emptySession: Session = {
  sessionId: '',
  userId: 'test-user',
  username: '13800000001',
  bp: null,
  companyCode: '1001',
  tenantId: 't-1001',
  isMaster: false,
  reviewStatus: '',
  models: [],
  terminalType: 'H5',
  openId: null,
}

function callerOf(gateway: Gateway, config: Config, headers: Record<string, string>): Caller {
  const send = async (key: string, input: unknown, extra: Record<string, string> = {}): Promise<Answer<never>> => {
    const request = requestOf(key as EndpointKey, config.productCode, input)
    const response = await gateway.app.inject({
      ...request,
      headers: { ...clientKeys, ...request.headers, ...headers, ...extra },
    })
    return readEnvelope(response.statusCode, response.body, response.headers) as Answer<never>
  }
  return {
    headers,
    call: (key, input, extra) => send(key, input, extra),
    send: (key, input, extra) => send(key, input, extra),
    async ok(key, input, extra) {
      const answer = await send(key, input, extra)
      if (!answer.ok)
        throw new Error(`${key}: ${answer.status} ${answer.code} ${answer.text} ${JSON.stringify(answer.data)}`)
      return answer.data
    },
  }
}

/** The call as the app would send it: path segments filled from the input, the rest in the query or the body. */
function requestOf(key: EndpointKey, productCode: string, input: unknown) {
  const { method, carrier, queryFields, url } = routeOf(key, productCode)
  const rest = { ...(input as Record<string, unknown> | null) }
  const filled = url.replace(/:(\w+)/g, (_all, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const inQuery = carrier === 'query' ? Object.keys(rest) : queryFields
  const query = Object.fromEntries(
    inQuery.flatMap((name) => (rest[name] === undefined ? [] : [[name, String(rest[name])]])),
  )
  if (carrier === 'query') return { method, url: filled, query, headers: {} }
  for (const name of queryFields) delete rest[name]
  const headers = { 'content-type': 'application/json' }
  return { method, url: filled, query, payload: JSON.stringify(rest), headers }
}

type LoginKey = 'default POST /crmgas/portal/login/icLogin' & ApiKey
type AuthenticationKey = 'auth POST {base}/unify/auth/authentication' & ApiKey

async function login(
  gateway: Gateway,
  config: Config,
  phone: string,
  password: string,
  terminalType: 'APP' | 'H5' | 'WEAPP' | 'PC',
): Promise<Caller> {
  const visitor = callerOf(gateway, config, {})
  const entered: Api[LoginKey]['out'] = await visitor.ok('default POST /crmgas/portal/login/icLogin', {
    username: phone,
    password,
    agreement: '1',
    terminalType,
  })
  const tokens: Api[AuthenticationKey]['out'] = await visitor.ok('auth POST {base}/unify/auth/authentication', {
    grantCode: entered.grantCode,
    tenantId: entered.tenantId,
  })
  return callerOf(gateway, config, {
    authorization: entered.token,
    userid: entered.userId,
    ennunifiedauthorization: tokens.ennUnifiedAuthorizationCookie.value,
    ennunifiedcsrftoken: tokens.ennUnifiedCsrfToken,
  })
}
