import type { CompanyRegistry } from '../../ports/registry'
import type { Told } from './trouble'

/** The embedded register: setting `registry.closed` names the codes that are not in operation, comma-separated. */
export const embeddedRegistry = (told: Told): CompanyRegistry => ({
  statusOf: async (uscc) => ((await told('registry.closed')).split(',').includes(uscc) ? 'CLOSED' : 'OPEN'),
})
