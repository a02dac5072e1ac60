import { Type } from '@sinclair/typebox'
import { HOUR, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import * as staff from '../../modules/ticket/staff'
import type { Ticket } from '../../modules/ticket/repo/tickets'
import { tickets } from '../../modules/ticket/ticket-case'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { demoId } from '../people'
import { HANDLERS } from '../tickets/handlers'
import { restingTickets } from './repo'

/** ms after its filing for which the operator looks after something: the history of the demo world stays as it is. */
const YOUNG = 6 * HOUR

/** The earliest filing of what the operator looks after. */
export const youngSince = (work: Pick<Work, 'clock'>): string => toInstant(work.clock.now() - YOUNG)

const RESULTS = {
  REPAIR: '现场检修完成，试运行正常，检漏合格',
  CONSULT: '已电话答复，并将说明发送至您的消息中心',
  COMPLAINT: '已核实并致歉，相关环节已整改',
  SUGGEST: '建议已收到，已转相关部门评估',
  APPLY: '已按预约上门办理完成',
} as const

type Step = (work: Work, row: Ticket, key: { ticketId: string; version: number }) => Promise<unknown>

const clerk = ({ companyCode }: Ticket) => ({ userId: demoId('app_user', '13800000012'), companyCode })

const dispatch: Step = (work, row, key) => {
  const [handlerName, handlerPhone, handlerRole] = HANDLERS[row.ticketType]
  const deptName = row.ticketType === 'COMPLAINT' ? '服务质量部' : ''
  return staff.dispatch(work, clerk(row), { ...key, handlerName, handlerPhone, handlerRole, deptName })
}
const start: Step = (work, row, key) => staff.start(work, clerk(row), key)
const arrive: Step = (work, row, key) => staff.arrive(work, clerk(row), key)
const resolve: Step = (work, row, key) =>
  staff.resolve(work, clerk(row), { ...key, resultText: RESULTS[row.ticketType] })

/** What a clerk would do next; null where the customer's turn has come. What needs no visit is resolved from the desk. */
function nextOf({ state, arriveDue, arrivedAt }: Ticket): Step | null {
  const travels = arriveDue !== null && arrivedAt === null
  if (state === 'ACCEPTED') return dispatch
  if (state === 'DISPATCHED') return travels ? start : resolve
  if (state === 'PROCESSING') return travels ? arrive : resolve
  return null
}

const serve = kind({
  name: 'demo.ticket',
  data: Type.Object({ bp: Type.String(), ticketId: Type.String(), version: Type.Integer() }),
  run: {
    async handle(work: Work, { bp, ticketId, version }) {
      const row = await tickets.locked(work, { bp }, ticketId)
      if (row.version === version) await nextOf(row)?.(work, row, { ticketId, version })
    },
  },
})

/** Tickets of the demo world go on, a step at a time, as clerks and fitters would move them. */
export const ticketOperator: AreaWork = {
  kinds: [serve],
  sweeps: [
    sweep('demo.ticket', { everySeconds: 10 }, serve, async (work, after, limit) => {
      const { db, clock, config } = work
      if (!config.demoOperator) return []
      const restsSince = toInstant(clock.now() - config.demoOperatorSeconds * 1000)
      const rows = await restingTickets(db, { filedSince: youngSince(work), restsSince }, after, limit)
      return rows.map((data) => ({ key: `${data.ticketId}|${data.version}`, data }))
    }),
  ],
}
