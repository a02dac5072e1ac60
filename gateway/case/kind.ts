import {
  caseOfCompany,
  casesByKeys,
  casesOf,
  casesOfUser,
  countCases,
  findCase,
  lockCases,
  pageOfCases,
  updateCase,
  type CaseRow,
  type CaseTable,
} from '../db/case-rows'
import type { Alongside, StateColumn } from '../db/guarded'
import type { Row } from '../db/rows'
import { stateLogOf } from '../db/state-log'
import type { Work } from '../http/context'
import { envelope, paged } from '../http/page'
import { refuseOwnNumber } from '../http/admission'
import { ownOr2902, refuseIf } from '../http/refusal'
import { contribute, type Extension } from '../extensions'
import { deskTasks } from '../modules/desk/service'
import { personalData, type OwnData } from '../personal-data'
import { listed } from '../sheet/table'
import type { AreaWork } from '../work/kinds'
import { idOf, type AnyKind } from './any-kind'
import { workOf } from './deadlines'
import { deskOf } from './desk'
import { factsOf } from './facts'
import { fileCase, moveCase } from './moves'
import type { CaseSpec, Filing } from './spec'

type Column<T extends CaseTable> = keyof Row<T> & string
type Logged = Awaited<ReturnType<typeof stateLogOf>>
interface Own {
  bp: string
}

/** What a kind of case can do; every read and write names the customer. */
export interface CaseKind<T extends CaseTable, C extends StateColumn<T>, I extends Column<T>, E extends string> {
  /** The same without its types, for what serves every kind. */
  readonly any: AnyKind
  /** Creates a case of the session's customer. `kept`: files of it that are part of the customer's cases of this kind already. */
  file(
    work: Work,
    by: Own & { companyCode: string; userId: string },
    values: Filing<T, C, I>,
    kept?: readonly string[],
  ): Promise<Row<T>>
  /** Reads a case of the customer. Refuses 2902 for any other. */
  own(work: Work, of: Own, id: string): Promise<Row<T>>
  /** The same, locked until the end of the transaction. Refuses 2904 when it is not as the user saw it. */
  locked(work: Work, of: Own, id: string, seen?: Partial<Row<T>>): Promise<Row<T>>
  /** Moves a case from the state in which it was read, with all that follows. Refuses 2904 when that move is not possible any more. */
  move(work: Work, seen: Row<T>, event: E, by: string, more?: { set?: Alongside<T>; reason?: string }): Promise<Row<T>>
  /** Writes columns of a case beside a move. */
  write(work: Work, row: Row<T>, set: Alongside<T>): Promise<void>
  byKeys(work: Work, keys: readonly (Own & { id: string })[]): Promise<Row<T>[]>
  /** A case of a company by its id alone, for staff; undefined without one. */
  ofCompany(work: Work, companyCode: string, id: string): Promise<Row<T> | undefined>
  /** All cases of the customer, those that are over too. */
  ever(work: Work, of: Own): Promise<Row<T>[]>
  /** What happened to a case, oldest first. */
  timeline(work: Work, row: Row<T>): Promise<Logged>
  /** What its area contributes to others: desk tasks, own data. */
  readonly extensions: readonly Extension<Work>[]
  readonly work: AreaWork
}

export interface CaseQuery<T extends CaseTable, Tab extends string> extends PageQuery {
  tab: Tab
  keyword?: string | undefined
  where?: { readonly [Name in Column<T>]?: string | undefined }
  /** Values of columns of which one must be equal. */
  anyOf?: { readonly [Name in Column<T>]?: string } | undefined
  /** Moments between which they were filed, both included. */
  created?: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Rows of the caller's own that stand before the first case. */
  before?: number
}

interface PageQuery {
  pageNum?: number | undefined
  pageSize?: number | undefined
}

interface Page<A> {
  list: A[]
  total: number
  pageNum: number
  pageSize: number
}

interface CasePage<T extends CaseTable, Tab extends string> extends Page<Row<T>> {
  /** Cases of each tab that the text and the values leave. */
  counts: Record<Tab, number>
}

/** Only a kind that declares a list has one. */
export interface Listing<T extends CaseTable, Tab extends string> {
  /** All listed cases of the customer, the newest first, for a rule about several; the next caller waits for the transaction's end. */
  lockAll(work: Work, of: Own): Promise<Row<T>[]>
  /** A page of all listed cases of the customer, each as `shown` answers it: a list without tabs. */
  page<A>(work: Work, of: Own, query: PageQuery, shown: (row: Row<T>) => A): Promise<Page<A>>
  /** A page of the customer's cases and the count of each tab: two statements, whatever the length of the history. */
  list(work: Work, of: Own, query: CaseQuery<T, Tab>): Promise<CasePage<T, Tab>>
}

type Spec<
  T extends CaseTable,
  C extends StateColumn<T>,
  I extends Column<T>,
  E extends string,
  Tab extends string,
> = CaseSpec<T, C, I, E, Tab>

/** Declares a kind of case. */
export function caseKind<
  const T extends CaseTable,
  const C extends StateColumn<T>,
  const I extends Column<T>,
  E extends string,
  Tab extends string,
>(spec: Spec<T, C, I, E, Tab> & { readonly list: object }): CaseKind<T, C, I, E> & Listing<T, Tab>
export function caseKind<
  const T extends CaseTable,
  const C extends StateColumn<T>,
  const I extends Column<T>,
  E extends string,
