import type { CompanyRegistry } from '../../ports/registry'
import { supplied } from '../customers'
import type { ReadSetting } from './trouble'

/** The embedded register: setting `registry.closed` names the codes that are not in operation, comma-separated. */
export const embeddedRegistry = (readSetting: ReadSetting): CompanyRegistry => ({
  search: async (keyword) =>
    supplied
      .filter(({ customerName }) => customerName.includes(keyword))
      .flatMap(({ customerName, uscc, address }) =>
        uscc === undefined || uscc === null
          ? []
          : [{ companyName: customerName, taxNo: uscc, address, phone: null, bankName: null, bankAccount: null }],
      ),
  statusOf: async (uscc) => ((await readSetting('registry.closed')).split(',').includes(uscc) ? 'CLOSED' : 'OPEN'),
})
