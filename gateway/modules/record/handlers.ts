import { record } from '@contract/record'
import type { Ctx } from '../../http/context'
import { implement } from '../../http/handlers'
import { AuthStatus } from '../../http/refusal'
import { signerOf } from '../../ports/head-end/signature'
import { calibrate, selfCheck } from './alarm-check'
import { applyTelemetry } from './alarm-live'
import { alarmDetail, alarmEventList, alarmList, alarmLive } from './alarm-views'
import { deleteAlarm, saveAlarm, setAlarmUse } from './alarms'
import { makeCalendar, revokeCalendar, serveCalendar } from './calendar'
import { deleteEquipment, saveEquipment, setEquipmentUse } from './equipment'
import { equipmentDetail, equipmentList } from './equipment-views'
import { flowMeterDetail, flowMeterList } from './flow-meters'
import { meterEvent, meterVerify, staffMeters } from './meter-staff'
import { overview } from './overview'
import { readPlate } from './plate'
import { review } from './review'
import { deviceShares } from './shares'

/** Companies that the sender of a signed message speaks for. */
function signedFor(ctx: Ctx): readonly string[] {
  const signer = signerOf(ctx.config.headEnds, 'alarm', (name) => ctx.header(name), ctx.rawBody())
  if (!signer) throw new AuthStatus(401, 'signature')
  return signer.companies
}

export const recordHandlers = implement(record, {
  'default GET /crmgas/record/overview': (ctx) => overview(ctx),
  'default GET /crmgas/record/equipment/list': (ctx, input) => equipmentList(ctx, ctx.session, input),
  'default GET /crmgas/record/equipment/detail': (ctx, input) => equipmentDetail(ctx, ctx.session, input),
  'default POST /crmgas/record/equipment/save': (ctx, input) => saveEquipment(ctx, ctx.session, input),
  'default POST /crmgas/record/equipment/status': (ctx, input) => setEquipmentUse(ctx, ctx.session, input),
  'default POST /crmgas/record/equipment/delete': (ctx, input) => deleteEquipment(ctx, ctx.session, input),
  'btwob POST /record/equipment/readPlate': (ctx, input) => readPlate(ctx, input),
  'btwob GET /record/shares': (ctx, input) => deviceShares(ctx, ctx.session, input),
  'default GET /crmgas/record/flowMeter/list': (ctx, input) => flowMeterList(ctx, ctx.session, input),
  'default GET /crmgas/record/flowMeter/detail': (ctx, input) => flowMeterDetail(ctx, ctx.session, input),
  'default GET /crmgas/record/alarm/list': (ctx, input) => alarmList(ctx, ctx.session, input),
  'default GET /crmgas/record/alarm/detail': (ctx, input) => alarmDetail(ctx, ctx.session, input),
  'default GET /crmgas/record/alarm/live': (ctx, input) => alarmLive(ctx, ctx.session, input.alarmId),
  'default GET /crmgas/record/alarm/events': (ctx, input) => alarmEventList(ctx, ctx.session, input),
  'default POST /crmgas/record/alarm/save': (ctx, input) => saveAlarm(ctx, ctx.session, input),
  'default POST /crmgas/record/alarm/status': (ctx, input) => setAlarmUse(ctx, ctx.session, input),
  'default POST /crmgas/record/alarm/delete': (ctx, input) => deleteAlarm(ctx, ctx.session, input),
  'default POST /crmgas/record/alarm/selfCheck': (ctx, input) => selfCheck(ctx, ctx.session, input),
  'btwob POST /record/calendar': (ctx) => makeCalendar(ctx),
  'btwob POST /record/calendar/revoke': (ctx) => revokeCalendar(ctx, ctx.session),
  'btwob GET /record/calendar/{code}': async (ctx, { code }) => {
    await serveCalendar(ctx, code)
    return null
  },
  'btwob POST /alarm/telemetry': (ctx, input) => applyTelemetry(ctx, signedFor(ctx), input),
  'btwob POST /record/review': (ctx, input) => review(ctx, ctx.session, input),
  'btwob POST /record/meter/event': (ctx, input) => meterEvent(ctx, ctx.session, input),
  'btwob POST /record/meter/verify': (ctx, input) => meterVerify(ctx, ctx.session, input),
  'btwob GET /record/meters': (ctx, input) => staffMeters(ctx, ctx.session, input),
  'btwob POST /record/alarm/calibrate': (ctx, input) => calibrate(ctx, ctx.session, input),
})
