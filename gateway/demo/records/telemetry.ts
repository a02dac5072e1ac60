import { Type } from '@sinclair/typebox'
import { fixed, decimal } from '@domain/decimal'
import type { Work } from '../../http/context'
import { applyTelemetry } from '../../modules/record/alarm-live'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { sendingDevices } from './repo'

/** Seconds between two messages of the demo's devices. */
const EVERY = 300

const message = kind({
  name: 'demo.alarm',
  data: Type.Object({ companyCode: Type.String(), deviceCode: Type.String() }),
  run: {
    handle: (work: Work, { companyCode, deviceCode }) =>
      applyTelemetry(work, [companyCode], {
        deviceCode,
        concentration: concentrationAt(work.clock.now()),
        fault: deviceCode.endsWith('-FLT') ? '1' : '0',
        at: work.clock.iso(),
      }),
  },
})

/** Between 0.0 and 4.0 %LEL, by a sine of the minute. */
const concentrationAt = (now: number): string => fixed(decimal(String(2 + 2 * Math.sin(now / 60_000))).round(3), 1)

/** The demo's alarms say what they measure, as real ones do over the head-end. */
export const telemetryWork: AreaWork = {
  kinds: [message],
  sweeps: [
    sweep('demo.alarm', { everySeconds: EVERY }, message, async ({ db }, after, limit) =>
      (await sendingDevices(db, after, limit)).map((data) => ({ key: data.deviceCode, data })),
    ),
  ],
}
