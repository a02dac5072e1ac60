import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Hashes of the page's own inline scripts (app shell, early home call): the policy allows these and no others. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** Security headers for everything, the built H5 app with pre-compressed immutable files, and its SPA fallback. */
export async function serveWeb(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const index = webRoot === null ? null : join(webRoot, 'index.html')
  const html = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : null
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(html === null ? [] : inlineScriptHashes(html)), 'https://res.wx.qq.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: false,
  })
  if (webRoot === null || html === null) return
  await app.register(staticFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /\.[0-9a-f]{8,}\.\w+$/.test(path.replace(/\.(br|gz)$/, ''))
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage) return reply.code(404).send({ code: 404, msg: 'not found', data: null })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').sendFile('index.html')
  })
}
