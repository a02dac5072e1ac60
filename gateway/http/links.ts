import type { FastifyInstance } from 'fastify'
import { linkPage, LINK_PREFIXES, type LinkPrefix } from '@domain/download-link'
import { event } from '../extensions'
import type { Settings } from '../settings'
import { addressSubject } from './address'
import { createRate } from './rate'

/** A short link was opened (D AB-02). */
export const linkVisited = event<LinkVisit>('link.visited')

export interface LinkVisit {
  prefix: LinkPrefix
  code: string
  userAgent: string
  ip: string
}

/** Visits of one address that are counted in a minute; more come from a machine, which is redirected without being counted. */
const COUNTED_PER_MINUTE = 30

/** Paths that the native apps open by themselves (AB-03). */
const appPaths = ['/d/*', '/f/*', '/u/*', '/p/*', '/share/*']

const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Settings `appLinks.androidPackage`, `appLinks.androidSha256` (comma-separated fingerprints); without them an empty list. */
export function assetLinks(settings: Settings): unknown[] {
  const packageName = settings.text('*', 'appLinks.androidPackage', '')
  const fingerprints = list(settings.text('*', 'appLinks.androidSha256', ''))
  if (packageName === '' || fingerprints.length === 0) return []
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
    },
  ]
}

/** Setting `appLinks.iosAppId` (team id and bundle id, `ABCDE12345.com.example`); without it no details. */
export function appleAssociation(settings: Settings): { applinks: { apps: never[]; details: object[] } } {
  const appID = settings.text('*', 'appLinks.iosAppId', '')
  return { applinks: { apps: [], details: appID === '' ? [] : [{ appID, paths: appPaths }] } }
}

/** D AB-02, AB-03: answered by the gateway itself, without login, redirect to a page or page fallback. */
export function serveLinks(app: FastifyInstance, settings: Settings, count: (visit: LinkVisit) => Promise<void>): void {
  const json = (url: string, content: () => unknown) =>
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=3600').send(JSON.stringify(content())),
    )
  json('/.well-known/assetlinks.json', () => assetLinks(settings))
  json('/apple-app-site-association', () => appleAssociation(settings))
  json('/.well-known/apple-app-site-association', () => appleAssociation(settings))
  const isCounted = counter()
  for (const prefix of LINK_PREFIXES)
    app.get(`/${prefix}/*`, { schema: { hide: true } }, async (request, reply) => {
      const code = (request.params as { '*': string })['*']
      const visit = { prefix, code, userAgent: request.headers['user-agent'] ?? '', ip: request.ip }
      // The visitor goes on, whether or not the visit could be counted.
      if (isCounted(addressSubject(request.ip)))
        await count(visit).catch((error: unknown) => request.log.error({ err: error }, 'visit not counted'))
      return reply.header('cache-control', 'no-store').redirect(linkPage(prefix, code), 302)
    })
}

function counter(): (subject: string) => boolean {
  const rate = createRate()
  return (subject) => {
    try {
      rate.count(subject, COUNTED_PER_MINUTE)
      return true
    } catch {
      return false
    }
  }
}
