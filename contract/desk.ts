import { Type as t } from '@sinclair/typebox'
import { Bp, Id, Instant, Nullable, OneOf, Paged, Text, Volume2, pageFields } from './common'
import { endpoints } from './endpoint'

/* CV-10: the one desk of the gas company's staff. */

const Decision = OneOf('PASS', 'REJECT', 'ADJUST')

const Task = t.Object({
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
  /** What there is to look at, in the words of the area. */
  title: t.String(),
  facts: t.Array(t.Object({ label: t.String(), value: t.String() })),
  files: t.Array(t.Object({ name: t.String(), url: t.String() })),
})

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
    in: t.Object({
      ...pageFields,
      bizType: t.Optional(Text(30)),
      /** Without it: open tasks. */
      decided: t.Optional(OneOf('1', '0')),
    }),
    out: Paged(Task),
    summary: 'Tasks of the staff member’s own company, the oldest first',
  },
  'btwob POST /review/decide': {
    access: 'staff',
    refuses: ['2202', '2203', '2210', '2902'],
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
    in: t.Object(pageFields),
    out: Paged(DeadLetter),
    summary: 'Work that was given up after its last try, the oldest first',
  },
  'btwob POST /work/dead/decide': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({
      itemId: t.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      decision: OneOf('RETRY', 'DROP'),
    }),
    out: t.Object({ itemId: t.String(), decision: OneOf('RETRY', 'DROP') }),
    summary: 'One more try, or the end of it',
  },
})
