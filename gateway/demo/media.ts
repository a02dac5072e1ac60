import type { Ctx } from '../http/context'
import { demoPicture } from './content/pictures'
import { paper } from './papers'

/** A picture of the demo by its name; it may be kept for a week and runs nothing. */
export async function showMedia(ctx: Ctx, name: string): Promise<null> {
  const licence = await paper(name)
  const picture = licence ?? demoPicture(name)
  if (picture === null) {
    ctx.reply({ status: 404, body: '' })
    return null
  }
  ctx.reply({
    status: 200,
    headers: {
      'content-type': licence ? 'image/png' : 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=604800',
    },
    body: picture,
  })
  return null
}
