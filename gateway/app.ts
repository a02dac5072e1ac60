import { createHash, timingSafeEqual } from 'node:crypto'
import { parse as parseFields } from 'node:querystring'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { decodeEmoji } from '@domain/text'
import type { Endpoint } from '@contract/endpoint'
import type { Area } from './areas'
import type { Config } from './config'
import type { Database } from './db/connect'
import type { Replica } from './db/replica'
import type { Work } from './http/context'
import { endSlowBodies, UPLOAD_MS } from './http/slow-bodies'
import { isCall } from './http/call-route'
import { callExamples, openapiOf } from './http/openapi-document'
import { endWithOpenConnections } from './http/closing'
import { loggerOptions } from './http/log'
import { createGauges, figures } from './http/gauges'
import { createMetrics } from './http/metrics'
import { BODY_KB, mount } from './http/mount'
import { readableAddress, unrouted } from './http/nowhere'
import type { Identify } from './http/run'
import { createRate } from './http/rate'
import { createTurns } from './http/turns'
import { linkVisited, serveLinks } from './http/links'
import { serveWeb, type WebHosts } from './http/web'
import { newId } from './http/ids'
import type { Clock } from './ports/clock'
import type { Ports } from './ports'
import { ask, emit, entriesOf, handlersOf, wire } from './wiring'
import { list } from './config-values'
import { createSettings, type LoadedSettings } from './settings'
import type { AreaWork } from './work/kinds'
import { countItems } from './work/dead'
import { createWorkers, type Workers } from './work/workers'

export interface AppParts {
  config: Config
  database: Database
  replica?: Replica
  clock: Clock
  ports: Ports
  contract: Record<string, Endpoint>
  areas: readonly Area[]
  identify: Identify
  /** Settings that are known to others already; read before anything else is done. */
  settings?: LoadedSettings
  /** Work besides that of the areas. */
  upkeep?: readonly AreaWork[]
  /** Figures in /metrics besides those of the gateway. */
  registry?: Registry
  /** Where the log goes; by default the standard output. */
  logTo?: { write(line: string): void }
  /** Called with the key of each answered call and its code, as the metrics are. */
  onAnswer?(key: string, code: string): void
}

export interface Gateway {
  app: FastifyInstance
  workers: Workers
  /** What services take, over the pool: seeding, tests. */
  work: Omit<Work, 'afterCommit' | 'db'>
  close(): Promise<void>
}

/** Bytes and counts of one multipart body. */
const UPLOAD = { fileSize: 51 * 1024 * 1024, files: 1, fields: 20, fieldSize: BODY_KB * 1024 }

/** The server without routes: its log, its limits, how it reads addresses. */
const createServer = (
  { config, contract, logTo }: AppParts,
  onAlarm: Parameters<typeof loggerOptions>[2],
): FastifyInstance =>
  Fastify({
    logger: loggerOptions(config.logLevel, contract, onAlarm, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believed(config.trustProxy),
    bodyLimit: BODY_KB * 1024,
    genReqId: () => newId(Date.now()),
    requestTimeout: UPLOAD_MS,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, querystringParser: readFields },
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    frameworkErrors: unrouted,
  })

/** Builds the gateway without listening: tests inject, `start.ts` listens. */
export async function buildApp(parts: AppParts): Promise<Gateway> {
  const { config, database, clock, ports, areas } = parts
  // First of all: areas that contradict each other are refused before anything is open.
  const wiring = wire(areas)
  const handlers = handlersOf(areas)
  const registry = parts.registry ?? new Registry()
  const metrics = createMetrics(registry)
  const app = createServer(parts, metrics.onAlarm)
  endSlowBodies(app)
  const settings = parts.settings ?? createSettings()
  await settings.refresh(database.db)
  const base = { clock, ports, settings, config, wiring, log: app.log as unknown as Work['log'] }
  const workers = await createWorkers({
    database,
    base,
    areas: [...areas.flatMap((area) => area.work ?? []), ...(parts.upkeep ?? [])],
    flush: areas.flatMap((area) => area.flush ?? []),
    onItem: metrics.onItem,
  })
  const work = { ...base, queues: workers.queues }
  const inPool: Work = { ...work, db: database.db, afterCommit: () => undefined }
  ports.calls.listen(metrics.onPort)
  ports.sms.onFailure?.((err) => app.log.error({ err }, 'a code was not sent'))
  createGauges(registry, {
    countItems: () => countItems(database.db),
    lateness: workers.lateness,
    connections: database.connections,
    dataDir: config.dataDir,
    figures: () => entriesOf(inPool, figures),
    work: () => inPool,
    onFailure: (err) => app.log.warn({ err }, 'a figure of /metrics is missing'),
  })

  database.onLost((err) => app.log.error({ err }, 'connection to the database lost'))
  endWithOpenConnections(app)
  keepRawBody(app)
  await app.register(multipart, { limits: UPLOAD })
  await allowOrigins(app, config.corsOrigins)
  if (config.apiDocs) await documentApi(app, areas, ask(inPool, callExamples))
  const rate = createRate()
  const ends = [
    settings.follow(database.db, (err) => app.log.warn({ err }, 'settings not read')),
    rate.follow(database.db, (err) => app.log.warn({ err }, 'rates not exchanged')),
  ]
  if (parts.replica)
    ends.push(parts.replica.follow(metrics.onLag, (err) => app.log.warn({ err }, 'replica not reachable')))
  app.addHook('onClose', async () => ends.forEach((end) => end()))
  app.addHook('onResponse', async (request, reply) => {
    // The span of the call has ended by now.
    const traceId = reply.getHeader('x-trace-id')
    const answered = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info({ ...answered, ...(traceId !== undefined && { traceId }) }, 'answered')
  })
  await serveWeb(app, config.webRoot, webHosts(config, settings))
  serveLinks(app, settings, (visit) => emit(inPool, linkVisited, visit))
  mount(app, parts.contract, handlers, {
    database,
    ...(parts.replica && { replica: parts.replica }),
    work,
    identify: parts.identify,
    rate,
    onAnswer(key, code, seconds) {
      metrics.onAnswer(key, code, seconds)
      parts.onAnswer?.(key, code)
    },
    passTo: (iso) => workers.passTo(iso),
  })
  watchHealth(app, database, registry, config)
  await app.ready()
  return {
    app,
    workers,
    work,
    async close() {
      await workers.stop()
      await app.close()
      await parts.replica?.close()
      await database.close()
    },
  }
}

