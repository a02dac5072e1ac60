import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { errorText, type ErrorCode } from '@domain/errors'
import { DatabaseDown } from '../db/down'
import { addressSubject } from './address'
import { ofCall } from './call-route'
import { refusal, success } from './envelope'
import { SwitchedOff } from '../ports/switched-off'
import { hashOf } from '../secret'
import { bearerOf, isCounted, isMachine, keyStatus, machineStatus } from './machine'
import { AuthStatus, Refusal } from './refusal'
import { schemaOf } from './openapi'
import { sendPacked } from './packed'
import { routeOf } from './route'
import { Run, type AnyHandler, type AnyOpen, type Call, type RunParts } from './run'
import { currentTrace, noteSpan, traced } from '../tracing/tracer'
import { BadInput, checkInput, outputCheck } from './validate'
import { serializeAnswer } from './serialize'

/** Largest body of a call, in kB: the gateway has one thread, and parses a body before it knows the caller. */
export const BODY_KB = 64
/** Calls of one address in a minute, unless the settings say otherwise: many users of a company share one. */
const ADDRESS_LIMIT = 1200
/** The same of a key of open data. */
const KEY_LIMIT = 60

export type AnyHandlers = Record<string, AnyHandler | { manual: AnyHandler } | { begin: AnyHandler; open: AnyOpen }>

/** Mounts every entry of the contract that has a handler; one without is a programming error. */
export function mount(
  app: FastifyInstance,
  contract: Record<string, Endpoint>,
  handlers: AnyHandlers,
  given: Omit<RunParts, 'calls'>,
): void {
  const calls = new Map<string, Call>()
  const parts: RunParts = { ...given, calls }
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializeAnswer)
  for (const [key, endpoint] of Object.entries(contract) as [EndpointKey, Endpoint][]) {
    const found = handlers[key]
    if (!found) throw new Error(`no handler for ${key}`)
    const route = routeOf(key, parts.work.config.productCode)
    const call: Call = {
      key,
      endpoint,
      route,
      handler: handlerOf(found),
      isManual: typeof found !== 'function',
      ...('open' in found && { open: found.open }),
      checkOutput: outputCheck(endpoint.out),
    }
    calls.set(key, call)
    app.route({
      method: route.method,
      url: route.url,
      // No client asks for the head of a call, and a second route for each read is a third of the routes.
      exposeHeadRoute: false,
      schema: schemaOf(endpoint, route),
      config: ofCall({ key, endpoint, route }),
      // The caller's rights come first: a fault of the input is answered only to a caller that may call.
      attachValidation: true,
      bodyLimit: (endpoint.bodyKb ?? BODY_KB) * 1024,
      onRequest: (request, reply) => countAddress(call, parts, request, reply),
      handler: (request, reply) => traced(key, 'server', { call: key }, () => answer(call, parts, request, reply)),
    })
  }
}

const handlerOf = (found: AnyHandlers[string]): AnyHandler => {
  if (typeof found === 'function') return found
  return 'manual' in found ? found.manual : found.begin
}

const alwaysSent = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Proxies neither keep nor collect events. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * CV-3: counts a call by its address before its body is read, so that a refused one costs no more than the count. Y-31: all reads of a
 * key together, before the key is looked for.
 */
async function countAddress(
  call: Call,
  parts: RunParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { rate, work } = parts
  if (!work.config.rateLimit || !isCounted(call.endpoint.access, call.route)) return
  try {
    // Pictures of a page do not use up the calls of an address.
    const kind = isMachine(call.endpoint.access) ? '|files' : ''
    rate.count(addressSubject(request.ip) + kind, work.settings.integer('*', 'rate.address', ADDRESS_LIMIT))
    const secret = call.endpoint.access === 'key' ? bearerOf(request.headers.authorization) : ''
    if (secret !== '') rate.count(`key|${hashOf(secret)}`, work.settings.integer('*', 'rate.openKey', KEY_LIMIT))
  } catch (error) {
    const sent = failure(call, error, request)
    parts.onAnswer(call.key, sent.code, reply.elapsedTime / 1000)
    return addHeaders(reply.code(sent.status), parts).send(sent.body)
  }
}

