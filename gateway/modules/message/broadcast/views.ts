import type { In, Out } from '@contract'
import { batchFields } from '@contract/message'
import type { BroadcastKind } from '@domain/statuses/broadcast'
import type { Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { ownOr2902 } from '../../../http/refusal'
import { shape } from '../../../http/shape'
import { batchById, countBatches, countReaders, pageOfBatches, type ShownBatch } from '../repo/batches'

type List = 'btwob GET /message/broadcast/list'
type Detail = Out<'btwob GET /message/broadcast/detail'>

const rowOf = (batch: ShownBatch) => shape(batchFields, batch, { templateCode: batch.templateCode as BroadcastKind })

export async function batchList(work: Work, companyCode: string, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const rows = await pageOfBatches(work.db, companyCode, page)
  return envelope(page, rows.map(rowOf), await countBatches(work.db, companyCode))
}

export async function batchDetail(work: Work, companyCode: string, batchId: string): Promise<Detail> {
  const batch = ownOr2902(await batchById(work.db, companyCode, batchId))
  return { ...rowOf(batch), read: await countReaders(work.db, batch) }
}
