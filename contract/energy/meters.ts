import { Type as t } from '@sinclair/typebox'
import {
  CardState,
  MeterType,
  ChargeMode,
  ChangeType,
  MeterState,
  ValveState,
  OnlineState,
  MeterImgState,
  ImgPurpose,
} from '../codes'
import {
  AmountInput,
  Bp,
  DateText,
  Done,
  Flag,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Paged,
  Text,
  Volume1,
  Volume2,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'

const RealtimeChannel = t.Object({
  channelNo: s.ChannelNo,
  name: t.String(),
  /** m³/h; null of a silent device. */
  flow: Nullable(Volume2),
  /** kPa gauge. */
  pressure: Nullable(Volume2),
  /** ℃. */
  temperature: Nullable(Volume2),
  stdTotal: Volume2,
  workTotal: Nullable(Volume2),
  at: Instant,
})

export const MeterAccount = t.Object({
  bp: Bp,
  customerName: t.String(),
  address: t.String(),
  chargeMode: ChargeMode,
  available: Nullable(Money),
})

/** Part A 5.2: meters, photos, readings, changes. */
export const meterCalls = endpoints({
  'gas GET /realtime/meter': {
    access: 'model:ENERGY_VIEW',
    refuses: ['A2101'],
    in: t.Object({
      meterId: s.MeterId,
      output: t.Optional(Text(10)),
      access_token: t.Optional(Text(2000)),
      nowTime: t.Optional(Text(30)),
    }),
    out: t.Object({
      meterId: Id,
      onlineState: OnlineState,
      /** True when the device is silent: the figures are its last frame. */
      stale: t.Boolean(),
      channels: t.Array(RealtimeChannel),
      valveState: ValveState,
      batteryPct: Nullable(t.Integer()),
      signal: t.Integer({ minimum: 0, maximum: 4 }),
    }),
  },
  'default GET /crmgas/list-meter-channel': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({
      keyword: t.Optional(Text(40)),
      meterType: t.Optional(MeterType),
      state: t.Optional(MeterState),
      onlyPayable: t.Optional(Flag),
    }),
    out: t.Object({ list: t.Array(s.MeterRow, { maxItems: 200 }) }),
  },
  'default GET /crmgas/meter/detail': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterId }),
    out: t.Object({
      meter: s.MeterRow,
      installDate: Nullable(DateText),
      verifyDueDate: Nullable(DateText),
      maxCardVolume: Volume1,
      holdLimit: Volume1,
      purchaseSeq: t.Integer(),
      account: MeterAccount,
      lastReadings: t.Array(s.MeterReadingRow, { maxItems: 6 }),
      nextReadingDate: Nullable(DateText),
      card: Nullable(t.Object({ cardNo: t.String(), cardType: OneOf('NFC', 'CONTACT'), state: CardState })),
    }),
  },
  'default POST /crmgas/meter/setAlias': {
    access: 'model:ENERGY_VIEW',
    refuses: ['A2101', 'A2102'],
    in: t.Object({ meterId: s.MeterId, alias: s.Alias }),
    out: Done,
  },
  'default GET /crmgas/meter/imgList': {
    access: 'model:ENERGY_VIEW',
    refuses: ['A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterFilter }),
    out: Paged(s.MeterImgRow),
  },
  'default POST /crmgas/setMeterImg': {
    access: 'model:ENERGY_VIEW',
    refuses: ['44852', 'A2101', 'A2105', 'A2106', 'A2107', 'A2108'],
    once: true,
    in: t.Object({
      meterId: s.MeterId,
      channelNo: t.Optional(s.ChannelNo),
      fileID: Id,
      url: t.Optional(Text(500)),
      /** m³, at most two decimals, as typed. */
      reading: AmountInput,
      purpose: t.Optional(ImgPurpose),
      /** EXIF time of the photo; '' when the picture carries none. */
      takenAt: t.Optional(Text(30)),
      longitude: t.Optional(Text(12)),
      latitude: t.Optional(Text(12)),
      confirmed: t.Optional(Flag),
    }),
    out: t.Object({
      imgId: Nullable(Id),
      state: Nullable(MeterImgState),
      readingId: Nullable(Id),
      /** True = nothing was saved yet: ask and send again with confirmed '1' (AE-11). */
      needConfirm: t.Boolean(),
      ocrReading: Nullable(Volume2),
    }),
  },
  'default GET /crmgas/changeRecord/list': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    in: t.Object({
      ...pageFields,
      meterId: s.MeterFilter,
      changeType: t.Optional(ChangeType),
      dateFrom: t.Optional(DateText),
      dateTo: t.Optional(DateText),
    }),
    out: Paged(s.ChangeRow),
  },
})
