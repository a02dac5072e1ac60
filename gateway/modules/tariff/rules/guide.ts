import type { DateText } from '@domain/date'

export interface GuideRow {
  gasUse: string
  season: string
  guidePrice: string
  upstreamPrice: string
  distributionPrice: string
}
export interface Dated {
  docId: string
  docNo: string
  effectiveFrom: DateText
  rows: readonly GuideRow[]
}
/** NOW: it says a price that is the highest today, in its season; NEXT: from a day to come. */
export type GuideState = 'NOW' | 'NEXT' | 'PAST'

/** The newest word on each use and season that holds on the day; documents may come in any order. */
export function rowsInForce<D extends Dated>(docs: readonly D[], today: DateText): { row: GuideRow; doc: D }[] {
  const newest = new Map<string, { row: GuideRow; doc: D }>()
  const begun = docs.filter((doc) => doc.effectiveFrom <= today)
  for (const doc of [...begun].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)))
    for (const row of doc.rows) newest.set(`${row.gasUse}|${row.season}`, { row, doc })
  return [...newest.values()]
}

const ORDER: readonly GuideState[] = ['NOW', 'NEXT', 'PAST']

/** Every document with its state: those in force first, then what is to come, then the past; the newest first of each (AE-20). */
export function guideOrder<D extends Dated>(docs: readonly D[], today: DateText): { doc: D; state: GuideState }[] {
  const now = new Set(rowsInForce(docs, today).map(({ doc }) => doc.docId))
  const stateOf = (doc: D): GuideState => (doc.effectiveFrom > today ? 'NEXT' : now.has(doc.docId) ? 'NOW' : 'PAST')
  return docs
    .map((doc) => ({ doc, state: stateOf(doc) }))
    .sort(
      (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.doc.effectiveFrom < b.doc.effectiveFrom ? 1 : -1),
    )
}
