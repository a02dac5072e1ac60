import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'

/** The one file of a multipart call, whole in memory: the limits of the file service are small (D FL-01). */
export interface UploadedFile {
  name: string
  mime: string
  bytes: Buffer
}

/** Reads the fields and the file (`file`) of a multipart request. A file over the transport's limit is refused with 44851. */
export async function uploadOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = { ...(request.query as object) }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      input[part.fieldname] = part.value
      continue
    }
    const bytes = await part.toBuffer().catch(() => null)
    if (bytes === null) throw new Refusal('44851', { params: { n: 50 } })
    input[part.fieldname] = { name: part.filename, mime: part.mimetype, bytes } satisfies UploadedFile
  }
  return input
}
