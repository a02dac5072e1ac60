import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'

/* Y-19: what is done at each meter of a stop before the gas goes and when it comes back. */

const Phase = OneOf('BEFORE', 'AFTER')

export const stopStepCalls = endpoints({
  'btwob GET /stopGas/checklist': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ stopId: Id }),
    out: t.Object({
      /** The stop is not over. */
      mayChange: t.Boolean(),
      meters: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          steps: t.Array(
            t.Object({
              stepId: Id,
              phase: Phase,
              text: t.String(),
              /** Added by the customer, for each stop of this meter. */
              isOwn: t.Boolean(),
              /** Masked name of the user that has done it. */
              doneBy: Nullable(t.String()),
              doneAt: Nullable(Instant),
            }),
          ),
        }),
      ),
    }),
    summary: 'the steps of each meter of a stop, with what has been done of them',
  },
  'btwob POST /stopGas/check': {
    access: 'bound',
    refuses: ['2902', '2904'],
    in: t.Object({ stopId: Id, meterId: Id, stepId: Id, done: t.Boolean() }),
    summary: 'a step has been done, or has not; the first user to have done it stays named',
  },
  'btwob POST /stopGas/step/add': {
    access: 'bound',
    refuses: ['2901', 'A2101'],
    once: true,
    in: t.Object({ meterId: Id, phase: Phase, text: Text(40, 1) }),
    out: t.Object({ stepId: Id }),
    summary: 'a step of its own for a meter, shown at its later stops as well',
  },
  'btwob POST /stopGas/step/remove': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ meterId: Id, stepId: Id }),
  },
})
