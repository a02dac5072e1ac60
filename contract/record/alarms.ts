import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { liveStates } from '@domain/statuses/alarm-live'
import { alarmEvents, alarmEventTabs, alarmKinds } from '@domain/statuses/gas-device'
import { DateText, Done, Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { DeviceUse, Picture, Review, Revision, SerialNo, Source, Validity, ValidityCounts } from './words'

/* Part D 5.6: gas alarms, what they say now and what they said. */

const plate = {
  kind: OneOf(...codes(alarmKinds)),
  brand: Text(30),
  model: Text(30),
  serialNo: SerialNo,
  location: Text(60, 2),
  productionDate: DateText,
  installDate: DateText,
}
const LiveState = OneOf(...codes(liveStates))

const live = {
  liveStatus: LiveState,
  /** %LEL, null without a word of the device. */
  concentration: Nullable(t.String()),
  at: Nullable(Instant),
}

const Alarm = t.Object({
  ...plate,
  ...live,
  alarmId: Id,
  alarmNo: t.String(),
  siteId: Nullable(Id),
  siteName: t.String(),
  expireDate: DateText,
  lastCalibrateDate: Nullable(DateText),
  nextCalibrateDate: Nullable(DateText),
  lastCheckDate: Nullable(DateText),
  nextCheckDate: Nullable(DateText),
  /** The end that comes first. */
  nextEnd: t.Object({ term: OneOf('LIFE', 'CALIBRATE', 'CHECK'), due: DateText }),
  validity: Validity,
  /** RC-04: an inspector will find a hazard. */
  isHazard: t.Boolean(),
  networked: Flag,
  useStatus: DeviceUse,
  source: Source,
  reviewStatus: Review,
  rejectReason: t.String(),
  revision: Revision,
  version: t.Integer(),
})

const Linked = Nullable(t.Object({ alarmId: Id, location: t.String() }))

const Neighbour = Nullable(t.Object({ alarmId: Id, alarmNo: t.String(), reviewStatus: Review }))

const AlarmDetail = t.Object({
  ...Alarm.properties,
  deviceCode: t.String(),
  lowThreshold: t.String(),
  highThreshold: t.String(),
  /** The device that it replaces, and the one that replaces it (D 6.6). */
  successorOf: Neighbour,
  successor: Neighbour,
  valve: Linked,
  fan: Linked,
  photos: t.Array(Picture),
  scrapPhotos: t.Array(Picture),
  /** Number of the company's emergency line. */
  emergency: t.String(),
  actions: t.Array(OneOf('EDIT', 'STOP', 'START', 'SCRAP', 'DELETE', 'REPLACE', 'SELF_CHECK')),
})

export const alarmCalls = endpoints({
  'default GET /crmgas/record/alarm/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      siteId: t.Optional(Id),
      kind: t.Optional(OneOf(...codes(alarmKinds))),
      validity: t.Optional(Validity),
    }),
    out: Paged(Alarm, {
      counts: ValidityCounts,
      live: t.Object({ alarm: t.Integer(), fault: t.Integer(), offline: t.Integer(), normal: t.Integer() }),
      alarming: t.Array(t.Object({ alarmId: Id, location: t.String(), ...live })),
    }),
    summary: 'Alarms, the newest first, and those that report gas or a fault',
  },
  'default GET /crmgas/record/alarm/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ alarmId: Id }),
    out: AlarmDetail,
    summary: 'One alarm, what it is linked with, what may be done',
  },
  'default GET /crmgas/record/alarm/live': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ alarmId: Id }),
    out: t.Object(live),
    summary: 'What an alarm says now',
  },
  'default GET /crmgas/record/alarm/events': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ ...pageFields, alarmId: Id, tab: t.Optional(OneOf(...codes(alarmEventTabs))) }),
    out: Paged(
      t.Object({
        kind: OneOf(...codes(alarmEvents)),
        at: Instant,
        concentration: Nullable(t.String()),
        note: t.String(),
        photos: t.Array(Picture),
      }),
    ),
    summary: 'What an alarm reported and what was done to it, the newest first; 36 months are kept',
  },
  'default POST /crmgas/record/alarm/save': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44401', '44403', '44411', '44852'],
    once: true,
    in: t.Object({
      ...plate,
      alarmId: t.Optional(Id),
      version: t.Optional(t.Integer()),
      siteId: t.Optional(Id),
      /** Number under which the device sends; without it it is not networked. */
      deviceCode: t.Optional(t.String({ pattern: '^[A-Za-z0-9-]{4,32}$' })),
      linkedValve: t.Optional(Id),
      linkedFan: t.Optional(Id),
      /** Of a new alarm: the confirmed one of its kind that it replaces, which is scrapped once this is confirmed. */
      successorOf: t.Optional(Id),
      photos: t.Array(Id, { minItems: 1, maxItems: 6 }),
    }),
    out: Alarm,
    summary: 'Registers an alarm, changes one, or files the change of a confirmed one',
  },
  'default POST /crmgas/record/alarm/status': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44408', '44852'],
    in: t.Object({
      alarmId: Id,
      version: t.Integer(),
      useStatus: DeviceUse,
      photos: t.Optional(t.Array(Id, { maxItems: 6 })),
    }),
    out: Alarm,
    summary: 'Takes an alarm out of use, into use again, or scraps it',
  },
  'default POST /crmgas/record/alarm/delete': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44403', '44404'],
    in: t.Object({ alarmId: Id, version: t.Integer() }),
    out: Done,
    summary: 'Takes back an alarm that is not confirmed',
  },
  'default POST /crmgas/record/alarm/selfCheck': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44409', '44852'],
    once: true,
    in: t.Object({
      alarmId: Id,
      version: t.Integer(),
      soundOk: Flag,
      valveOk: Flag,
      fanOk: Flag,
      files: t.Array(Id, { minItems: 1, maxItems: 6 }),
      note: Text(200),
    }),
    out: Alarm,
    summary: 'Records the half-yearly function test; the next one is due six months after a good one',
  },
})
