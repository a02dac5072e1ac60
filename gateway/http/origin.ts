import type { Ctx } from './context'

/** Where the product's pages are found, for what a camera reads: the product's own address, else the host that was asked. */
export function originOf(ctx: Ctx): string {
  const host = ctx.header('host') ?? ''
  const isPro = ctx.config.environment === 'PRO'
  const scheme = isPro || ctx.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const asked = /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : ''
  return ctx.settings.text('*', 'app.origin', asked)
}
