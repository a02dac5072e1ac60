/* What scripts/assistant-model.mjs reads questions with: the same as the planner. */

export { withoutDenied } from './clauses'
export { featuresOf } from './features'
export { inCharacters } from './foreign'
export { plain } from './script'
export { seenOf } from './seen'
export { soundKey } from './sound'
