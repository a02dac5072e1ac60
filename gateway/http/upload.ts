import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'
import { BadInput } from './validate'

/** The one file of a multipart call, not read yet: the call decides by the fields before it whether it takes it. */
export interface UploadedFile {
  name: string
  mime: string
  /** The file piece by piece; 44851 for one of more bytes, of which no more are read. */
  pieces(most: number): AsyncIterable<Buffer>
}

const MB = 1024 * 1024

/**
 * Reads the fields of a multipart request up to its file (`file`). What follows the file is refused with 2901 when that has been read,
 * as are a file under another name, a text as `file` and a form that ends early.
 */
export async function uploadOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  const parts = partsOf(request)
  let file: UploadedFile | undefined
  for (let next = await parts.next(); !file && !next.done; next = file ? next : await parts.next()) {
    const part = next.value
    if ((part.type === 'file') !== (part.fieldname === 'file')) throw malformed('no such field')
    if (part.type === 'field') fields[part.fieldname] = part.value
    else file = fileOf(part, parts)
  }
  return { ...(request.query as object), ...fields, file }
}

const fileOf = (part: MultipartFile, parts: AsyncGenerator<Multipart>): UploadedFile => ({
  name: part.filename,
  mime: part.mimetype,
  async *pieces(most) {
    const source = (part.file as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    for (let size = 0; ;) {
      const next = await source.next().catch((error: unknown) => {
        throw malformed(String(error))
      })
      if (!next.done) size += next.value.length
      if (size > most || part.file.truncated) throw tooLarge(most)
      if (next.done) break
      yield next.value
    }
    if (!(await parts.next()).done) throw malformed('nothing follows the file')
  },
})

const tooLarge = (most: number) => new Refusal('44851', { params: { n: String(Math.round((most / MB) * 10) / 10) } })

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
