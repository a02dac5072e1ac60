import type { In, Out } from '@contract'
import { DAY, MINUTE, toInstant, toMillis } from '@domain/date'
import { decimal } from '@domain/decimal'
import { liveAfter, SILENT } from '@domain/records/live'
import { type LiveState } from '@domain/statuses/alarm-live'
import { alarmEvents, type AlarmEventKind } from '@domain/statuses/gas-device'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { customerOf, usersOf } from '../membership/service'
import { notify } from '../notice/service'
import { fileTicket, isTicketOpen } from '../ticket/service'
import { alarms } from './alarm-case'
import { lockAlarm, lockByCode, setLive, type Alarm, type AlarmKey } from './repo/devices'
import { insertAlarmEvent } from './repo/events'

type Telemetry = 'btwob POST /alarm/telemetry'

/** A device's clock may be so far ahead of ours; what is older than a day says nothing of now. */
const AHEAD = 5 * MINUTE
const OLD = DAY

const EVENT_OF: Readonly<Record<Exclude<LiveState, 'NONE'>, AlarmEventKind>> = {
  NORMAL: 'RECOVER',
  ALARM_LOW: 'ALARM_LOW',
  ALARM_HIGH: 'ALARM_HIGH',
  FAULT: 'FAULT',
  OFFLINE: 'OFFLINE',
}

/**
 * A message of a confirmed alarm in use, of one of these companies (D 3.6); 2902 for any other. One that came already, or after a newer
 * one, changes nothing. Its moment must be near ours: 2901.
 */
export async function applyTelemetry(
  work: Work,
  companies: readonly string[],
  { deviceCode, concentration, fault, at }: In<Telemetry>,
): Promise<Out<Telemetry>> {
  if (decimal(concentration).gt('100')) throw badField('concentration')
  const now = work.clock.now()
  if (toMillis(at) > now + AHEAD || toMillis(at) < now - OLD) throw badField('at')
  const alarm = await lockByCode(work.db, companies, deviceCode)
  if (!alarm) throw new Refusal('2902')
  if (alarm.liveAt !== null && toMillis(at) <= toMillis(alarm.liveAt)) return { liveStatus: alarm.liveState }
  const after = liveAfter(alarm, { concentration, fault: fault === '1', at })
  await setLive(work.db, alarm, { ...after, concentration, liveAt: at })
  if (after.liveState !== alarm.liveState) await changed(work, alarm, { to: after.liveState, concentration, at })
  return { liveStatus: after.liveState }
}

interface Change {
  to: LiveState
  concentration: string
  at: string
}

/** The event, and for gas the message; a high alarm calls the emergency desk unless it has been called for this alarm (D 3.6). */
async function changed(work: Work, alarm: Alarm, { to, concentration, at }: Change): Promise<void> {
  if (to === 'NONE') return
  const { bp, companyCode, alarmId, location } = alarm
  const kind = EVENT_OF[to]
  await insertAlarmEvent(work.db, { bp, companyCode, alarmId, kind, at, concentration })
  const isGas = to === 'ALARM_HIGH' || (to === 'ALARM_LOW' && alarm.liveState !== 'ALARM_HIGH')
  // What comes late is history: no team is sent out for it.
  if (!isGas || toMillis(at) < work.clock.now() - SILENT) return
  await notify(
    work,
    { bp, companyCode, route: alarms.any.route(alarm), bizType: 'ALARM', bizId: alarmId },
    {
      message: {
        templateCode: 'AL_ALARM',
        params: { location, kind: alarmEvents[kind], x: concentration },
        dedupeKey: `AL_ALARM|${alarmId}|${kind}|${at}`,
      },
    },
  )
  if (to === 'ALARM_HIGH') await callRescue(work, alarm, concentration)
}

async function callRescue(work: Work, alarm: Alarm, concentration: string): Promise<void> {
  const { bp, companyCode, alarmId, location, alarmNo } = alarm
  if (alarm.ticketId !== null && (await isTicketOpen(work, { bp }, alarm.ticketId))) return
  const [master] = await usersOf(work, bp)
  const customer = await customerOf(work, bp, companyCode)
  const { ticketId } = await fileTicket(
    work,
    { bp, companyCode, userId: master?.userId ?? 'SYSTEM' },
    {
      subtype: 'GAS_LEAK',
      title: '报警器高浓度报警',
      description: `${customer?.customerName ?? bp} ${customer?.address ?? ''} ${location}（${alarmNo}）燃气浓度${concentration}%LEL`,
    },
  )
  await setLive(work.db, { bp, alarmId }, { liveState: 'ALARM_HIGH', calmSince: null, ticketId })
}

/** D 3.6: no signal for half an hour. Harmless to repeat. */
export async function fellSilent(work: Work, key: AlarmKey): Promise<void> {
  const alarm = await lockAlarm(work.db, key)
  if (!alarm || alarm.liveAt === null || alarm.liveState === 'NONE' || alarm.liveState === 'OFFLINE') return
  const over = toMillis(alarm.liveAt) + SILENT
  if (over > work.clock.now()) return
  await setLive(work.db, key, { liveState: 'OFFLINE', calmSince: null })
  const { bp, companyCode, alarmId } = key
  await insertAlarmEvent(work.db, {
    bp,
    companyCode,
    alarmId,
    kind: 'OFFLINE',
    at: toInstant(over),
    concentration: null,
  })
}
