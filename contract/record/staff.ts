import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { liveStates } from '@domain/statuses/alarm-live'
import {
  accuracyClasses,
  flowTypes,
  meterEvents,
  meterFileStates,
  verifyKinds,
  verifyResults,
} from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { Bp, DateText, Flag, Id, Instant, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { Positive } from './words'

/* Part D 5.9: what staff and devices hand in. */

const FileState = t.Object({
  meterNo: t.String(),
  state: OneOf(...codes(meterFileStates)),
  nextVerifyDate: Nullable(DateText),
})
const Reading = t.Optional(t.String({ pattern: '^\\d{1,12}\\.\\d{4}$', description: 'm³' }))

export const recordStaffCalls = endpoints({
  'btwob POST /alarm/telemetry': {
    access: 'device',
    refuses: ['2902'],
    in: t.Object({
      deviceCode: Text(32, 1),
      concentration: Positive(3, 1, '%LEL'),
      fault: Flag,
      at: Instant,
    }),
    out: t.Object({ liveStatus: OneOf(...codes(liveStates)) }),
    summary: 'An alarm says what it measures; signed as the head-ends sign (docs/operations.md)',
  },
  'btwob POST /record/review': {
    access: 'staff',
    refuses: ['2902', '44120'],
    in: t.Object({ type: OneOf('SITE', 'EQUIPMENT', 'ALARM'), id: Id, agree: Flag, reason: Text(200) }),
    out: t.Object({ id: Id, reviewStatus: OneOf(...codes(siteStatus)) }),
    summary: 'Confirms what a customer declared, or sends it back with a reason',
  },
  'btwob POST /record/meter/event': {
    access: 'staff',
    once: true,
    refuses: ['2902', '44120'],
    in: t.Object({
      bp: Bp,
      meterNo: Text(32, 1),
      kind: OneOf(...codes(meterEvents)),
      at: Instant,
      note: Text(200),
      oldReading: Reading,
      newReading: Reading,
      sealNo: t.Optional(Text(20, 1)),
    }),
    out: FileState,
    summary: 'Something was done to a flow meter',
  },
  'btwob POST /record/meter/verify': {
    access: 'staff',
    once: true,
    refuses: ['2902', '44120', '44852'],
    in: t.Object({
      bp: Bp,
      meterNo: Text(32, 1),
      verifyDate: DateText,
      kind: OneOf(...codes(verifyKinds)),
      org: Text(60, 2),
      certificateNo: Text(40, 2),
      result: OneOf(...codes(verifyResults)),
      errorAtQmax: t.Optional(t.String({ pattern: '^-?\\d{1,3}\\.\\d{2}$', description: 'per cent' })),
      replacedBy: t.Optional(Text(32, 1)),
      /** Pages of the certificate, or one document; uploaded for METER. */
      files: t.Optional(t.Array(Id, { maxItems: 6 })),
      /** Needed for a meter without a file. */
      flowType: t.Optional(OneOf(...codes(flowTypes))),
      accuracyClass: t.Optional(OneOf(...codes(accuracyClasses))),
    }),
    out: FileState,
    summary: 'A flow meter was verified; the next one follows from its type and class (RC-05)',
  },
  'btwob GET /record/meters': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ bp: Bp }),
    out: t.Object({
      customerName: t.String(),
      list: t.Array(
        t.Object({
          meterNo: t.String(),
          name: t.String(),
          state: Nullable(OneOf(...codes(meterFileStates))),
          nextVerifyDate: Nullable(DateText),
        }),
      ),
      alarms: t.Array(
        t.Object({ alarmId: Id, alarmNo: t.String(), location: t.String(), nextCalibrateDate: DateText }),
      ),
    }),
    summary: 'Flow meters and detectors of a customer, for the desk',
  },
  'btwob POST /record/alarm/calibrate': {
    access: 'staff',
    refuses: ['2902', '44120'],
    in: t.Object({ bp: Bp, alarmId: Id, date: DateText, org: Text(60, 2), certificateNo: Text(40, 2) }),
    out: t.Object({ alarmId: Id, nextCalibrateDate: DateText }),
    summary: 'A detector was calibrated: the next one is due a year after',
  },
})
