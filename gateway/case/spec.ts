import type { StatusText, Transition } from '@domain/machine'
import type { TodoType } from '@domain/todo-types'
import type { CaseTable } from '../db/case-rows'
import type { Alongside, StateColumn } from '../db/guarded'
import type { NewRow, Row } from '../db/rows'
import type { StateChange } from '../db/state-log'
import type { Work } from '../http/context'
import type { MessageTo, Wording } from '../modules/message/service'
import type { TodoWords } from '../modules/notice/service'
import type { TextColumn } from '../sheet/table'

/** States of a case: what the column of its table admits. */
export type StateOf<T extends CaseTable, C extends StateColumn<T>> =
  Row<T> extends Record<C, infer S extends string> ? S : never

type Column<T extends CaseTable> = keyof Row<T> & string

/** Message and to-do of one event. Customer, route, business id and repetition key come from the kind. */
export interface CaseNotice {
  message?: Wording & Pick<MessageTo, 'expireAt'>
  todo?: TodoWords
  /** MASTER: masters alone; USER: `userId` alone. All users with the model by default. */
  audience?: 'MASTER' | 'USER'
  userId?: string
}

export interface Circumstances {
  /** YYYY-MM-DD of the product's clock. */
  today: string
  /** Reason given with the move; '' without one. */
  reason: string
}

/** Decision of the staff: a case has a desk task while it is in the state `in`. */
export interface CaseDesk<T extends CaseTable, C extends StateColumn<T>, E extends string> {
  /** bizType of its tasks. */
  readonly type: string
  readonly in: StateOf<T, C>
  readonly title: (row: Row<T>) => string
  /** Files that the staff may open, with the name of each. */
  readonly files?: (row: Row<T>) => readonly { name: string; fileId: string }[]
  readonly decisions: { readonly PASS: E; readonly REJECT: E }
  /** Columns that a decision writes. */
  readonly set?: (decided: { passed: boolean; remark: string; by: string; at: string }) => Alongside<T>
}

/** A state that ends by itself: `day` is its last day (from the next one it is over), `moment` the moment at which it is over. */
export type CaseDeadline<T extends CaseTable, C extends StateColumn<T>, E extends string> = {
  /** Name of its work items and their sweep, `area.what`. */
  readonly name: string
  readonly in: StateOf<T, C>
  readonly ends: E
} & (
  | {
      readonly day: Column<T>
      /** Daily run. */
      readonly at: `${number}:${number}`
      /** Reminds once for each of these numbers of days before the last day. */
      readonly remind?: {
        readonly days: readonly number[]
        readonly notice: (row: Row<T>, at: { today: string; left: number }) => CaseNotice
      }
    }
  | { readonly moment: Column<T> }
)

export interface CaseList<T extends CaseTable, C extends StateColumn<T>, Tab extends string> {
  /** States that each tab shows. */
  readonly tabs: Readonly<Record<Tab, readonly StateOf<T, C>[]>>
  /** Columns that are searched for a text. */
  readonly search?: readonly Column<T>[]
  /** Columns that a list may be narrowed to a value of. */
  readonly where?: readonly Column<T>[]
}

/** A kind of case as data. */
export interface CaseSpec<
  T extends CaseTable,
  C extends StateColumn<T>,
  I extends Column<T>,
  E extends string,
  Tab extends string,
> {
  readonly table: T
  /** Its own id; the primary key is (bp, id), ids sort by creation. */
  readonly id: I
  readonly state: C
  /** Name of each state, as users read it. */
  readonly states: Readonly<Record<StateOf<T, C>, StatusText>>
  readonly moves: readonly Transition<StateOf<T, C>, E>[]
  /** State of a new case. */
  readonly filed: StateOf<T, C>
  /** Its name in the state log. */
  readonly entity: StateChange['entity']
  /** Page of one case, where messages and to-dos lead. */
  readonly route: (row: Row<T>) => string
  /** Uploaded files that are part of a case, and what they are used for (FL-05). */
  readonly files?: { readonly ref: string; readonly of: (row: Partial<Row<T>>) => readonly string[] }
  /**
   * What the desk and the export of own data say of a case: label, width of the column, text (null: nothing to say). The customer
   * number, the state and the moment of filing are beside them.
   */
  readonly facts?: (work: Work) => readonly TextColumn<Row<T>>[]
  readonly desk?: CaseDesk<T, C, NoInfer<E>>
  readonly notify?: { readonly [Event in NoInfer<E>]?: (row: Row<T>, at: Circumstances) => CaseNotice }
  /** To-dos that every move closes: done by a user or staff, dropped by a deadline. */
  readonly todos?: readonly TodoType[]
  /** What else follows from a move, in its transaction; the row is the one after the move. */
  readonly then?: { readonly [Event in NoInfer<E>]?: (work: Work, row: Row<T>, by: string) => Promise<void> }
  readonly deadlines?: readonly CaseDeadline<T, C, NoInfer<E>>[]
  readonly list?: CaseList<T, C, Tab>
  /** Export of a user's own data (PIPL art. 45) with the facts of each case: the name of its table and the column with the user id. */
  readonly ownData?: { readonly title: string; readonly user: Column<T> }
}

/** What a new case brings; key, state and moments are the kind's. */
export type Filing<T extends CaseTable, C extends StateColumn<T>, I extends Column<T>> = Omit<
  NewRow<T>,
  'bp' | 'companyCode' | 'createdAt' | 'updatedAt' | C | I
>
