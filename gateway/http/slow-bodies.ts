import type { FastifyInstance } from 'fastify'

/** ms that a film of 50 MB may take: 100 KB/s, as the app allows itself (`src/request/upload.ts`). */
export const UPLOAD_MS = 600_000
/** ms that any other request has to arrive as a whole. */
const BODY_MS = 60_000

/** Ends connections of which a body that is no file comes too slowly: they would be held for as long as a file may take. */
export function endSlowBodies(app: FastifyInstance, ms = BODY_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !headers['content-type']?.startsWith('multipart/form-data')) {
      const timer = setTimeout(() => raw.destroy(), ms)
      raw.once('close', () => clearTimeout(timer))
      raw.once('end', () => clearTimeout(timer))
    }
    done()
  })
}
