import type { TObject, TSchema } from '@sinclair/typebox'
import { openReads } from '@contract/open-data/reads'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { errorTexts, type ErrorCode } from '@domain/errors'
import { deliveryEvents } from '@domain/statuses/open-data'
import { envelope } from '../../http/envelope'
import { keyStatus } from '../../http/machine'
import { enveloped } from '../../http/openapi'
import { routeOf, type Route } from '../../http/route'
import { MOST_DAYS } from './rules/bounds'

/** Where the document is served. */
export const DOCUMENT = '/open/v1/openapi.json'

/** Each read may refuse with these besides its own. */
const EVERYWHERE: readonly ErrorCode[] = ['2901', '2906', '2998', '2999']

const content = (schema: TSchema | object) => ({ 'application/json': { schema } })

/** `{success, errorCode, errorMsg, result}` around a schema. */
const answerOf = (route: Route, ok: boolean, schema: TSchema): object =>
  enveloped(envelope(route, '0', '', '', ok), schema)

/** Refusals by their HTTP status, each with its codes. */
function refusalsOf(route: Route, codes: readonly ErrorCode[]): Record<string, object> {
  const all = [...codes, ...EVERYWHERE]
  const responses: Record<string, object> = {}
  for (const status of new Set(all.map(keyStatus)))
    responses[status] = {
      description: all
        .filter((code) => keyStatus(code) === status)
        .map((code) => `${code} ${errorTexts[code]}`)
        .join('; '),
      content: content(answerOf(route, false, {} as TSchema)),
    }
  return responses
}

function operationOf(endpoint: Endpoint, route: Route): object {
  const input = endpoint.in as TObject
  const needed = new Set(input.required ?? [])
  return {
    summary: endpoint.summary,
    operationId: route.requestType,
    security: [{ key: [] }],
    parameters: Object.entries(input.properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: needed.has(name),
      schema,
    })),
    responses: {
      200: { description: 'The page', content: content(answerOf(route, true, endpoint.out ?? ({} as TSchema))) },
      ...refusalsOf(route, endpoint.refuses ?? []),
    },
  }
}

const headers = ['x-gas-id', 'x-gas-timestamp', 'x-gas-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

const text = { type: 'string' }
/** Strings; those of `nullable` may be null. */
const textsOf = (names: readonly string[], nullable: readonly string[] = []) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((n) => [n, nullable.includes(n) ? { type: ['string', 'null'] } : text])),
})

const dataOf: Record<keyof typeof deliveryEvents, object> = {
  'bill.created': textsOf(['billId', 'billNo', 'billMonth', 'receivable', 'dueDate']),
  'notice.published': textsOf(
    ['stopId', 'kind', 'state', 'title', 'reason', 'planStopAt', 'planResumeAt'],
    ['planStopAt', 'planResumeAt'],
  ),
  'hook.test': { type: 'object' },
}

const hookOf = (event: keyof typeof deliveryEvents): object => ({
  post: {
    summary: deliveryEvents[event],
    parameters: headers,
    requestBody: {
      required: true,
      content: content({
        type: 'object',
        required: ['id', 'event', 'createdAt', 'bp', 'data'],
        properties: { id: text, event: { const: event }, createdAt: text, bp: text, data: dataOf[event] },
      }),
    },
    responses: { '2XX': { description: 'Taken. Any other status, or none within 5 s, is tried again for 24 h.' } },
  },
})

const ABOUT = [
  'Read-only data of one gas customer. Money (yuan) and volumes (m³) are decimal strings, never floats. Times are ISO 8601 with +08:00.',
  'Follow `next` as `cursor` until it is null. 60 requests a minute and key; beyond that 429. Dead or unknown keys: 401.',
  `Readings: at most ${MOST_DAYS} days a request.`,
  'Webhooks: `x-gas-signature` is `v1=` and the hex HMAC-SHA256 of `id.timestamp.body` under the secret of the hook, with `x-gas-id`, `x-gas-timestamp` (seconds since 1970 of this try) and the bytes of the body. Refuse a timestamp older than 5 minutes. The same id may come again: act on it once.',
].join('\n\n')

/** The document of the reads (OpenAPI 3.1), made of the schemas that check them. */
export function openDocument(origin: string, productCode: string): object {
  const paths = Object.entries(openReads as Record<EndpointKey, Endpoint>)
    .filter(([, { access }]) => access === 'key')
    .map(([key, endpoint]) => [key, endpoint, routeOf(key as EndpointKey, productCode)] as const)
  return {
    openapi: '3.1.0',
    info: { title: '用气数据开放接口', version: '1', description: ABOUT },
    servers: [{ url: origin === '' ? '/' : origin }],
    paths: Object.fromEntries(paths.map(([, endpoint, route]) => [route.url, { get: operationOf(endpoint, route) }])),
    webhooks: Object.fromEntries(
      (Object.keys(dataOf) as (keyof typeof dataOf)[]).map((event) => [event, hookOf(event)]),
    ),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  }
}
