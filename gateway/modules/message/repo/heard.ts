import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

export interface HeardMessage {
  companyCode: string
  userId: string
  msgId: string
  templateCode: string
  /** Page that it leads to, without a query. */
  page: string
  createdAt: string
  /** First delivery by SMS or WeChat, or when it was read in the app; null: neither. */
  heardAt: string | null
}

/** Messages of some templates that lead to a page, of a span of time, a page of them in the order of their keys. */
export async function heardPage(
  db: Db,
  asked: {
    from: string
    to: string
    templates: readonly string[]
    after: { userId: string; msgId: string }
    limit: number
  },
): Promise<HeardMessage[]> {
  const { rows } = await sql<HeardMessage>`
    select m.company_code as "companyCode", m.user_id as "userId", m.msg_id as "msgId", m.template_code as "templateCode",
      m.target_route as page, m.created_at as "createdAt", least(m.read_at, d.sent_at) as "heardAt"
    from message m
    left join lateral (
      select min(sent_at) as sent_at from message_delivery
      where user_id = m.user_id and msg_id = m.msg_id and created_at = m.created_at and state = 'sent'
    ) d on true
    where m.created_at >= ${asked.from}::timestamptz and m.created_at < ${asked.to}::timestamptz
      and m.template_code = any(${[...asked.templates]}::text[]) and m.target_route is not null
      and (m.user_id, m.msg_id) > (${asked.after.userId}, ${asked.after.msgId})
    order by m.user_id, m.msg_id
    limit ${asked.limit}`.execute(db)
  return rows
}
