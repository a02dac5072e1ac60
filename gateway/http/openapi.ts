import { Type as t, type TObject, type TSchema } from '@sinclair/typebox'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { errorTexts } from '@domain/errors'
import { requestTypes } from '@domain/request-types'
import { envelope } from './envelope'
import { keptFor } from './kept-for'
import type { Route } from './route'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's entry behind a route. */
    entry?: { key: EndpointKey; endpoint: Endpoint; route: Route }
  }
}

/** A number made by the caller, the same for every try of one write (CV-3). */
const RequestNo = t.String({ minLength: 1, maxLength: 64 })
/** Entries without an answer say nothing, or that it is done. */
const nothing = t.Union([t.Null(), t.Literal(true)])

/** What Fastify checks of a call, writes of its answer, and shows of both. `response` is the data; the envelope comes around it. */
export const schemaOf = (endpoint: Endpoint, route: Route) => ({
  summary: endpoint.summary ?? route.path,
  tags: [route.type],
  description: `access: ${endpoint.access}${endpoint.once ? ' · requestNo' : ''}`,
  ...inputAt(endpoint, route),
  response: { 200: endpoint.out ?? nothing },
})

const inputsOf = keptFor((_endpoint: Endpoint) => new Map<string, ReturnType<typeof inputOf>>())

/** The same schemas for every gateway: what checks them is compiled once. */
function inputAt(endpoint: Endpoint, route: Route): ReturnType<typeof inputOf> {
  const inputs = inputsOf(endpoint)
  const at = `${route.method} ${route.url}`
  const made = inputs.get(at) ?? inputOf(endpoint, route)
  inputs.set(at, made)
  return made
}

/** Where the input travels, part by part. */
function inputOf(endpoint: Endpoint, { carrier, queryFields, url }: Route) {
  const all = (endpoint.in ?? t.Object({})) as TObject
  const names = Object.keys(all.properties)
  const inPath = names.filter((name) => url.split('/').includes(`:${name}`))
  const inQuery = carrier === 'query' ? names.filter((name) => !inPath.includes(name)) : [...queryFields]
  const inBody = names.filter((name) => !inPath.includes(name) && !inQuery.includes(name))
  const part = (picked: string[], isCarrier: boolean): TObject =>
    t.Object({
      ...(t.Pick(all, picked) as TObject).properties,
      ...(endpoint.once && isCarrier && { requestNo: RequestNo }),
    })
  return {
    ...(inPath.length > 0 && { params: part(inPath, false) }),
    ...((carrier === 'query' || inQuery.length > 0) && { querystring: part(inQuery, carrier === 'query') }),
    ...(carrier === 'body' && { body: part(inBody, true) }),
  }
}

/** The documentation shows answers in the envelope that they travel in, and what may be refused. */
export const documented: NonNullable<FastifyDynamicSwaggerOptions['transform']> = ({ schema, url, route }) => {
  const entry = route.config?.entry
  if (!entry) return { schema, url }
  const { endpoint, route: call } = entry
  const codes = endpoint.refuses ?? []
  const description = [schema?.description, ...codes.map((code) => `- ${code} ${errorTexts[code]}`)].join('\n')
  const empty = envelope(call, requestTypes[call.type].success, '成功', '', true)
  return { schema: { ...schema, description, response: { 200: enveloped(empty, endpoint.out ?? nothing) } }, url }
}

/** A schema in the place of the envelope's null. */
export function enveloped(part: unknown, data: TSchema): TSchema {
  if (part === null) return data
  if (typeof part === 'object')
    return t.Object(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, enveloped(value, data)])))
  return typeof part === 'number' ? t.Integer() : typeof part === 'boolean' ? t.Boolean() : t.String()
}
