import type { EndpointKey, RequestType, Verb } from '@contract/keys'
import { authPlaces, envelopeOf, queryFieldsOf, requestTypes, type EnvelopeKind } from '@domain/request-types'

/** A contract key read as an HTTP route. */
export interface Route {
  type: RequestType
  method: 'GET' | 'POST'
  /** Where the input travels. */
  carrier: 'query' | 'body'
  /** What travels in the query although the rest is the body. */
  queryFields: readonly string[]
  /** The path of the contract, e.g. '/crmgas/bill/list'. */
  path: string
  /** Fastify's url with prefix, e.g. '/api/crmgas/bill/list'. */
  url: string
  envelope: EnvelopeKind
  /** `header.requestType` of the answer: the last path segment (CV-1). */
  requestType: string
}

/** Reads a contract key; `{x}` and `:x` are path parameters, a leading `{base}` is a place of the auth calls. */
export function routeOf(key: EndpointKey, productCode: string): Route {
  const [type, verb, path] = key.split(' ') as [RequestType, Verb, string]
  const method = verb.startsWith('GET') ? 'GET' : 'POST'
  const placed = Object.entries(authPlaces).reduce(
    (p, [name, place]) => (p.startsWith(name) ? place + p.slice(name.length) : p),
    path,
  )
  const prefix = requestTypes[type].prefix.replace('{product}', productCode)
  const names = path.split('/').filter((part) => part && !/^[:{]/.test(part))
  return {
    type,
    method,
    carrier: method === 'GET' || verb === 'POST:query' ? 'query' : 'body',
    queryFields: queryFieldsOf(verb),
    path,
    url: prefix + placed.replace(/\{(\w+)\}/g, ':$1'),
    envelope: envelopeOf(type, path),
    requestType: names.at(-1) ?? '',
  }
}
