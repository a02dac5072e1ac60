import { files } from '@contract/platform'
import type { Ctx } from '../../http/context'
import { implement, manual } from '../../http/handlers'
import { badField, Refusal } from '../../http/refusal'
import { mostBytes } from './rules/limits'
import { endingOf } from './rules/sniff'
import { addressOf, receive, refuseUsedUp, serve, type Owner } from './service'
import { replyOf, widthOf } from './serving'

/** The owner of an upload (CV-1): a login for every purpose but ZHULONG, which visitors may use under an id of their own. */
function ownerOf({ session, ip }: Ctx, bizType: string, visitorId: string | undefined): Owner {
  if (session) return { type: 'USER', id: session.userId, companyCode: session.companyCode }
  if (bizType !== 'ZHULONG') throw new Refusal('1888')
  if (!visitorId) throw badField('visitorId')
  return { type: 'VISITOR', id: visitorId, companyCode: '', ip }
}

export const fileHandlers = implement(files, {
  'job POST /upload/single': manual(async (ctx, input) => {
    const owner = ownerOf(ctx, input.bizType, input.visitorId)
    const file = input.file
    if (!file) throw badField('file')
    await refuseUsedUp(ctx, owner)
    const [{ bizType }, { hasLeft }] = [input, ctx]
    const upload = { bizType, name: file.name, bytes: file.pieces(mostBytes(bizType)), hasLeft }
    const { fileId, ...stored } = await receive(ctx, owner, upload)
    return { fileID: fileId, url: addressOf(ctx, fileId, endingOf(stored.mime)), ...stored }
  }),
  'job GET /file/{fileId}': async (ctx, { fileId, e, s, w }) => {
    ctx.reply(replyOf(await serve(ctx, { fileId, e: e ?? '', s: s ?? '', w: widthOf(w) })))
    return null
  },
})
