import { meterCalls } from '@contract/energy/meters'
import { implement } from '../../../http/handlers'
import { changeList } from '../meter/changes'
import { meterDetail, meterList } from '../meter/lists'
import { liveMeter } from '../meter/meters'
import { renameMeter } from '../meter/name'
import { ownMeter } from '../meter/own-meters'
import { photoOf } from '../photo/input'
import { photoList } from '../photo/list'
import { takePhoto } from '../photo/photos'

export const meterHandlers = implement(meterCalls, {
  'gas GET /realtime/meter': async (ctx, input) => liveMeter(ctx, await ownMeter(ctx, ctx.session, input.meterId)),
  'default GET /crmgas/list-meter-channel': (ctx, input) => meterList(ctx, ctx.session, input),
  'default GET /crmgas/meter/detail': (ctx, input) => meterDetail(ctx, ctx.session, input.meterId),
  'default POST /crmgas/meter/setAlias': (ctx, input) => renameMeter(ctx, ctx.session, input),
  'default GET /crmgas/meter/imgList': (ctx, input) => photoList(ctx, ctx.session, input),
  'default POST /crmgas/setMeterImg': async (ctx, input) => takePhoto(ctx, ctx.session, photoOf(ctx, input)),
  'default GET /crmgas/changeRecord/list': (ctx, input) => changeList(ctx, ctx.session, input),
})
