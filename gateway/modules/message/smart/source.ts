import type { SmartRuleCode } from '@domain/smart-message'
import type { SmartAction, SmartEvidence, SmartPoint } from '../../../db/column-types'
import { collection } from '../../../extensions'
import type { Work } from '../../../http/context'

export interface Finding {
  ruleCode: SmartRuleCode
  /** What it found: the same key is the same finding, whatever its figures say later. */
  evidenceKey: string
  title: string
  insight: string
  suggestion: string
  /** At most six. */
  evidence: readonly SmartEvidence[]
  /** At most 31 days of gas, the oldest first. */
  series?: readonly SmartPoint[]
  /** At most two. */
  actions: readonly SmartAction[]
  /** Until when the data behind it know; null where no reading makes it. */
  knownUntil: string | null
  /** When it says nothing any more; without it, when its rule finds it no more. */
  validUntil?: string
}

export interface CustomerKey {
  bp: string
  companyCode: string
}

/** What an area finds in a customer's data by its rules of E-X-20; nothing of a customer that it does not know. */
export type SmartSource = (work: Work, key: CustomerKey) => Promise<Finding[]>

/** Areas that find something, by their name. */
export const smartSources = collection<SmartSource>('source of smart messages')
