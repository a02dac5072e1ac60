import { Type as t } from '@sinclair/typebox'
import { Id, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { ActivityState, staffFields } from './words'

/** B 3.7 for staff: no price and no seed before the publication (N-05). */
export const staffCalls = endpoints({
  'btwob GET /ng/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(t.Object(staffFields)),
    summary: 'Activities of the company, the newest first',
  },
  'btwob POST /ng/cancel': {
    access: 'staff',
    refuses: ['2211', '2902', '2904'],
    once: true,
    in: t.Object({ ngId: Id, reason: Text(100, 2) }),
    out: t.Object({ status: ActivityState }),
    summary: 'Cancels an activity before its publication; every margin goes back',
  },
})
