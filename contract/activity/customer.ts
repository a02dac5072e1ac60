import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { activityTypes } from '@domain/statuses/activity-sign-up'
import { Id, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { ActivityCard } from '../content/market'
import { endpoints } from '../endpoint'
import { Phone } from '../lead/words'
import { Attendees, Detail, SignUpState } from './words'

/** E 5.1: activities for a customer. */
export const customerCalls = endpoints({
  'default GET /crmgas/market/activity/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      state: t.Optional(OneOf('all', 'running', 'coming', 'ended', 'mine')),
      type: t.Optional(OneOf(...codes(activityTypes))),
    }),
    out: Paged(ActivityCard),
    summary: 'Activities that are not over first, by their start; mine: those with a sign-up of the user that stands',
  },
  'default GET /crmgas/market/activity/detail': {
    access: 'bound',
    refuses: ['E1020'],
    in: t.Object({ activityId: Id }),
    out: Detail,
    summary: 'An activity with the own sign-up',
  },
  'default POST /crmgas/market/activity/signUp': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['E1020', 'E1021', 'E1022', 'E1023', 'E1024', 'E1025'],
    once: true,
    in: t.Object({
      activityId: Id,
      contactName: Text(20, 2),
      contactPhone: Phone,
      attendees: Attendees,
      /** Without enough seats: wait for one. Otherwise E1023. */
      waits: t.Optional(t.Boolean()),
    }),
    out: t.Object({
      signUpId: Id,
      status: SignUpState,
      checkInCode: Nullable(t.String()),
      quotaUsed: t.Integer(),
      ahead: Nullable(t.Integer()),
    }),
    summary: 'Takes seats of an activity, or a place in the line for them; of two at once on the last seat one gets it',
  },
  'default POST /crmgas/market/activity/cancelSignUp': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', '2904', 'E1026'],
    in: t.Object({ signUpId: Id }),
    out: t.Object({ status: SignUpState }),
    summary: 'Gives the seats back while the sign-up runs; the first of the line that fits gets them',
  },
})
