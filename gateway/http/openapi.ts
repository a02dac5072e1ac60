import type { Endpoint } from '@contract/endpoint'
import type { Route } from './route'

/** What the API documentation says of a call. */
export const documentation = (endpoint: Endpoint, route: Route) => ({
  summary: endpoint.summary ?? route.path,
  tags: [route.type],
  description: `access: ${endpoint.access}${endpoint.once ? ' · requestNo' : ''}`,
  ...(endpoint.in ? (route.carrier === 'query' ? { querystring: endpoint.in } : { body: endpoint.in }) : {}),
})
