import { Type, type Static } from '@sinclair/typebox'
import { addDays, diffDays } from '@domain/date'
import { dueCases, findCase, nextDueCase, type CaseRow } from '../db/case-rows'
import type { Work } from '../http/context'
import { atPresent } from '../work/context'
import { kind as workKind, sweep, type AreaWork } from '../work/kinds'
import { idOf, stateOf, type AnyDeadline, type AnyKind } from './any-kind'
import { moveCase, notifyCase } from './moves'

const caseKey = Type.Object({ companyCode: Type.String(), bp: Type.String(), id: Type.String() })
type CaseKey = Static<typeof caseKey>

/** Moments are looked for this often, in seconds. */
const LOOK = 60

/** What the clock does with the cases of a kind. */
export function workOf(kind: AnyKind): AreaWork {
  const parts = (kind.deadlines ?? []).map((deadline) => deadlineOf(kind, deadline))
  return { kinds: parts.map((one) => one.kind), sweeps: parts.map((one) => one.sweep) }
}

function deadlineOf(kind: AnyKind, deadline: AnyDeadline) {
  const item = workKind({
    name: deadline.name,
    data: caseKey,
    run: { handle: atPresent((work: Work, key: CaseKey) => atDeadline(work, kind, deadline, key)) },
  })
  const list = async (work: Work, after: string, limit: number) => {
    const due = { state: deadline.in, column: columnOf(deadline), until: untilOf(work, deadline) }
    const rows = await dueCases(work.db, kind, due, after, limit)
    return rows.map((row) => {
      const id = idOf(kind, row)
      return { key: id, data: { companyCode: row.companyCode, bp: row.bp, id } }
    })
  }
  if ('day' in deadline) return { kind: item, sweep: sweep(deadline.name, { dailyAt: deadline.at }, item, list) }
  const next = (work: Work) =>
    nextDueCase(work.db, kind, { state: deadline.in, column: deadline.moment, now: work.clock.iso() })
  return { kind: item, sweep: sweep(deadline.name, { everySeconds: LOOK }, item, list, next) }
}

const columnOf = (deadline: AnyDeadline): string => ('day' in deadline ? deadline.day : deadline.moment)

/** Latest day or moment of a column for its case to be checked now. */
function untilOf({ clock }: Work, deadline: AnyDeadline): string {
  if (!('day' in deadline)) return clock.iso()
  return addDays(clock.today(), deadline.remind ? Math.max(...deadline.remind.days) : -1)
}

/** Harmless to repeat: a case that has left the state stays as it is, and each step sends its reminder once. */
async function atDeadline(work: Work, kind: AnyKind, deadline: AnyDeadline, key: CaseKey): Promise<void> {
  const row = await findCase(work.db, kind, key, { lock: true })
  const due = row?.[columnOf(deadline)]
  if (row === undefined || stateOf(kind, row) !== deadline.in || typeof due !== 'string') return
  if (isOver(work, deadline, due)) {
    await moveCase(work, kind, row, deadline.ends, { by: 'SYSTEM' })
    return
  }
  if ('day' in deadline && deadline.remind) await remind(work, kind, row, due, deadline.remind)
}

const isOver = ({ clock }: Work, deadline: AnyDeadline, due: string): boolean =>
  'day' in deadline ? due < clock.today() : Date.parse(due) <= clock.now()

async function remind(
  work: Work,
  kind: AnyKind,
  row: CaseRow,
  lastDay: string,
  { days, notice }: Extract<AnyDeadline, { day: string }>['remind'] & object,
): Promise<void> {
  const today = work.clock.today()
  const left = diffDays(today, lastDay)
  const steps = days.filter((step) => left <= step)
  if (steps.length === 0) return
  await notifyCase(work, kind, row, notice(row, { today, left }), `${lastDay}|${Math.min(...steps)}`)
}
