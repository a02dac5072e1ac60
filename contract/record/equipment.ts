import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { equipmentTypes } from '@domain/statuses/gas-device'
import {
  DateText,
  Done,
  Flag,
  Id,
  Instant,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Text,
  Volume0,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import {
  DeviceUse,
  Load,
  Picture,
  Positive,
  Review,
  Revision,
  SerialNo,
  Source,
  Validity,
  ValidityCounts,
} from './words'

/* Part D 5.6: gas equipment, and the share of each device in the use (Y-10). */

const plate = {
  equipmentType: OneOf(...codes(equipmentTypes)),
  name: Text(40, 1),
  brand: Text(30),
  model: Text(30),
  serialNo: SerialNo,
  quantity: t.Integer({ minimum: 1, maximum: 999 }),
  ratedFlow: Positive(5, 2, 'm³/h of one unit'),
  dailyHours: Positive(2, 1, 'hours a day'),
  installDate: DateText,
}

const Equipment = t.Object({
  ...plate,
  equipmentId: Id,
  equipmentNo: t.String(),
  siteId: Nullable(Id),
  siteName: t.String(),
  meterNo: t.String(),
  ratedPower: Nullable(t.String({ description: 'kW' })),
  workPressure: Nullable(t.String({ description: 'kPa' })),
  flameProtection: Flag,
  productionDate: Nullable(DateText),
  expireDate: DateText,
  validity: Validity,
  useStatus: DeviceUse,
  source: Source,
  reviewStatus: Review,
  rejectReason: t.String(),
  revision: Revision,
  version: t.Integer(),
})

/** With its first photo, else that of its plate; null where neither is there. */
const EquipmentRow = t.Object({ ...Equipment.properties, photo: Nullable(Picture) })

const EquipmentDetail = t.Object({
  ...Equipment.properties,
  /** When the running hours were last said. */
  hoursAt: Instant,
  platePhoto: Nullable(Picture),
  photos: t.Array(Picture),
  scrapPhotos: t.Array(Picture),
  load: Nullable(Load),
  actions: t.Array(OneOf('EDIT', 'STOP', 'START', 'SCRAP', 'DELETE')),
})

export const equipmentCalls = endpoints({
  'default GET /crmgas/record/equipment/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      siteId: t.Optional(Id),
      meterNo: t.Optional(Text(32, 1)),
      validity: t.Optional(Validity),
      useStatus: t.Optional(DeviceUse),
    }),
    out: Paged(EquipmentRow, { load: t.Array(Load), counts: ValidityCounts }),
    summary: 'Equipment, the newest first, with the load of each meter',
  },
  'default GET /crmgas/record/equipment/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ equipmentId: Id }),
    out: EquipmentDetail,
    summary: 'One device, its photos, what may be done',
  },
  'default POST /crmgas/record/equipment/save': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44401', '44402', '44403', '44852'],
    once: true,
    in: t.Object({
      ...plate,
      equipmentId: t.Optional(Id),
      version: t.Optional(t.Integer()),
      siteId: t.Optional(Id),
      meterNo: Text(32, 1),
      ratedPower: t.Optional(Positive(5, 2, 'kW')),
      workPressure: t.Optional(Positive(3, 2, 'kPa')),
      flameProtection: Flag,
      productionDate: t.Optional(DateText),
      platePhoto: Id,
      photos: t.Array(Id, { maxItems: 6 }),
    }),
    out: Equipment,
    summary: 'Registers a device, changes one, or files the change of a confirmed one',
  },
  'default POST /crmgas/record/equipment/status': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44408', '44852'],
    in: t.Object({
      equipmentId: Id,
      version: t.Integer(),
      useStatus: DeviceUse,
      photos: t.Optional(t.Array(Id, { maxItems: 6 })),
    }),
    out: Equipment,
    summary: 'Takes a device out of use, into use again, or scraps it',
  },
  'default POST /crmgas/record/equipment/delete': {
    access: 'model:RECORD_MANAGE',
    refuses: ['2902', '2904', '44403', '44404'],
    in: t.Object({ equipmentId: Id, version: t.Integer() }),
    out: Done,
    summary: 'Takes back a device that is not confirmed',
  },
  'btwob POST /record/equipment/readPlate': {
    access: 'model:RECORD_MANAGE',
    reads: true,
    refuses: ['44852'],
    in: t.Object({ fileId: Id }),
    out: t.Object({
      brand: Nullable(t.String()),
      model: Nullable(t.String()),
      serialNo: Nullable(t.String()),
      ratedFlow: Nullable(Positive(5, 2, 'm³/h of one unit')),
      ratedPower: Nullable(Positive(5, 2, 'kW')),
      workPressure: Nullable(Positive(3, 2, 'kPa')),
      productionDate: Nullable(DateText),
    }),
    summary: 'Values of the photo of a plate, each to be confirmed by the user; stores nothing',
  },
  'btwob GET /record/shares': {
    access: 'model:ENERGY_VIEW',
    refuses: ['44402'],
    in: t.Object({ meterNo: t.Optional(Text(32, 1)) }),
    out: t.Object({
      /** NO_DATA: no day with hours. */
      state: OneOf('SHOWN', 'NO_METER', 'NO_DEVICE', 'NO_DATA'),
      meters: t.Array(t.Object({ meterNo: t.String(), name: t.String() })),
      meterNo: t.String(),
      name: t.String(),
      from: DateText,
      to: DateText,
      asOf: Instant,
      /** Share of the expected days that are there, per cent. */
      whole: t.Integer(),
      missingDays: t.Array(DateText),
      total: Volume0,
      devices: t.Array(
        t.Object({
          equipmentId: Id,
          name: t.String(),
          volume: Volume0,
          percent: Percent,
          /** Percentage points by which weeks differ. */
          margin: t.Integer(),
          sureness: OneOf('SURE', 'FAIR', 'ROUGH'),
          isTogether: t.Boolean(),
          dailyHours: t.String(),
          hoursAt: Instant,
        }),
      ),
      rest: t.Object({ volume: Volume0, percent: Percent }),
    }),
    summary: 'What each device behind a remote meter may have taken of 60 gas days; no bill is made of it',
  },
})
