import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'

/** D AB-02: channel, friend share, invitation, promotion. */
const prefixes = ['d', 'f', 'u', 'p'] as const
const page = '/pages/appDown/appDown'

/** Where a printed or shared link leads; a code that is none is dropped, the way stays the same. */
export function downloadPage(from: string, code: string): string {
  const isCode = /^[A-Za-z0-9_-]{1,64}$/.test(code)
  return `${page}?from=${from}${isCode ? `&code=${code}` : ''}`
}

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
export function serveLinks(app: FastifyInstance, settings: Settings): void {
  const json = (url: string, content: () => unknown) =>
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=3600').send(JSON.stringify(content())),
    )
  json('/.well-known/assetlinks.json', () => assetLinks(settings))
  json('/apple-app-site-association', () => appleAssociation(settings))
  json('/.well-known/apple-app-site-association', () => appleAssociation(settings))
  for (const from of prefixes)
    app.get(`/${from}/*`, { schema: { hide: true } }, async (request, reply) =>
      reply.redirect(downloadPage(from, (request.params as { '*': string })['*']), 302),
    )
}
