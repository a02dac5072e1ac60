import { Type as t } from '@sinclair/typebox'
import { smartRuleCodes, smartSeverities } from '@domain/smart-message'
import { smartReasons, smartStatus } from '@domain/statuses/smart-message'
import { codes } from '@domain/codes'
import { DateText, Id, Instant, Nullable, OneOf, Paged, pageFields } from './common'
import { endpoints } from './endpoint'

/* What the customer's own data suggest to do (E 6.19). */

/** Something that was found in the customer's data by a rule of E-X-20. */
export const SmartMessage = t.Object({
  smartId: Id,
  ruleCode: OneOf(...smartRuleCodes),
  severity: OneOf(...codes(smartSeverities)),
  title: t.String(),
  insight: t.String(),
  suggestion: t.String(),
  /** Figures as text, each with its unit; at most six. */
  evidence: t.Array(t.Object({ label: t.String(), value: t.String(), unit: t.String() })),
  /** Days of which the figure is one, with their m³, for a chart; null: not measured. Empty where there is none, and in the history. */
  series: t.Array(t.Object({ x: DateText, y: Nullable(t.String()) }), { maxItems: 31 }),
  /** `route`: full path with query; at most two. */
  actions: t.Array(t.Object({ text: t.String(), route: t.String() })),
  /** Until when the readings behind it know; null where no reading makes it. */
  asOf: Nullable(Instant),
  status: OneOf(...codes(smartStatus)),
  createdAt: Instant,
})

export const smartCalls = endpoints({
  'default GET /crmgas/smartMessage/list': {
    access: 'bound',
    refuses: ['2906'],
    in: t.Object({
      ...pageFields,
      /** Checks the data now; at most once in ten minutes. */
      refresh: t.Optional(OneOf('1')),
    }),
    out: Paged(SmartMessage, {
      /** When the rules were last checked. */
      generatedAt: Instant,
      /** What holds, the most important first; at most five (E-X-19). `list`: what is over, adopted or ignored, the newest first. */
      live: t.Array(SmartMessage),
    }),
    summary: 'findings of the customer that the user may see; ignored rules are left out for a while (E-X-21)',
  },
  'default POST /crmgas/smartMessage/action': {
    access: 'bound',
    refuses: ['E6010'],
    in: t.Object({
      smartId: Id,
      action: OneOf('read', 'adopt', 'ignore'),
      reason: t.Optional(OneOf(...codes(smartReasons))),
    }),
    out: t.Object({ status: OneOf(...codes(smartStatus)) }),
    summary: 'what the user does about a finding; the same again changes nothing',
  },
})
