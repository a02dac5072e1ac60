import type { ApiKey, In, Out } from '@contract'
import type { NamedMeter } from '@domain/assistant/meter-name'
import type { Wanted } from '@domain/assistant/question'
import type { Fact } from '@domain/assistant/slots'

/** A figure with the page that shows the same one. */
export interface LinkedFact extends Fact {
  route: string
}
export interface Citation {
  index: number
  title: string
  route: string
  updatedAt: string
}
export interface Action {
  text: string
  route: string
  tel: string
}

/** What an answer carries besides its text. */
export interface Parts {
  facts: readonly LinkedFact[]
  citations: readonly Citation[]
  actions: readonly Action[]
  suggestions: readonly string[]
}
export const noParts: Parts = { facts: [], citations: [], actions: [], suggestions: [] }

/** What a message holds, sealed. */
export interface Body extends Parts {
  text: string
}

/** An answer as a planner makes it: text with slots, printed by the server. */
export interface Finding extends Partial<Parts> {
  say: string
  /** Nothing was found: editors see the question (E-G-16). */
  isNothing?: true
}

/** What tools read with: the pages' own reads under the caller's session. */
export interface Desk {
  page<K extends ApiKey>(key: K, input: In<K>): Promise<Out<K>>
  /** Today's date and the newest gas day that is closed. */
  today: string
  closed: string
  now: number
  meters: readonly NamedMeter[]
}

export type Tool = (desk: Desk, wanted: Wanted) => Promise<Finding>
