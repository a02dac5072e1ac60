import { Type as t } from '@sinclair/typebox'
import { Bp, Flag, Id, Instant, Nullable, OneOf, Paged, Text, Volume2, pageFields } from './common'
import { endpoints } from './endpoint'

/* CV-10: the one desk of the gas company's staff. */

const Decision = OneOf('PASS', 'REJECT', 'ADJUST')
/** How a state is drawn. */
const Tone = OneOf('primary', 'success', 'warning', 'danger', 'muted')

/** What a task's row holds. */
export const taskHead = {
  taskId: Id,
  /** CERT, QUALIFICATION, …: the area that asked. */
  bizType: t.String(),
  bizNo: t.String(),
  bp: Nullable(Bp),
  rule: OneOf('autoPass', 'autoReject', 'manual'),
  dueAt: Nullable(Instant),
  createdAt: Instant,
  decision: Nullable(Decision),
  decidedAt: Nullable(Instant),
  decidedBy: Nullable(t.String()),
  remark: t.String(),
}

/** The company of `bp`; '' without one. */
const customerName = t.String()

const Task = t.Object({
  ...taskHead,
  /** The subject of the task, in the words of the area. */
  title: t.String(),
  customerName,
  /** The gas account of `bp` has been closed since. */
  isClosed: t.Boolean(),
  facts: t.Array(t.Object({ label: t.String(), value: t.String() })),
  files: t.Array(t.Object({ name: t.String(), url: t.String() })),
  /** Sentences that answer this kind, to be filled in. */
  replies: t.Array(t.String()),
  /** The name of the member of staff that works on it; null = no member of staff does. */
  takenBy: Nullable(t.String()),
  isMine: Flag,
})

/** Which of the open tasks: all, those that no member of staff has taken, those of the caller. */
const Share = OneOf('ALL', 'FREE', 'MINE')

const DeadLetter = t.Object({
  itemId: t.String(),
  /** `area.what` of the work queue. */
  kind: t.String(),
  key: t.String(),
  error: t.String(),
  tries: t.Integer(),
  failedAt: Instant,
})

export const desk = endpoints({
  'btwob GET /review/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({
      ...pageFields,
      bizType: t.Optional(Text(30)),
      /** Without it: open tasks. */
      decided: t.Optional(OneOf('1', '0')),
      share: t.Optional(Share),
      taskId: t.Optional(Id),
    }),
    out: Paged(Task),
    summary: 'Tasks of the staff member’s own company: what is due first stands first, the decided ones newest first',
  },
  'btwob GET /review/summary': {
    access: 'staff',
    out: t.Object({
      /** Past their limit; due within 30 minutes. */
      overdue: t.Integer(),
      soon: t.Integer(),
      free: t.Integer(),
      mine: t.Integer(),
      /** Of the open tasks, by kind; the fullest first. */
      kinds: t.Array(t.Object({ bizType: t.String(), count: t.Integer() })),
      dead: t.Integer(),
      staffName: t.String(),
    }),
    summary: 'Counts of the queue of the staff member’s own company',
  },
  'btwob POST /review/take': {
    access: 'staff',
    refuses: ['2203', '2210', '2212', '2902'],
    in: t.Object({ taskId: Id, take: Flag }),
    out: t.Object({ taskId: Id, isMine: Flag }),
    summary: 'Takes a task for oneself (1), or puts an own one back (0); one member of staff at a time',
  },
  'btwob GET /review/customer': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ taskId: Id }),
    out: t.Object({
      groups: t.Array(
        t.Object({
          title: t.String(),
          facts: t.Array(t.Object({ label: t.String(), value: t.String(), tone: Nullable(Tone) })),
        }),
      ),
    }),
    summary: 'What staff should know of the customer that a task is about; empty for a task without one',
  },
  'btwob POST /review/decide': {
    access: 'staff',
    refuses: ['2202', '2203', '2210', '2212', '2902', '2904'],
    in: t.Object({
      taskId: Id,
      decision: Decision,
      /** ADJUST only: the volume that is granted, m³. */
      volume: t.Optional(Volume2),
      remark: Text(200),
      requestNo: t.Optional(Text(64)),
    }),
    out: t.Object({ taskId: Id, decision: Decision, decidedAt: Instant }),
    summary: 'Decides a task; the same decision again answers the first one',
  },
  'btwob GET /work/dead': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(DeadLetter),
    summary: 'Work that failed its last try, the oldest first',
  },
  'btwob POST /work/dead/decide': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({
      itemId: t.String({ pattern: '^[1-9][0-9]{0,17}$' }),
      decision: OneOf('RETRY', 'DROP'),
    }),
    out: t.Object({ itemId: t.String(), decision: OneOf('RETRY', 'DROP') }),
    summary: 'One more try, or the end of it',
  },
})
