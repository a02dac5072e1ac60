import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Cell, CellGroup, ErrorBlock } from '@/ui'

/** Which colleague may spend the customer's money, and how much of it. */
export function SpendersPart() {
  const read = useRead('default GET /hqw/subAccount/list', SUBS, { handles: 'all', refresh: 'show' })
  const spenders = (read.data?.list ?? []).filter(({ spends }) => spends !== '')
  return (
    <CellGroup title='谁能动用资金'>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.data && spenders.length === 0 && <Cell title='没有子账号可以缴费、分期、订气量包或付提气款' />}
      {spenders.map(({ bindingId, remarkName, nickname, spends }) => (
        <Cell
          key={bindingId}
          title={remarkName || nickname}
          subtitle={spends}
          onTap={() => void go('/subPagesB/pages/accountSecurity/authority', { bindingId })}
        />
      ))}
    </CellGroup>
  )
}

/** All that a customer number may have (BD-08). */
const SUBS = { reviewStatus: '1', pageSize: 50 } as const
