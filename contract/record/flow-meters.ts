import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import {
  accuracyClasses,
  flowTypes,
  meterEvents,
  meterFileStates,
  verifyKinds,
  verifyResults,
} from '@domain/statuses/gas-device'
import { DateText, Id, Instant, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { Load, ShownFile, Validity, ValidityCounts } from './words'

/* Part D 5.6: the metrological file of flow meters, which the gas company keeps. */

const FlowMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  model: t.String(),
  caliber: t.String(),
  /** m³/h. */
  qmin: Nullable(t.String()),
  qmax: t.String(),
  flowType: Nullable(OneOf(...codes(flowTypes))),
  siteId: Nullable(Id),
  siteName: t.String(),
  nextVerifyDate: Nullable(DateText),
  daysLeft: Nullable(t.Integer()),
  validity: Validity,
  /** Null: the gas company has no file of it yet. */
  state: Nullable(OneOf(...codes(meterFileStates))),
  commStatus: OneOf('ONLINE', 'OFFLINE', 'NONE'),
})

export const flowMeterCalls = endpoints({
  'default GET /crmgas/record/flowMeter/list': {
    access: 'bound',
    in: t.Object({ siteId: t.Optional(Id), validity: t.Optional(Validity) }),
    out: t.Object({ list: t.Array(FlowMeter), counts: ValidityCounts }),
    summary: 'Flow meters of the customer with the end of their verification',
  },
  'default GET /crmgas/record/flowMeter/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ meterNo: Text(32, 1) }),
    out: t.Object({
      ...FlowMeter.properties,
      maker: t.String(),
      factoryNo: t.String(),
      accuracyClass: Nullable(OneOf(...codes(accuracyClasses))),
      workPressureMax: Nullable(t.String({ description: 'kPa' })),
      corrector: Nullable(
        t.Object({ model: t.String(), no: t.String(), battery: Nullable(t.String({ description: 'V' })) }),
      ),
      manufactureDate: Nullable(DateText),
      installDate: Nullable(DateText),
      retireDate: Nullable(DateText),
      cycleMonths: Nullable(t.Integer()),
      lastVerifyDate: Nullable(DateText),
      certificateNo: t.String(),
      verifyOrg: t.String(),
      verifyResult: Nullable(OneOf(...codes(verifyResults))),
      sealNo: t.String(),
      lastCommAt: Nullable(Instant),
      load: Nullable(Load),
      /** A ticket about its verification is open (RC-06). */
      isAsked: t.Boolean(),
      verifies: t.Array(
        t.Object({
          verifyId: Id,
          verifyDate: DateText,
          kind: OneOf(...codes(verifyKinds)),
          org: t.String(),
          certificateNo: t.String(),
          result: OneOf(...codes(verifyResults)),
          errorAtQmax: Nullable(t.String({ description: 'per cent' })),
          replacedBy: Nullable(t.String()),
          /** The certificate. */
          files: t.Array(ShownFile),
        }),
      ),
      events: t.Array(
        t.Object({
          eventId: Id,
          kind: OneOf(...codes(meterEvents)),
          at: Instant,
          note: t.String(),
          /** Registers, m³. */
          oldReading: Nullable(t.String()),
          newReading: Nullable(t.String()),
        }),
      ),
    }),
    summary: 'One flow meter, its verifications and events',
  },
})
