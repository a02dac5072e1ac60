import { ownData } from '@contract/own-data'
import { implement } from '../../http/handlers'
import { exportData } from './export'

export const ownDataHandlers = implement(ownData, {
  'default POST /crmgas/portal/user/exportData': (ctx, { securityTicket }) => exportData(ctx, securityTicket),
})
