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

/** What customers' developers read. */
const SUMMARIES: Readonly<Record<string, string>> = {
  '/open/v1/bills': '账单，按账期从新到旧。须有“账单”权限',
  '/open/v1/usage': '已结算的月用气量，从新到旧，同时有“账单”权限时含金额。须有“用气量”权限',
  '/open/v1/readings': '抄表读数，从旧到新，含存疑和作废的。须有“抄表读数”权限',
  '/open/v1/invoices': '发票，含红字发票，按开票月份从新到旧。须有“发票”权限',
}

function operationOf(endpoint: Endpoint, route: Route): object {
  const input = endpoint.in as TObject
  const needed = new Set(input.required ?? [])
  return {
    summary: SUMMARIES[route.url],
    operationId: route.requestType,
    security: [{ key: [] }],
    parameters: Object.entries(input.properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: needed.has(name),
      schema,
    })),
    responses: {
      200: { description: '一页数据', content: content(answerOf(route, true, endpoint.out ?? ({} as TSchema))) },
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
    responses: { '2XX': { description: '已接收。返回其他状态或5秒内没有应答时，24小时内多次重试' } },
  },
})

const ABOUT = [
  '一个用气户号的只读数据。金额（元）和气量（m³）是十进制字符串，不是浮点数。时间为 ISO 8601，时区 +08:00。',
  '把 `next` 作为 `cursor` 继续读取，直到为 null。每个密钥每分钟60次，超过时返回429；密钥无效或已撤销时返回401。',
  `抄表读数每次最多读取${MOST_DAYS}天。`,
  '推送：`x-gas-signature` 是 `v1=` 加十六进制的 HMAC-SHA256，内容为 `id.timestamp.body`，密钥为该推送地址的签名密钥；`x-gas-id`、`x-gas-timestamp`（本次发送时间，1970年起的秒数）在请求头中，body 为收到的原始字节。请拒绝早于5分钟的时间戳。同一 id 可能再次送达，只应处理一次。',
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
