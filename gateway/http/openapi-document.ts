import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Access, EndpointKey } from '@contract/keys'
import { documented } from './openapi'

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

type Schema = Record<string, unknown>
type Content = Record<string, { schema?: Schema }>
interface Operation {
  operationId?: string
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

/** What is sent and what is answered become components, named after their operation. */
function named(document: { paths?: object; components?: object }): object {
  const schemas: Record<string, Schema> = {}
  const refer = (content: Content | undefined, name: string) => {
    for (const part of Object.values(content ?? {})) {
      if (part.schema === undefined || '$ref' in part.schema) continue
      schemas[name] = part.schema
      part.schema = { $ref: `#/components/schemas/${name}` }
    }
  }
  for (const path of Object.values(document.paths ?? {}) as Record<string, Operation>[])
    for (const { operationId = '', requestBody, responses = {} } of Object.values(path)) {
      refer(requestBody?.content, `${operationId}Input`)
      refer(responses['200']?.content, `${operationId}Answer`)
    }
  const { components } = document as { components?: { schemas?: object } }
  return { ...document, components: { ...components, schemas: { ...components?.schemas, ...schemas } } }
}

/** Options of @fastify/swagger for the calls of these areas. */
export function openapiOf(
  areas: readonly { name: string; handlers: Readonly<Record<string, unknown>> }[],
): FastifyDynamicSwaggerOptions {
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
      const described = {
        ...schema,
        operationId: operationIdOf(key),
        tags: [areaOf.get(key) ?? route.type],
        security: securityOf(endpoint.access, route.method),
        ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
        ...(endpoint.stream && { produces: ['text/event-stream'] }),
      }
      return { schema: described, url }
    },
    transformObject: (given) => ('openapiObject' in given ? named(given.openapiObject) : given.swaggerObject),
  }
}
