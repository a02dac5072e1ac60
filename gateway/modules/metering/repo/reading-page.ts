import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Meter } from '../types'
import { readingFields, type Reading } from './reading'

/** A page of a meter's readings between two moments, whatever became of them; the oldest first. */
export async function readingPage(
  db: Db,
  { companyCode, meterId }: Pick<Meter, 'companyCode' | 'meterId'>,
  span: { from: string; before: string; channelNo: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: Reading[]; total: number }> {
  const found = db
    .selectFrom('meterReading')
    .where('companyCode', '=', companyCode)
    .where('meterId', '=', meterId)
    .where('readAt', '>=', span.from)
    .where('readAt', '<', span.before)
    .$if(span.channelNo !== undefined, (query) => query.where('channelNo', '=', span.channelNo ?? ''))
  const rows = await found
    .select(readingFields)
    .orderBy('readAt')
    .orderBy('channelNo')
    .orderBy('createdAt')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** Readings of meters between two moments after a place of their order, moment and id; the oldest first. */
export async function readingsAfter(
  db: Db,
  { companyCode }: Pick<Meter, 'companyCode'>,
  meters: readonly Pick<Meter, 'meterId'>[],
  span: { from: string; before: string },
  after: { readAt: string; readingId: string } | null,
  limit: number,
): Promise<Reading[]> {
  if (meters.length === 0) return []
  return db
    .selectFrom('meterReading')
    .select(readingFields)
    .where('companyCode', '=', companyCode)
    .where(
      'meterId',
      'in',
      meters.map(({ meterId }) => meterId),
    )
    .where('readAt', '>=', span.from)
    .where('readAt', '<', span.before)
    .$if(after !== null, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('readAt', '>', after?.readAt ?? ''),
          and([eb('readAt', '=', after?.readAt ?? ''), eb('readingId', '>', after?.readingId ?? '')]),
        ]),
      ),
    )
    .orderBy('readAt')
    .orderBy('readingId')
    .limit(limit)
    .execute()
}
