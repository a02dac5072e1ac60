import type { In, Out } from '@contract'
import { shareTargets } from '@domain/statuses/share'
import type { Ctx } from '../../http/context'
import { originOf } from '../../http/origin'
import { Refusal } from '../../http/refusal'
import { marksPng } from '../../pdf/marks'
import { qrPng } from '../../pdf/qr-png'
import { findShare } from './repo'
import { CODE_PLACE, POSTER, posterMarks } from './poster'
import { SHARE_PAGE } from './rules/share'
import { resolve } from './shares'

type Poster = 'default GET /crmgas/share/poster'
type Code = 'default GET /crmgas/share/qrcode'
type CodeKind = Out<Poster>['codeKind']

/** Seconds that a code may be kept; one that stands in for another is asked for again soon. */
const DAY_SECONDS = 86_400
const SOON_SECONDS = 300

const HINTS: Readonly<Record<CodeKind, string>> = { wxacode: '长按识别小程序码', qr: '扫码查看详情' }

/** E-S-05: the mini-program code, or the QR code of the link where there is no mini-program or WeChat does not answer. */
async function codeFor(ctx: Ctx, s: string, wanted: CodeKind): Promise<{ kind: CodeKind; png: Buffer }> {
  const drawn = wanted === 'wxacode' ? await wxaCode(ctx, s) : null
  if (drawn) return { kind: 'wxacode', png: drawn }
  return { kind: 'qr', png: await qrPng(`${originOf(ctx)}/f/${s}`) }
}

async function wxaCode(ctx: Ctx, s: string): Promise<Buffer | null> {
  try {
    return await ctx.ports.wechat.wxaCode(`s=${s}`, SHARE_PAGE)
  } catch (error) {
    ctx.log.warn({ err: error }, 'no mini-program code: the QR code of the link stands in')
    return null
  }
}

/** The code of a share as a picture. */
export async function codePicture(ctx: Ctx, { s, kind = 'wxacode' }: In<Code>): Promise<null> {
  if (!(await ctx.transaction(({ db }) => findShare(db, s)))) throw new Refusal('E3002')
  const code = await codeFor(ctx, s, kind)
  const seconds = code.kind === kind || ctx.ports.wechat.appletAppId === '' ? DAY_SECONDS : SOON_SECONDS
  ctx.reply({
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${seconds}` },
    body: code.png,
  })
  return null
}

/** E-S-11, drawn here: both hosts show the same picture, and no canvas has to know the font. */
export async function poster(ctx: Ctx, { s }: In<Poster>): Promise<Out<Poster>> {
  const shared = await ctx.transaction((work) => resolve(work, { s }))
  if (shared.state === 'revoked') throw new Refusal('E3002')
  const { title, desc, companyName, targetType } = shared
  const code = await codeFor(ctx, s, 'wxacode')
  const hint = HINTS[code.kind]
  const sheet = await marksPng(
    posterMarks({ kind: shareTargets[targetType], title, desc, companyName, hint }),
    POSTER.width,
    POSTER,
  )
  const { default: sharp } = await import('sharp')
  const { left, top, side } = CODE_PLACE
  const laid = await sharp(code.png).resize(side, side).png().toBuffer()
  const png = await sharp(sheet)
    .composite([{ input: laid, left, top }])
    .png({ palette: true })
    .toBuffer()
  return { title, companyName, codeKind: code.kind, hint, image: `data:image/png;base64,${png.toString('base64')}` }
}
