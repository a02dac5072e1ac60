import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { openText } from '../../secret'
import { openTask, type Decided, type DeskArea, type TaskView } from '../desk/service'
import { ticketSubtypes } from '@domain/statuses/service-ticket'
import { actor, log } from './log'
import { ratingsByKeys, type Ticket } from './repo/tickets'
import { tickets } from './ticket-case'

/** The desk's kind of a call to a customer that was not content (TK-11). */
export const CALL_BACK = 'TICKET_CALL_BACK'

/** Staff have to call the customer. */
export const openCallBack = (work: Work, { bp, companyCode, ticketId }: Ticket): Promise<void> =>
  openTask(work, { companyCode, bizType: CALL_BACK, bizNo: `${bp}|${ticketId}`, bp, rule: 'manual', dueAt: null })

const keyOf = ({ bizNo }: { bizNo: string }) => {
  const [bp = '', id = ''] = bizNo.split('|')
  return { bp, id }
}

async function describe(work: Work, tasks: readonly { bizNo: string }[]): Promise<TaskView[]> {
  const rows = await tickets.byKeys(work, tasks.map(keyOf))
  const ratings = await ratingsByKeys(work.db, tasks.map(keyOf))
  return tasks.map((task) => {
    const row = rows.find((one) => one.ticketId === keyOf(task).id)
    const rating = ratings.find((one) => one.ticketId === row?.ticketId)
    return row ? viewOf(work, row, rating) : { title: '', facts: [], files: [] }
  })
}

function viewOf(work: Work, row: Ticket, rating: Row<'ticketEvaluation'> | undefined): TaskView {
  const named = !rating?.anonymous
  const fact = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  return {
    title: `回访：${row.title}（${row.ticketNo}）`,
    facts: [
      ...fact('户号', row.bp),
      ...fact('类型', ticketSubtypes[row.subtype].label),
      ...fact('评分', rating?.score ? `${rating.score}星` : ''),
      ...fact('标签', rating?.tags.join('、') ?? ''),
      ...fact('评价', rating ? openText(work, rating.commentEnc) : ''),
      ...fact('联系人', named ? openText(work, row.contactNameEnc) : ''),
      ...fact('联系电话', openText(work, row.contactPhoneEnc)),
      ...fact('最晚回访', rating?.callBackDue?.slice(0, 16).replace('T', ' ') ?? ''),
    ],
    files: [],
  }
}

/** The customer has been called: what staff say of it is in the ticket's log. */
async function decided(work: Work, { bizNo, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  const { bp, id } = keyOf({ bizNo })
  const row = await tickets.own(work, { bp }, id)
  const content = decision === 'PASS' ? `已回访：${remark}` : `未能联系：${remark}`
  await log(work, row, { action: 'NOTE', by: await actor(work, decidedBy, 'STAFF'), content })
}

export const callBackDesk: DeskArea = { describe, decided }
