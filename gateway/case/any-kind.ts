import type { StatusText, Transition } from '@domain/machine'
import type { TodoType } from '@domain/todo-types'
import type { CasePlace, CaseRow } from '../db/case-rows'
import type { Work } from '../http/context'
import type { AnyMachine } from '../states'
import type { TextColumn } from '../sheet/table'
import type { CaseNotice, Circumstances } from './spec'

/*
 * A kind of whatever table, for the code that serves all kinds: names and values are held by `CaseSpec`, which `caseKind` demands of
 * the file that declares one.
 */
export interface AnyKind extends CasePlace {
  readonly machine: AnyMachine
  readonly states: Readonly<Record<string, StatusText>>
  readonly moves: readonly Transition[]
  readonly filed: string
  route(row: CaseRow): string
  readonly files?: { readonly ref: string; of(row: object): readonly string[] }
  facts?(work: Work): readonly TextColumn<CaseRow>[]
  readonly desk?: AnyDesk
  readonly notify?: Readonly<Record<string, ((row: CaseRow, at: Circumstances) => CaseNotice) | undefined>>
  readonly todos?: readonly TodoType[]
  readonly then?: Readonly<Record<string, ((work: Work, row: CaseRow, by: string) => Promise<void>) | undefined>>
  readonly deadlines?: readonly AnyDeadline[]
  readonly list?: {
    readonly tabs: Readonly<Record<string, readonly string[]>>
    readonly search?: readonly string[]
  }
  readonly ownData?: { readonly title: string; readonly user: string }
}

export interface AnyDesk {
  readonly type: string
  readonly in: string
  title(row: CaseRow): string
  files?(row: CaseRow): readonly { name: string; fileId: string }[]
  readonly decisions: { readonly PASS: string; readonly REJECT: string }
  set?(decided: { passed: boolean; remark: string; by: string; at: string }): object
}

export type AnyDeadline = { readonly name: string; readonly in: string; readonly ends: string } & (
  | {
      readonly day: string
      readonly at: `${number}:${number}`
      readonly remind?: {
        readonly days: readonly number[]
        notice(row: CaseRow, at: { today: string; left: number }): CaseNotice
      }
    }
  | { readonly moment: string }
)

export const idOf = ({ id }: CasePlace, row: CaseRow): string => String(row[id])
export const stateOf = ({ column }: CasePlace, row: CaseRow): string => String(row[column])
