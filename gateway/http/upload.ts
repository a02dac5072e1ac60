import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'
import { BadInput } from './validate'

/** The one file of a multipart call, whole in memory: the limits of the file service are small (D FL-01). */
export interface UploadedFile {
  name: string
  mime: string
  bytes: Buffer
}

/**
 * Reads the fields and the file (`file`) of a multipart request. A file over the transport's limit is refused with 44851; a second
 * file, a file under another name, a text as `file` and a form that ends early with 2901.
 */
export async function uploadOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | undefined
  for await (const part of partsOf(request)) {
    if ((part.type === 'file') !== (part.fieldname === 'file')) throw malformed('no such field')
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    file = { name: part.filename, mime: part.mimetype, bytes: await bytesOf(part) }
  }
  return { ...(request.query as object), ...fields, file }
}

const bytesOf = (part: MultipartFile): Promise<Buffer> =>
  part.toBuffer().catch((error: unknown) => {
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? new Refusal('44851', { params: { n: 50 } }) : malformed(String(error))
  })

const malformed = (rule: string) => new BadInput({ field: 'file', rule })

/** The parts; what the parser cannot read was sent wrong. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts()
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw malformed(String(error))
    })
    if (next.done) return
    yield next.value
  }
}
