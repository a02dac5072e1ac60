import type { CaseRow } from '../db/case-rows'
import type { Work } from '../http/context'
import { moment, type TextColumn } from '../sheet/table'
import { stateOf, type AnyKind } from './any-kind'

/** What is said of a case at the desk and in the export of own data: its customer number, the facts of its kind, its state and moment. */
export const factsOf = (work: Work, kind: AnyKind): readonly TextColumn<CaseRow>[] => [
  ['户号', 14, ({ bp }) => bp],
  ...(kind.facts?.(work) ?? []),
  ['状态', 12, (row) => kind.states[stateOf(kind, row)]?.label ?? null],
  ['提交时间', 20, ({ createdAt }) => moment(createdAt)],
]
