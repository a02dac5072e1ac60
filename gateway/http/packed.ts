import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

/** Bytes from which an answer is packed for phones on slow networks; for less it is not worth the time. */
const PACKED_FROM = 2048

const packedWhole = promisify(gzip)
const isText = (type: unknown): boolean => /^text\/|[/+](?:json|xml)(?:;|$)/.test(String(type))

/** Whether a client takes gzip (RFC 9110, 12.5.3). */
const takesGzip = (accepted: string | undefined): boolean =>
  /(?:^|[,\s])(?:x-)?gzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$)))/i.test(accepted ?? '')

/**
 * Sends a body, texts packed where the client takes that. What is there as a whole is packed before it is sent: a client that leaves
 * meanwhile breaks no pipe of ours.
 */
export async function sendPacked(reply: FastifyReply, body: string | Buffer | Readable): Promise<FastifyReply> {
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
  const isLarge = !isWhole || Buffer.byteLength(body) >= PACKED_FROM
  if (!isLarge || !isText(reply.getHeader('content-type')) || !takesGzip(reply.request.headers['accept-encoding']))
    return reply.send(body)
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  if (isWhole) return reply.send(await packedWhole(body))
  // The server closes the packed stream and logs what it fails with, a client that has left as such.
  return reply.send(pipeline(body, createGzip(), () => undefined))
}
