import type { Statement } from '../repo/statement'

/** Page of a statement. */
export const routeOf = ({ scope, statementId }: Pick<Statement, 'scope' | 'statementId'>): string =>
  scope === 'MULTI'
    ? `/pages/manager-energy/settlement/monthly-bill?statementId=${statementId}`
    : `/pages/manager-energy/settlement/monthly-bill-single?statementId=${statementId}`
