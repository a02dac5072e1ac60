import type { BoundSession } from './context'

/** Money is shown to users that may see bills (A, conventions: null without BILL_VIEW). */
export const maySee = (session: Pick<BoundSession, 'isMaster' | 'models'>, model: string): boolean =>
  session.isMaster || session.models.includes(model)