/** Hosts of pictures and frames: what the settings name, the store of files, the base map, and where the tax platform keeps its pictures. */
function webHosts({ objectStore, einvoice, mapTiles }: Config, settings: LoadedSettings): WebHosts {
  const listed = (name: string) => list(settings.text('*', name, ''))
  const store = objectStore
    ? [new URL(objectStore.publicEndpoint.replace('{bucket}', objectStore.bucket)).hostname]
    : []
  const platform = (einvoice?.fileHosts ?? []).flatMap((host) => [host, `.${host}`])
  const tiles = mapTiles ? [new URL(mapTiles.url).hostname] : []
  return {
    pictures: () => [...store, ...platform, ...tiles, ...listed('imageHosts')],
    frames: () => [...listed('webviewHosts'), ...listed('ssoHosts')],
  }
}

async function allowOrigins(app: FastifyInstance, origins: Config['corsOrigins']): Promise<void> {
  if (origins !== '*' && origins.length === 0) return
  const origin = origins === '*' ? true : [...origins]
  const exposed = 'x-server-time, x-demo, x-trace-id'
  await app.register(cors, { origin, maxAge: 600, exposedHeaders: exposed })
  // The plugin makes its options for every request: calls take their headers here, and only their preflight from it.
  app.addHook('onRequest', (request, reply, next) => {
    const from = request.headers.origin
    if (isCall(request)) {
      reply.header('vary', 'Origin')
      if (from !== undefined && (origins === '*' || origins.includes(from)))
        reply.headers({ 'access-control-allow-origin': from, 'access-control-expose-headers': exposed })
    }
    next()
  })
}

/** Counted from the gateway's end of the chain: what a caller wrote comes before the proxies. */
function believed(proxies: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** Compared in constant time. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(sha256(given), sha256(wanted))
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Query or form; emoji come as numeric entities here as well (specification 3). */
function readFields(text: string): Record<string, unknown> {
  const fields = Object.entries(parseFields(text))
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value.map(decodeEmoji) : decodeEmoji(value ?? '')]),
  )
}

/** Characters from which a JSON body costs milliseconds at worst: 60 kB of short arrays take 6. */
const LARGE = 8 * 1024

/** Signatures are made over the bytes as they came. */
function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const inTurn = createTurns()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    Object.assign(request, { rawBody: text })
    if (text.trim() === '') return done(null, {})
    // Clients send emoji as numeric entities (specification 3); rules and rows know characters only.
    const read = () => void parse(request, decodeEmoji(text), done)
    return text.length < LARGE ? read() : inTurn(read)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    Object.assign(request, { rawBody: String(body) })
    done(null, readFields(String(body)))
  })
  // Events of WeChat: their handler reads the text.
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (request, body, done) => {
    Object.assign(request, { rawBody: String(body) })
    done(null, {})
  })
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    // A client that leaves while it is answered is no fault of the gateway.
    const hasLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (status === 500 && !hasLeft) request.log.error({ err: error }, 'request failed')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ code: status, msg: status === 500 ? '系统繁忙，请稍后再试' : '参数错误', data: null })
  })
}

async function documentApi(
  app: FastifyInstance,
  areas: AppParts['areas'],
  examples: Parameters<typeof openapiOf>[1],
): Promise<void> {
  await app.register(swagger, openapiOf(areas, examples))
  await app.register(swaggerUi, { routePrefix: '/docs/api' })
}

function watchHealth(
  app: FastifyInstance,
  database: Database,
  registry: { contentType: string; metrics(): Promise<string> },
  { metricsToken, environment }: Config,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isUp = await sql`select 1`.execute(database.db).then(
      () => true,
      (error: unknown) => {
        app.log.error({ err: error }, 'database not reachable')
        return false
      },
    )
    return reply.code(isUp ? 200 : 503).send({ ok: isUp })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isOpen =
      metricsToken === null
        ? environment === 'DEV'
        : isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
    // Without the right to read it, it does not exist.
    if (!isOpen) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
