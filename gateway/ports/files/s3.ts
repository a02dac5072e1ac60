import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './types'
import type { ObjectStoreConfig } from './settings'

export interface S3Options {
  /** ms for one request. */
  timeout?: number
  /** '20130524T000000Z', for tests of the signature; else the time of the world. */
  datetime?: string
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * A bucket of an S3-compatible store, every request signed (Signature Version 4) over its headers and the digest of its body. An
 * answer of 5xx is tried twice more.
 */
export function s3Store(config: ObjectStoreConfig, { timeout = 15_000, datetime }: S3Options = {}): FileStore {
  const { region, key: accessKeyId, secret: secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 2 })
  const aws = datetime === undefined ? {} : { datetime }

  async function ask(
    method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
    key: string,
    body?: Buffer | { blob: Blob; sha256: string },
    mime?: string,
  ): Promise<Response> {
    const isBlob = body !== undefined && 'blob' in body
    const response = await client.fetch(addressOf(config.endpoint, config.bucket, key), {
      method,
      headers: {
        'x-amz-content-sha256': isBlob ? body.sha256 : sha256(body ?? Buffer.alloc(0)),
        ...(mime !== undefined && { 'content-type': mime }),
      },
      ...(body && { body: isBlob ? body.blob : new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeout),
      aws,
    })
    if (!response.ok && response.status !== 404)
      throw new Error(`object store answered ${response.status} to ${method}`)
    return response
  }

  return {
    async put(key, bytes, mime) {
      const { ok } = await ask('PUT', key, bytes, mime)
      if (!ok) throw new Error(`object store has no bucket ${config.bucket}`)
    },
    async putFile(key, path, { mime, sha256 }) {
      const { ok } = await ask('PUT', key, { blob: await openAsBlob(path), sha256 }, mime)
      if (!ok) throw new Error(`object store has no bucket ${config.bucket}`)
    },
    async get(key) {
      const response = await ask('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    // Phones read files at the store itself (link): only small ones come this way.
    async open(key) {
      const response = await ask('GET', key)
      if (!response.ok) return null
      const bytes = Buffer.from(await response.arrayBuffer())
      return { size: bytes.length, pieces: Readable.from([bytes]) as AsyncIterable<Buffer> }
    },
    async head(key) {
      const response = await ask('HEAD', key)
      return response.ok ? Number(response.headers.get('content-length')) : null
    },
    async delete(key) {
      await ask('DELETE', key)
    },
    async link(key, { mime, disposition }, seconds) {
      const url = new URL(addressOf(config.publicEndpoint, config.bucket, key))
      url.searchParams.set('X-Amz-Expires', String(seconds))
      if (mime !== '') url.searchParams.set('response-content-type', mime)
      if (disposition !== '') url.searchParams.set('response-content-disposition', disposition)
      const signed = await client.sign(url, { method: 'GET', aws: { ...aws, signQuery: true } })
      return signed.url
    },
  }
}

const addressOf = (endpoint: string, bucket: string, key: string): string =>
  endpoint.includes('{bucket}') ? `${endpoint.replace('{bucket}', bucket)}/${key}` : `${endpoint}/${bucket}/${key}`
