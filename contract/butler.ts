import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { hotlineKinds, managerRoles, visitKinds } from '@domain/statuses/butler'
import { Bp, DateText, Id, Instant, Month, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

/* Part D 5.4: the people that look after a customer, and the numbers to call. */

export const Manager = t.Object({
  managerId: Id,
  name: t.String(),
  jobTitle: t.String(),
  avatarUrl: Nullable(t.String()),
  phone: t.String(),
  wechatId: t.String(),
  wechatQrUrl: Nullable(t.String()),
  areaDesc: t.String(),
  workHours: t.String(),
  certNo: t.String(),
  introduction: t.String(),
})

const Rating = t.Object({
  managerId: Id,
  month: Month,
  score: t.Integer(),
  tags: t.Array(t.String()),
  comment: t.String(),
  anonymous: t.Boolean(),
  /** Until when it may still be changed. */
  editableUntil: Instant,
})

const Role = OneOf(...codes(managerRoles))

export const butler = endpoints({
  'default GET /crmgas/butler/info': {
    access: 'bound',
    out: t.Object({
      managers: t.Array(
        t.Object({
          role: Role,
          roleName: t.String(),
          since: DateText,
          manager: Manager,
          /** While the manager is away: the stand-in, and for how long. */
          leave: Nullable(t.Object({ from: DateText, to: DateText })),
          backup: Nullable(Manager),
        }),
      ),
      /** Mean of twelve months with one decimal; null below five ratings. */
      average: Nullable(t.String()),
      evaluateCount: t.Integer(),
      myEvaluation: Nullable(Rating),
      /** The last butlers before. */
      history: t.Array(t.Object({ name: t.String(), since: DateText, until: DateText })),
      /** Shown while no butler is assigned; '' otherwise. */
      tips: t.String(),
      tags: t.Object({ good: t.Array(t.String()), bad: t.Array(t.String()) }),
    }),
    summary: 'The people of a customer, with the rating of the butler',
  },
  'default GET /crmgas/butler/visits': {
    access: 'bound',
    in: t.Object(pageFields),
    out: Paged(
      t.Object({
        visitId: Id,
        visitAt: Instant,
        kind: OneOf(...codes(visitKinds)),
        kindName: t.String(),
        managerName: t.String(),
        summary: t.String(),
        files: t.Array(t.Object({ fileId: Id, url: t.String() })),
      }),
    ),
    summary: 'Visits of the butlers, the newest first',
  },
  'default POST /crmgas/butler/evaluate': {
    access: 'bound',
    refuses: ['2902', '44201'],
    in: t.Object({
      managerId: Id,
      score: t.Integer({ minimum: 1, maximum: 5 }),
      tags: t.Array(Text(20), { maxItems: 10, uniqueItems: true }),
      comment: Text(200),
      anonymous: t.Boolean(),
    }),
    out: Rating,
    summary: 'Rates one of the customer’s people, once a month; for a day it may be changed',
  },
  'default GET /crmgas/hotline/list': {
    access: 'bound',
    out: t.Object({
      companyName: t.String(),
      list: t.Array(
        t.Object({
          hotlineId: Id,
          kind: OneOf(...codes(hotlineKinds)),
          kindName: t.String(),
          name: t.String(),
          phone: t.String(),
          hours: t.String(),
        }),
      ),
    }),
    summary: 'Phone lines of the gas company of the chosen customer number, the emergency first',
  },
  'btwob GET /butler/list': {
    access: 'staff',
    refuses: ['2211'],
    out: t.Object({
      list: t.Array(t.Object({ managerId: Id, name: t.String(), jobTitle: t.String(), phone: t.String() })),
    }),
    summary: 'Managers of the company that work there now',
  },
  'btwob POST /butler/assign': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ bp: Bp, role: Role, managerId: Id }),
    out: t.Object({ bp: Bp, role: Role, managerId: Id, since: DateText }),
    summary: 'Names the manager of a customer from today on; the one before stays in the history',
  },
})
