/* What scripts/assistant-model.mjs reads questions with: the same as the planner. */

export { withoutDenied } from './clauses'
export { featuresOf } from './features'
export { inCharacters } from './foreign'
export { plain } from './script'
export { seenOf } from './seen'
export { soundKey } from './sound'

/** The customer that asks in the evaluation set, on its day. */
export const asking = {
  bp: '1000000001',
  customerName: '廊坊新华陶瓷有限公司',
  today: '2026-11-20',
  meters: ['1#窑炉', '2#窑炉', '食堂', '锅炉房'].map((name, at) => ({
    meterId: `M${at}`,
    meterNo: `8810000${at}`,
    name,
  })),
}
