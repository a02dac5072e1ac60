import type { Ctx } from './context'

/** Where the app is found (`https://host`), for links that leave it; in the demo world without a public address: at the host that was asked. */
export function originOf(ctx: Ctx): string {
  const { publicOrigin } = ctx.config
  if (publicOrigin !== null) return publicOrigin
  const host = ctx.header('host') ?? ''
  const scheme = ctx.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : ''
}
