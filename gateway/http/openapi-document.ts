import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Access, EndpointKey } from '@contract/keys'
import { question } from '../extensions'
import { success } from './envelope'
import { documented } from './openapi'
import type { Route } from './route'

/*
 * The contract as one OpenAPI 3.1 document: what a stranger's generator needs besides each call's own schema. Tags are the areas that
 * implement a call, operation ids its key.
 */

const header = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
})

const securitySchemes = {
  client: header('X-GW-AccessKey', 'The client build; public, the same for all users.'),
  session: header('Authorization', 'The business token of a login.'),
  unified: header('ennUnifiedAuthorization', 'The unified token (JWT, two hours), renewed by refreshToken.'),
  csrf: header('ennUnifiedCsrfToken', 'Handed out with the unified token; writes need it.'),
  staff: header('x-workbench-token', 'Of a member of staff, where it is not the own session.'),
  link: header('x-link-pass', 'Of a visitor that has proved its phone on a read-only link.'),
  openKey: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'A key of open data, made by its customer in the app.',
  },
  signature: {
    type: 'apiKey' as const,
    in: 'query' as const,
    name: 's',
    description: 'HMAC within the address or headers.',
  },
}
type Scheme = keyof typeof securitySchemes

const requirement = (...names: Scheme[]) => Object.fromEntries(names.map((name) => [name, [] as string[]]))

/** What a call wants of its caller: one of the alternatives. */
export function securityOf(access: Access, method: string): Record<string, string[]>[] {
  const csrf: Scheme[] = method === 'POST' ? ['csrf'] : []
  switch (access) {
    case 'public':
      return [requirement('client')]
    case 'token':
      return [requirement('client', 'session')]
    case 'key':
      return [requirement('openKey')]
    case 'link':
      return [requirement('client', 'link')]
    case 'signature':
    case 'device':
      return [requirement('signature')]
    case 'staff':
      return [requirement('client', 'staff'), requirement('client', 'session', 'unified', ...csrf)]
    default:
      return [requirement('client', 'session', 'unified', ...csrf)]
  }
}

/** `default GET /crmgas/bill/list` is `defaultGetCrmgasBillList`. */
export function operationIdOf(key: EndpointKey): string {
  const words = key.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return words
    .map((word, n) => (n === 1 ? word.toLowerCase() : word))
    .map((word, n) => (n === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/** A call as it may be made: the values that are sent, and the data of its answer. */
export interface CallExample {
  in?: Readonly<Record<string, unknown>>
  data?: unknown
}

/** Examples by the keys of the calls; read when the document is made. */
export const callExamples = question<() => Readonly<Record<string, CallExample>>>('examples of calls', () => ({}))

type Schema = Record<string, unknown>
type Content = Record<string, { schema?: Schema; example?: unknown }>
interface Operation {
  operationId?: string
  parameters?: { name: string; example?: unknown }[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

/** Writes an example beside each place of an operation that takes or gives something of it. */
function exemplify({ parameters = [], requestBody, responses }: Operation, example: CallExample, route: Route): void {
  const { in: sent = {}, data } = example
  for (const one of parameters) if (Object.hasOwn(sent, one.name)) one.example = sent[one.name]
  const elsewhere = new Set(parameters.map(({ name }) => name))
  const body = Object.fromEntries(Object.entries(sent).filter(([name]) => !elsewhere.has(name)))
  for (const part of Object.values(requestBody?.content ?? {})) part.example = body
  if (data === undefined) return
  const answer: unknown = JSON.parse(success(route, JSON.stringify(data), EXAMPLE_TRACE).body)
  for (const part of Object.values(responses?.['200']?.content ?? {})) part.example = answer
}

/** `header.traceId` of an example's answer. */
const EXAMPLE_TRACE = '0192f3a1c0de'

type Exemplify = (operation: Operation) => void

/** What is sent and what is answered become components, named after their operation, each with its example. */
function named(document: { paths?: object; components?: object }, addExample: Exemplify): object {
  const schemas: Record<string, Schema> = {}
  const refer = (content: Content | undefined, name: string) => {
    for (const part of Object.values(content ?? {})) {
      if (part.schema === undefined || '$ref' in part.schema) continue
      schemas[name] = part.schema
      part.schema = { $ref: `#/components/schemas/${name}` }
    }
  }
  for (const path of Object.values(document.paths ?? {}) as Record<string, Operation>[])
    for (const operation of Object.values(path)) {
      const { operationId = '', requestBody, responses = {} } = operation
      addExample(operation)
      refer(requestBody?.content, `${operationId}Input`)
      refer(responses['200']?.content, `${operationId}Answer`)
    }
  const { components } = document as { components?: { schemas?: object } }
  return { ...document, components: { ...components, schemas: { ...components?.schemas, ...schemas } } }
}

/** Options of @fastify/swagger for the calls of these areas, with `examples` of some of them. */
export function openapiOf(
  areas: readonly { name: string; handlers: Readonly<Record<string, unknown>> }[],
  examples: () => Readonly<Record<string, CallExample>>,
): FastifyDynamicSwaggerOptions {
  const routeOfOperation = new Map<string, { key: EndpointKey; route: Route }>()
  const areaOf = new Map(
    areas.flatMap(({ name, handlers }) => Object.keys(handlers).map((key) => [key, name] as const)),
  )
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: '工商业用气客户应用 API', version: '1.0.0' },
      components: { securitySchemes },
      tags: areas.map(({ name }) => ({ name })),
    },
    transform: (given) => {
      const entry = given.route.config?.entry
      const { schema, url } = documented(given)
      if (!entry) return { schema, url }
      const { key, endpoint, route } = entry
      const operationId = operationIdOf(key)
      routeOfOperation.set(operationId, { key, route })
      const described = {
        ...schema,
        operationId,
        tags: [areaOf.get(key) ?? route.type],
        security: securityOf(endpoint.access, route.method),
        ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
        ...(endpoint.stream && { produces: ['text/event-stream'] }),
      }
      return { schema: described, url }
    },
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject
      const known = examples()
      return named(given.openapiObject, (operation) => {
        const call = routeOfOperation.get(operation.operationId ?? '')
        const example = call && known[call.key]
        if (call && example) exemplify(operation, example, call.route)
      })
    },
  }
}
