import { Type as t } from '@sinclair/typebox'
import { MeterState } from '../codes'
import { OneOf, Text } from '../common'
import { endpoints } from '../endpoint'

/** Part A 3.1: what the company's people find at a meter. */
export const meterStateCalls = endpoints({
  'btwob POST /meter/state': {
    access: 'staff',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({
      /** Number on the plate. */
      meterNo: Text(32, 1),
      event: OneOf('FAIL', 'REPAIR', 'REMOVE'),
      reason: Text(100, 2),
    }),
    out: t.Object({ state: MeterState }),
    summary: 'A meter is faulty, in order again, or taken away for good',
  },
})