/** One call from the request to the envelope: caller, input, work, answer. */
async function answer(call: Call, parts: RunParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const started = performance.now()
  const run = new Run(call, parts, request)
  let sent: { status: number; body: string; code: string }
  let refused = false
  try {
    const data = await run.perform()
    if (run.raw) {
      parts.onAnswer(call.key, String(run.raw.status), (performance.now() - started) / 1000)
      const raw = reply.code(run.raw.status).headers(run.raw.headers ?? {})
      // Packed, events would wait for each other.
      return call.open
        ? addHeaders(raw, parts).headers(streamHeaders).send(run.raw.body)
        : sendPacked(raw, run.raw.body)
    }
    const code = run.successCode
    const serialize = run.isUnderWay ? undefined : reply.getSerializationFunction('200')
    const written = serialize?.(data as Record<string, unknown>) ?? 'null'
    sent = { ...success(call.route, written, request.id, code), code: code ?? '1000' }
  } catch (error) {
    await run.keepAfterRefusal()
    run.noteRefusal(error)
    refused = true
    sent = failure(call, strictly(call, parts, error), request)
  }
  parts.onAnswer(call.key, sent.code, (performance.now() - started) / 1000)
  noteSpan({ code: sent.code })
  addHeaders(reply.code(sent.status), parts)
  if (!refused) reply.headers(run.headers)
  return sendPacked(reply, sent.body)
}

function addHeaders(reply: FastifyReply, { work }: RunParts): FastifyReply {
  reply.header('x-server-time', String(work.clock.now())).headers(alwaysSent)
  const traceId = currentTrace()
  if (traceId !== null) reply.header('x-trace-id', traceId)
  return work.config.saysDemo ? reply.header('x-demo', '1') : reply
}

/** Access, input, rate, repetition: every call may refuse with these. */
const everywhere: readonly ErrorCode[] = [
  '1888',
  '1889',
  '2108',
  '2109',
  '2110',
  '2210',
  '2211',
  '2901',
  '2903',
  '2905',
  '2906',
  '2999',
  '4030',
  'SYS_ERR',
]

/** In development and tests an answer keeps to its entry; so does a refusal. */
function strictly(call: Call, { work }: RunParts, error: unknown): unknown {
  if (!work.config.strictOutput || !(error instanceof Refusal)) return error
  const { code } = error
  if (everywhere.includes(code) || call.endpoint.refuses?.includes(code)) return error
  return new Refusal('2999', { text: `${call.key} refuses with ${code}, which its entry does not list` })
}

function failure(call: Call, error: unknown, request: FastifyRequest): { status: number; body: string; code: string } {
  const plain = (status: number, code: string | number, msg: string) => ({
    status,
    body: JSON.stringify({ code, msg, data: null }),
    code: String(code),
  })
  if (error instanceof AuthStatus) return plain(error.status, error.status, error.message)
  if (error instanceof BadInput) request.log.info({ call: call.key, ...error.fault }, 'input refused')
  if (error instanceof Refusal && error.code === '4030') return plain(403, '4030', error.message)
  if (error instanceof Refusal) {
    if (error.code === '2999') request.log.error({ err: error, call: call.key }, 'refused with 2999')
    return refusalOf(call, error.code, error.message, error.data, request.id)
  }
  if (error instanceof SwitchedOff) return refusalOf(call, '2907', errorText('2907'), null, request.id)
  if (error instanceof DatabaseDown) {
    request.log.warn({ call: call.key, reason: error.message }, 'database not reachable')
    return refusalOf(call, '2998', errorText('2998'), null, request.id)
  }
  request.log.error({ err: error, call: call.key }, 'call failed')
  return refusalOf(call, '2999', errorText('2999'), null, request.id)
}

function refusalOf(call: Call, code: ErrorCode, text: string, data: unknown, traceId: string) {
  const answer = refusal(call.route, code, text, data, traceId)
  if (call.endpoint.access === 'key') return { ...answer, status: keyStatus(code), code }
  return isMachine(call.endpoint.access) ? { ...answer, status: machineStatus(code), code } : { ...answer, code }
}
