import { event } from '../../extensions'

/** A hazard has been fixed and closed. */
export const hazardClosed = event<{ bp: string; companyCode: string; hazardId: string }>('hazard.closed')
