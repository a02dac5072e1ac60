import type { FastifyRequest } from 'fastify'

/** What mount.ts says of the routes of the contract; `cors`: the plugin leaves them alone, app.ts sets their headers. */
export const ofCall = <E>(entry: E) => ({ entry, cors: false })

/** Whether the route is an entry of the contract. */
export const isCall = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.config.entry !== undefined
