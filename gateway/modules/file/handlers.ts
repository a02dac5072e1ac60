import { files } from '@contract/platform'
import type { Ctx } from '../../http/context'
import { implement, manual } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import type { Shown } from '../../ports/files'
import { addressOf, receive, serve, type Owner } from './service'

/** Whoever uploads (CV-1): a login for every purpose but ZHULONG, which visitors may use under an id of their own. */
function ownerOf({ session, ip }: Ctx, bizType: string, visitorId: string | undefined): Owner {
  if (session) return { type: 'USER', id: session.userId, companyCode: session.companyCode }
  if (bizType !== 'ZHULONG') throw new Refusal('1888')
  if (!visitorId) throw new Refusal('2901', { data: { field: 'visitorId' } })
  return { type: 'VISITOR', id: visitorId, companyCode: '', ip }
}

/** No stored file ever runs script in our origin. */
const headersOf = ({ mime, disposition }: Shown): Record<string, string> => ({
  'content-type': mime,
  'content-disposition': disposition,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=600',
})

/** An address at the store is good for a few minutes: kept no longer. */
const elsewhere = (location: string) => ({ location, 'cache-control': 'private, max-age=300' })

export const fileHandlers = implement(files, {
  'job POST /upload/single': manual(async (ctx, input) => {
    const owner = ownerOf(ctx, input.bizType, input.visitorId)
    const file = input.file
    if (!file) throw new Refusal('2901', { data: { field: 'file' } })
    const upload = { bizType: input.bizType, name: file.name, bytes: Buffer.from(file.bytes) }
    const { fileId, ...stored } = await receive(ctx, owner, upload)
    return { fileID: fileId, url: addressOf(ctx, fileId, extOf(stored.mime)), ...stored }
  }),
  'job GET /file/{fileId}': async (ctx, { fileId, e, s, w }) => {
    const served = await serve(ctx, {
      fileId,
      e: e ?? '',
      s: s ?? '',
      w: w === undefined ? null : w === '320' ? 320 : 1080,
    })
    if (served === 'refused') ctx.reply({ status: 403, body: '' })
    else if (served === null) ctx.reply({ status: 404, body: '' })
    else if ('link' in served) ctx.reply({ status: 302, headers: elsewhere(served.link), body: '' })
    else ctx.reply({ status: 200, headers: headersOf(served.shown), body: served.bytes })
    return null
  },
})

const extOf = (mime: string): string => (mime === 'application/pdf' ? 'pdf' : 'jpg')
