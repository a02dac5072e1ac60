import { Type, type TObject } from '@sinclair/typebox'
import type { Endpoint } from '@contract/endpoint'
import type { Route } from './route'

/** What the API documentation says of a call. */
export const documentation = (endpoint: Endpoint, route: Route) => ({
  summary: endpoint.summary ?? route.path,
  tags: [route.type],
  description: `access: ${endpoint.access}${endpoint.once ? ' · requestNo' : ''}`,
  ...inputOf(endpoint.in as TObject | undefined, route),
})

/** Where the input travels, part by part. */
function inputOf(schema: TObject | undefined, { carrier, queryFields }: Route) {
  if (schema === undefined) return {}
  if (carrier === 'query') return { querystring: schema }
  if (queryFields.length === 0) return { body: schema }
  const names = [...queryFields]
  return { querystring: Type.Pick(schema, names), body: Type.Omit(schema, names) }
}
