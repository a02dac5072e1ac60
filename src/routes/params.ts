/*
 * Parsers of route parameters. Values arrive as text, percent-encoded on both hosts (neither Taro router decodes them),
 * and from outside (links, scans), so each is checked: what does not parse counts as absent.
 */
export interface Param<T, Required extends boolean = boolean> {
  readonly parse: (text: string) => T | undefined
  readonly required: Required
}

export type ParamSpec = Record<string, Param<unknown>>

const MAX_LENGTH = 2048

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const optional = <T>(parse: (text: string) => T | undefined): Param<T, false> => ({ parse, required: false })

const asText = (text: string): string | undefined => (text === '' || text.length > MAX_LENGTH ? undefined : text)
const asCount = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
const asFlag = (text: string): '1' | '0' | undefined => (text === '1' || text === '0' ? text : undefined)
const asMonth = (text: string): string | undefined => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined)
const asList = (text: string): string[] | undefined => {
  const parts = text.split(',').filter(Boolean)
  return parts.length > 0 ? parts : undefined
}

/** A route inside the app, e.g. where to go after login; anything with a scheme or host is refused. */
const asRoute = (text: string): string | undefined => (/^\/(?![/\\])[^\s\\]*$/.test(text) ? text : undefined)

/** Building blocks of a route's `params`. `needed(...)` makes one mandatory for `go`. */
export const p = {
  text: optional(asText),
  count: optional(asCount),
  flag: optional(asFlag),
  month: optional(asMonth),
  list: optional(asList),
  route: optional(asRoute),
  oneOf: <const T extends readonly string[]>(...values: T): Param<T[number], false> =>
    optional((text) => (values.includes(text) ? (text as T[number]) : undefined)),
  needed: <T>(param: Param<T>): Param<T, true> => ({ parse: param.parse, required: true }),
}

type RequiredKeys<S> = { [K in keyof S]: S[K] extends Param<unknown, true> ? K : never }[keyof S]
type ValueOf<P> = P extends Param<infer T> ? T : never
type Simplify<T> = { [K in keyof T]: T[K] }

/** What `go` takes for a route with this spec. */
export type ParamsIn<S> = Simplify<
  { [K in RequiredKeys<S>]: ValueOf<S[K]> } & { [K in Exclude<keyof S, RequiredKeys<S>>]?: ValueOf<S[K]> | undefined }
>

/** What the query of an opened page says: everything may be absent, because a page can be opened from outside. */
export type ParamsOut<S> = Simplify<{ [K in keyof S]: ValueOf<S[K]> | undefined }>

/** What a page's view gets: needed parameters are there, or the page says that the link is invalid. */
export type ParamsOfView<S> = Simplify<{
  [K in keyof S]: S[K] extends Param<infer T, true> ? T : ValueOf<S[K]> | undefined
}>

/** Reads the query of an opened page by its spec; unknown names are dropped. */
export function parseParams<S extends ParamSpec>(spec: S, query: Record<string, string | undefined>): ParamsOut<S> {
  const out: Record<string, unknown> = {}
  for (const [name, param] of Object.entries(spec)) {
    const raw = query[name]
    out[name] = raw === undefined ? undefined : param.parse(decoded(String(raw)))
  }
  return out as ParamsOut<S>
}

/** `?a=1&b=x%2Fy`, or '' when nothing is set; lists travel comma-separated. */
export function formatParams(params: Record<string, unknown>): string {
  const parts = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Are all needed parameters there? */
export const areComplete = (spec: ParamSpec, params: Record<string, unknown>): boolean =>
  Object.entries(spec).every(([name, { required }]) => !required || params[name] !== undefined)
