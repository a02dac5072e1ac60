/* Statements as documents (A 5.17), of the customers with statements in the demo data. */
import { documentsPart } from '../documents.mjs'

export const part = documentsPart({
  name: 'settlement-pdf',
  most: 60,
  phones: ['13800000001', '13800000008'],
  /** The signed addresses of all statements of the new system that a customer has. */
  async addressesOf(ask) {
    const { list } = await ask('/energyapi/settlement/list?pageSize=50')
    const ids = list.filter(({ billVersion }) => billVersion === 'NEW').map(({ statementId }) => statementId)
    const urls = []
    for (const id of ids) urls.push((await ask(`/energyapi/settlement/pdf?statementId=${encodeURIComponent(id)}`)).url)
    return urls
  },
})
