import type { PageParams } from '@/routes/table'
import { StatementListView } from './list/StatementListView'
import { StatementView } from './statement/StatementView'

/** 抄表结算确认: the statements, and one of all meters (A 6.10). */
export const SettlementsView = ({
  statementId,
  ...list
}: PageParams<'/pages/manager-energy/settlement/monthly-bill'>) =>
  statementId === undefined ? (
    <StatementListView {...list} />
  ) : (
    <StatementView statementId={statementId} scope='MULTI' />
  )

/** 单表结算确认 (A 6.11). */
export const SingleStatementView = ({ statementId }: { statementId: string }) => (
  <StatementView statementId={statementId} scope='SINGLE' />
)
