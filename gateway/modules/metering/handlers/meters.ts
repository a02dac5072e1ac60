import { meterCalls } from '@contract/energy/meters'
import { implement } from '../../../http/handlers'
import { envelope, paged } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { changeList } from '../changes'
import { meterDetail, meterList } from '../meter-lists'
import { imgRows } from '../meter-view'
import { liveMeter } from '../meters'
import { chosenMeters, ownMeter } from '../own-meters'
import { photoOf } from '../photo-input'
import { takePhoto } from '../photos'
import { setAlias } from '../repo/meter'
import { imgPage } from '../repo/photo'

/** A customer's own name of a meter, counted in characters (A 2.2). */
const ALIAS_LENGTH = 12

export const meterHandlers = implement(meterCalls, {
  'gas GET /realtime/meter': async (ctx, input) => liveMeter(ctx, await ownMeter(ctx, ctx.session, input.meterId)),
  'default GET /crmgas/list-meter-channel': (ctx, input) => meterList(ctx, ctx.session, input),
  'default GET /crmgas/meter/detail': (ctx, input) => meterDetail(ctx, ctx.session, input.meterId),

  'default POST /crmgas/meter/setAlias': async (ctx, input) => {
    const meter = await ownMeter(ctx, ctx.session, input.meterId)
    const alias = input.alias.trim()
    if ([...alias].length > ALIAS_LENGTH) throw new Refusal('A2102')
    await setAlias(ctx.db, meter, alias, ctx.clock.iso())
    return true
  },

  'default GET /crmgas/meter/imgList': async (ctx, input) => {
    const meters = await chosenMeters(ctx, ctx.session, input.meterId)
    const page = paged(input)
    const { rows, total } = await imgPage(ctx.db, ctx.session, input.meterId || undefined, page)
    return envelope(page, await imgRows(ctx, rows, meters), total)
  },

  'default POST /crmgas/setMeterImg': async (ctx, input) => takePhoto(ctx, ctx.session, photoOf(ctx, input)),
  'default GET /crmgas/changeRecord/list': (ctx, input) => changeList(ctx, ctx.session, input),
})
