import type { EndpointKey, RequestType, Verb } from '@contract/keys'
import { queryFieldsOf } from '@domain/request-types'
import { encodeEmoji } from '@domain/text'
import { environment } from '@/platform/environment'
import { storage } from '@/platform/storage'
import { prefixOf } from './services'

/* From a call's key and input to method, URL and body. */

export interface Target {
  type: RequestType
  method: 'GET' | 'POST'
  /** Prefix and path with their places unfilled. */
  path: string
  url: string
  body: string | undefined
  contentType: string
}

type Input = Record<string, unknown>

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

export function splitKey(key: EndpointKey): { type: RequestType; verb: Verb; path: string } {
  const [type, verb, path] = key.split(' ') as [RequestType, Verb, string]
  return { type, verb, path }
}

/** Undefined and null values do not travel; arrays travel comma-separated. */
export function encodeQuery(input: Input): string {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : String(value as string)
      return `${encodeURIComponent(name)}=${encodeURIComponent(encodeEmoji(text))}`
    })
    .join('&')
}

/** Builds the request's address and body. Path places `{iss}` are filled from the input and leave it. */
export function targetOf(key: EndpointKey, given: unknown, now: number): Target {
  const { type, verb, path } = splitKey(key)
  const input: Input = typeof given === 'object' && given !== null ? { ...(given as Input) } : {}
  const full = prefixOf(type) + path
  const filled = fillPath(full, input)
  const query: Input = full.includes('{product}') ? productQuery(verb, now) : {}
  const inQuery = verb === 'GET' || verb === 'GET:form' || verb === 'POST:query'
  if (inQuery) Object.assign(query, input)
  for (const name of queryFieldsOf(verb)) {
    query[name] = input[name]
    delete input[name]
  }
  const queryText = encodeQuery(query)
  const base = /^https?:\/\//.test(filled) ? '' : environment.hosts[type]
  return {
    type,
    method: verb.startsWith('GET') ? 'GET' : 'POST',
    path: full,
    url: base + filled + (queryText === '' ? '' : `${filled.includes('?') ? '&' : '?'}${queryText}`),
    body: given === undefined ? undefined : bodyOf(verb, input),
    contentType: verb.endsWith(':form') ? FORM : JSON_TYPE,
  }
}

function bodyOf(verb: Verb, input: Input): string | undefined {
  if (verb.startsWith('GET')) return undefined
  if (verb === 'POST:form') return encodeQuery(input)
  return encodeEmoji(JSON.stringify(verb === 'POST:query' ? {} : input))
}

const productQuery = (verb: Verb, now: number): Input => ({
  output: 'JSON',
  access_token: storage.get('accessToken'),
  ...(verb.startsWith('GET') && { nowTime: String(now) }),
})

function fillPath(path: string, input: Input): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'product') return environment.product
    if (name in environment.authPlaces) return environment.authPlaces[name as keyof typeof environment.authPlaces]
    const value = input[name]
    delete input[name]
    return encodeURIComponent(String(value ?? ''))
  })
}
