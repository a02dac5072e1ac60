import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isCall } from './call-route'
import { NOTHING_THERE } from './nowhere'

const wantsPage = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/html')

/** Hashes of the page's own inline scripts (app shell, early home call): the policy allows these and no others. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The hashes of this page as it is now: a build that replaces it while the gateway runs is followed. */
function scriptHashesOf(index: string): (request: IncomingMessage) => string {
  let builtAt = -1
  let hashes = ''
  return ({ headers }) => {
    if (!wantsPage(headers)) return hashes
    const { mtimeMs } = statSync(index, { throwIfNoEntry: false }) ?? { mtimeMs: -1 }
    if (mtimeMs < 0 || mtimeMs === builtAt) return hashes
    builtAt = mtimeMs
    hashes = inlineScriptHashes(readFileSync(index, 'utf8')).join(' ')
    return hashes
  }
}

/** C 9.31: the auth centre's pages lie at their exact addresses; what is below them, and below a service's prefix, is a call. */
const besidePages =
  /^\/(?:auth|login|tenants|iCome|api|job|sale|substitution|predict|tcapi|energyapi|sqdev|btwob|gpt|demand|answer)\/./
const isBesidePage = (url: string): boolean => besidePages.test(url.split('?', 1)[0] ?? '')

/** Hosts beside the own one, as the settings name them: read for every page, so that a changed setting is followed. */
export interface WebHosts {
  /** Of pictures: `gas.example.com` is itself, `.example.com` every host below it. */
  pictures(): readonly string[]
  /** Of pages shown in a frame. */
  frames(): readonly string[]
}

/**
 * Of WeChat's script (src/platform/wx-sdk), which comes without a hash: WeChat mends it under the same address, and a hash would then
 * close the app in WeChat (docs/operations.md).
 */
const SDK_HOST = 'https://res.wx.qq.com'
/** What WeChat draws its open tags in. */
const OPEN_TAGS = ['https://*.qq.com', 'webcompt:']

/** The app uses two devices; the rest is closed to it and to what it frames. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  ...['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
]
  .map((one) => (one.includes('=') ? one : `${one}=()`))
  .join(', ')

/** Sources of the policy; a name that is no host would break it and is left out. */
const sourcesOf = (hosts: readonly string[]): string =>
  hosts
    .filter((host) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host))
    .map((host) => `https://${host.startsWith('.') ? '*' : ''}${host}:*`)
    .join(' ')

/** Security headers for everything, the built H5 app with pre-compressed immutable files, and its SPA fallback. */
export async function serveWeb(app: FastifyInstance, webRoot: string | null, hosts: WebHosts): Promise<void> {
  const index = webRoot === null ? null : join(webRoot, 'index.html')
  const hashes = index === null ? undefined : scriptHashesOf(index)
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(hashes ? [hashes] : []), SDK_HOST],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', () => sourcesOf(hosts.pictures())],
        mediaSrc: ["'self'", 'blob:', () => sourcesOf(hosts.pictures())],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...OPEN_TAGS, () => sourcesOf(hosts.frames())],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // An address may hold a code until the app has cleaned it: no request tells more than the host.
    referrerPolicy: { policy: 'strict-origin' },
    hsts: false,
  })
  let ofCalls: OutgoingHttpHeaders | null = null
  app.addHook('onRequest', (request, reply, next) => {
    // Only where TLS ends before us (a trusted proxy says so): over plain HTTP the header means nothing.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    reply.header('permissions-policy', PERMISSIONS)
    if (!isCall(request)) reply.helmet()
    else if (ofCalls) reply.headers(ofCalls)
    else {
      // Helmet makes its middleware again for every answer; those of calls are all alike.
      reply.helmet()
      ofCalls = { ...reply.raw.getHeaders() }
    }
    next()
  })
  if (webRoot === null || index === null || !existsSync(index)) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOTHING_THERE))
    return
  }
  await app.register(staticFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /\.[0-9a-f]{8,}\.\w+$/.test(path.replace(/\.(br|gz)$/, ''))
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendApp = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').sendFile('index.html')
  // The root is a folder, which the file service refuses to a client that accepts no compression.
  app.get('/', (_request, reply) => sendApp(reply))
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || !wantsPage(request.headers) || isBesidePage(request.url))
      return reply.code(404).send(NOTHING_THERE)
    return sendApp(reply)
  })
}
