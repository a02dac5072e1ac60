import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, EndpointKey } from '@contract/endpoint'
import { errorText, type ErrorCode } from '@domain/errors'
import { refusal, success } from './envelope'
import { isMachine, machineStatus } from './machine'
import { AuthStatus, Refusal } from './refusal'
import { documentation } from './openapi'
import { routeOf } from './route'
import { Run, type AnyHandler, type Call, type RunParts } from './run'
import { inputCheck, outputCheck } from './validate'

export type AnyHandlers = Record<string, AnyHandler | { manual: AnyHandler }>

/** Mounts every entry of the contract that has a handler; one without is a programming error. */
export function mount(
  app: FastifyInstance,
  contract: Record<string, Endpoint>,
  handlers: AnyHandlers,
  parts: RunParts,
): void {
  for (const [key, endpoint] of Object.entries(contract) as [EndpointKey, Endpoint][]) {
    const found = handlers[key]
    if (!found) throw new Error(`no handler for ${key}`)
    const route = routeOf(key, parts.work.config.productCode)
    const call: Call = {
      key,
      endpoint,
      route,
      handler: (typeof found === 'function' ? found : found.manual) as AnyHandler,
      isManual: typeof found !== 'function',
      checkInput: inputCheck(endpoint.in, route.carrier),
      checkOutput: outputCheck(endpoint.out),
    }
    app.route({
      method: route.method,
      url: route.url,
      schema: documentation(endpoint, route),
      handler: (request, reply) => answer(call, parts, request, reply),
    })
  }
}

/** One call from the request to the envelope: who, what, do, answer. */
async function answer(call: Call, parts: RunParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const started = performance.now()
  const run = new Run(call, parts, request)
  let sent: { status: number; body: unknown; code: string }
  let refused = false
  try {
    const data = await run.perform()
    if (run.raw) {
      parts.onAnswer(call.key, String(run.raw.status), (performance.now() - started) / 1000)
      return reply
        .code(run.raw.status)
        .headers(run.raw.headers ?? {})
        .send(run.raw.body)
    }
    const code = run.successCode
    sent = { ...success(call.route, data, request.id, code), code: code ?? '1000' }
  } catch (error) {
    await run.keepAfterRefusal()
    refused = true
    sent = failure(call, error, request)
  }
  parts.onAnswer(call.key, sent.code, (performance.now() - started) / 1000)
  return reply
    .code(sent.status)
    .header('cache-control', 'no-store')
    .header('x-server-time', String(parts.work.clock.now()))
    .headers(refused ? {} : run.headers)
    .send(sent.body)
}

function failure(call: Call, error: unknown, request: FastifyRequest): { status: number; body: unknown; code: string } {
  if (error instanceof AuthStatus) {
    return {
      status: error.status,
      body: { code: error.status, msg: error.message, data: null },
      code: String(error.status),
    }
  }
  if (error instanceof Refusal && error.code === '4030') {
    return { status: 403, body: { code: '4030', msg: error.message, data: null }, code: '4030' }
  }
  if (error instanceof Refusal) {
    if (error.code === '2999') request.log.error({ err: error, call: call.key }, 'refused with 2999')
    return refusalOf(call, error.code, error.message, error.data, request.id)
  }
  request.log.error({ err: error, call: call.key }, 'call failed')
  return refusalOf(call, '2999', errorText('2999'), null, request.id)
}

function refusalOf(call: Call, code: ErrorCode, text: string, data: unknown, traceId: string) {
  const answer = refusal(call.route, code, text, data, traceId)
  return isMachine(call.endpoint.access) ? { ...answer, status: machineStatus(code), code } : { ...answer, code }
}
