/* Bills as documents, of customers that have some in the demo data: drawn at each opening. */
import { documentsPart } from '../documents.mjs'

const calls = '/api/crmgas/bill'

export const part = documentsPart({
  name: 'bill-pdf',
  most: 80,
  phones: ['13800000001', '13800000008'],
  /** The signed addresses of a customer's newest bills. */
  async addressesOf(ask) {
    const { list } = await ask(`${calls}/list?pageSize=50`)
    const urls = []
    for (const { billId } of list) urls.push((await ask(`${calls}/pdf?billId=${encodeURIComponent(billId)}`)).url)
    return urls
  },
})