>(spec: Spec<T, C, I, E, never> & { readonly list?: never }): CaseKind<T, C, I, E>
export function caseKind(spec: object): unknown {
  const kind = anyKindOf(spec as LooseSpec)
  const { desk, ownData } = kind
  return {
    any: kind,
    file: (work: Work, by: Own & { companyCode: string; userId: string }, values: object, kept?: readonly string[]) =>
      fileCase(work, kind, by, values, kept),
    own: (work: Work, of: Own, id: string) => found(work, kind, of, id, false),
    locked: async (work: Work, of: Own, id: string, seen: object = {}) => {
      const row = await found(work, kind, of, id, true)
      refuseOwnNumber(work, row.bp)
      refuseIf(Object.entries(seen).some(([name, value]) => row[name] !== value) ? '2904' : null)
      return row
    },
    move: (work: Work, seen: CaseRow, event: string, by: string, more: { set?: object; reason?: string } = {}) =>
      moveCase(work, kind, seen, event, { ...more, by }),
    write: (work: Work, row: CaseRow, set: Readonly<Record<string, unknown>>) =>
      updateCase(work.db, kind, { bp: row.bp, id: idOf(kind, row) }, set),
    byKeys: (work: Work, keys: readonly (Own & { id: string })[]) => casesByKeys(work.db, kind, keys),
    ofCompany: (work: Work, companyCode: string, id: string) => caseOfCompany(work.db, kind, companyCode, id),
    ever: (work: Work, { bp }: Own) => casesOf(work.db, kind, bp),
    timeline: (work: Work, row: CaseRow) =>
      kind.machine.entity === null ? [] : stateLogOf(work.db, row.bp, kind.machine.entity, idOf(kind, row)),
    extensions: [
      ...(desk ? [contribute(deskTasks, { [desk.type]: deskOf(kind, desk) })] : []),
      ...(ownData ? [contribute(personalData, { [snake(kind.table)]: ownDataOf(kind, ownData) })] : []),
    ],
    work: workOf(kind),
    ...(kind.list && {
      list: listOf(kind, kind.list),
      page: pageOf(kind, kind.list),
      lockAll: lockAllOf(kind, kind.list),
    }),
  }
}

type LooseSpec = Omit<AnyKind, 'machine' | 'column'> & { state: string; entity: AnyKind['machine']['entity'] }

function anyKindOf({ state, entity, ...spec }: LooseSpec): AnyKind {
  const { table, id, moves } = spec
  return { ...spec, column: state, machine: { table, column: state, key: ['bp', id], moves, entity } }
}

async function found(work: Work, kind: AnyKind, { bp }: Own, id: string, lock: boolean): Promise<CaseRow> {
  return ownOr2902(await findCase(work.db, kind, { bp, id }, { lock }))
}

interface LooseQuery {
  tab: string
  keyword?: string
  where?: Record<string, string | undefined>
  anyOf?: Record<string, string>
  created?: { from?: string; to?: string }
  pageNum?: number
  pageSize?: number
  before?: number
}

const listOf =
  (kind: AnyKind, { tabs, search = [] }: AnyKind['list'] & object) =>
  async (
    work: Work,
    { bp }: Own,
    { tab, keyword = '', where = {}, anyOf, created = {}, before = 0, ...asked }: LooseQuery,
  ) => {
    const filter = {
      bp,
      where,
      anyOf,
      created,
      search: { text: search.length > 0 ? keyword.trim() : '', columns: search },
    }
    const page = paged(asked)
    const rows = await pageOfCases(work.db, kind, filter, { ...after(page, before), states: tabs[tab] ?? [] })
    const byState = await countCases(work.db, kind, filter)
    const counts = Object.fromEntries(
      Object.entries(tabs).map(([name, states]) => [
        name,
        states.reduce((sum, one) => sum + (byState.get(one) ?? 0), 0),
      ]),
    )
    return { ...envelope(page, rows, (counts[tab] ?? 0) + before), counts }
  }

const pageOf =
  (kind: AnyKind, { tabs }: AnyKind['list'] & object) =>
  async (work: Work, { bp }: Own, query: PageQuery, shown: (row: CaseRow) => unknown): Promise<Page<unknown>> => {
    const states = [...new Set(Object.values(tabs).flat())]
    const asked = paged(query)
    const rows = await pageOfCases(work.db, kind, { bp }, { ...asked, states })
    const byState = await countCases(work.db, kind, { bp })
    return envelope(
      asked,
      rows.map(shown),
      states.reduce((sum, one) => sum + (byState.get(one) ?? 0), 0),
    )
  }

/** Limit of a customer's cases for a rule about several of them. */
const MOST = 1000

const lockAllOf =
  (kind: AnyKind, { tabs }: AnyKind['list'] & object) =>
  async (work: Work, { bp }: Own): Promise<CaseRow[]> => {
    await lockCases(work.db, kind, bp)
    const states = [...new Set(Object.values(tabs).flat())]
    return pageOfCases(work.db, kind, { bp }, { states, offset: 0, limit: MOST })
  }

/** The part of a page that is left behind rows which stand before all others. */
const after = ({ offset, limit }: { offset: number; limit: number }, before: number) => ({
  offset: Math.max(0, offset - before),
  limit: limit - Math.min(limit, Math.max(0, before - offset)),
})

const ownDataOf =
  (kind: AnyKind, { title, user }: AnyKind['ownData'] & object): OwnData =>
  async (work, { userId }) =>
    listed(title, await casesOfUser(work.db, kind, user, userId), factsOf(work, kind))

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
