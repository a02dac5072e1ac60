import { DAY, toMillis } from './day'
import { next, type StatusText } from './machine'
import { smartTransitions, type SmartEvent, type SmartState } from './statuses/smart-message'

/* Smart messages: what the customer's own data suggest to do (E-X-19 to E-X-21). */

export const smartSeverities = {
  high: { label: '重要', tone: 'danger' },
  medium: { label: '注意', tone: 'warning' },
  low: { label: '建议', tone: 'primary' },
  good: { label: '良好', tone: 'success' },
} as const satisfies Record<string, StatusText>
type SmartSeverity = keyof typeof smartSeverities

interface Rule {
  severity: SmartSeverity
  /** 0 to 100: what stands first. */
  score: number
  /** Model that shows the data behind it (E-X-20a); balances are money, which BILL_VIEW shows. */
  model: string
  /** A message of its own says the same at its moment, so that the daily one leaves it out. */
  hasMessage: boolean
  /** Each finding is put aside alone: what is said of one device says nothing of another. */
  isAlone?: true
}

/** Rules of E-X-20 by their code. */
export const smartRules = {
  NIGHT_FLOW: { severity: 'high', score: 95, model: 'ENERGY_VIEW', hasMessage: true },
  BALANCE_DAYS: { severity: 'high', score: 92, model: 'BILL_VIEW', hasMessage: true },
  USAGE_SPIKE: { severity: 'high', score: 90, model: 'ENERGY_VIEW', hasMessage: false },
  BILL_DUE: { severity: 'high', score: 88, model: 'BILL_VIEW', hasMessage: true },
  DEVIATION_RISK: { severity: 'medium', score: 80, model: 'PREDICT_VIEW', hasMessage: false },
  TIER_NEAR: { severity: 'medium', score: 70, model: 'ENERGY_VIEW', hasMessage: false },
  DEVICE_EXPIRY: { severity: 'medium', score: 65, model: 'RECORD_MANAGE', hasMessage: true, isAlone: true },
  // What it shows is money, as on the page that it leads to.
  CHEAPER_WAY: { severity: 'low', score: 50, model: 'BILL_VIEW', hasMessage: false },
  SAVE_GOOD: { severity: 'good', score: 40, model: 'ENERGY_VIEW', hasMessage: false },
} as const satisfies Record<string, Rule>
export type SmartRuleCode = keyof typeof smartRules

export const smartRuleCodes = Object.keys(smartRules) as SmartRuleCode[]

/** E-X-20a: the rules of which a user may see the data. */
export const rulesSeen = (maySee: (model: string) => boolean): SmartRuleCode[] =>
  smartRuleCodes.filter((code) => maySee(smartRules[code].model))

/** Days for which an ignored rule is not shown to the user that ignored it (E-X-21). */
const IGNORED_DAYS = 30
const IGNORED_DAYS_HIGH = 7
export const LONGEST_IGNORED = IGNORED_DAYS * DAY

/**
 * E-X-21: whether a rule of which a finding was ignored at a moment is still left out; at the end of its days it is back. A rule that
 * puts each finding aside alone never is: its other findings stay.
 */
export function isMuted(code: SmartRuleCode, ignoredAt: string, now: number): boolean {
  const { severity, isAlone }: Rule = smartRules[code]
  if (isAlone) return false
  const days = severity === 'high' ? IGNORED_DAYS_HIGH : IGNORED_DAYS
  return now < toMillis(ignoredAt) + days * DAY
}

/** Findings that are shown at once (E-X-19). */
const SHOWN = 5

/** E-X-19: the highest scores first, the oldest of a score first; five at most. */
export const firstFindings = <T extends { ruleCode: SmartRuleCode; createdAt: string }>(found: readonly T[]): T[] =>
  [...found]
    .sort((a, b) => smartRules[b.ruleCode].score - smartRules[a.ruleCode].score || (a.createdAt < b.createdAt ? -1 : 1))
    .slice(0, SHOWN)

/** E 3.13: the state after what a user does; the same again, or reading later, changes nothing; null: not possible any more. */
export function afterAction(state: SmartState, action: SmartEvent): SmartState | null {
  const to = next(smartTransitions, state, action)
  if (to !== null) return to
  if (action === 'read') return state
  return state === next(smartTransitions, 'new', action) ? state : null
}
