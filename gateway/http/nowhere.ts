import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/* Addresses that lead nowhere, before any route is looked for. */

/** What every unknown address answers. */
export const NOTHING_THERE = { code: 404, msg: 'not found', data: null }

/** An address that cannot be decoded leads where any unknown one does, with the same headers. */
export function readableAddress(address: string): string {
  try {
    if (address.includes('%')) decodeURI(address.split('?', 1)[0] ?? '')
    return address
  } catch (error) {
    if (error instanceof URIError) return '/%25'
    throw error
  }
}

/** What the router itself refuses, a part of the path that is too long: an unknown address, which the answer does not repeat. */
export function unrouted(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  // No hook has seen it.
  reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  void reply.code(404).send(NOTHING_THERE)
}
