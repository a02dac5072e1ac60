import { PageFrame } from '@/blocks'
import { useCustomerList } from '@/shared/customer'
import { go } from '@/routes/go'
import { Cell, CellGroup, Empty, Status } from '@/ui'
import { ApplicationDetail } from './ApplicationDetail'
import { reviewLooks, type CustomerRow } from '../words'

const isApplied = ({ isMaster }: CustomerRow): boolean => isMaster === '0'
const isUndecided = ({ reviewStatus }: CustomerRow): boolean => reviewStatus !== '1'

/** Own applications; a single one is shown at once. */
export function ApplicationList() {
  const list = useCustomerList({ refresh: 'show' })
  const rows = (list.data?.list ?? []).filter(isApplied)
  const waiting = rows.filter(isUndecided)
  const shown = waiting.length > 0 ? waiting : rows
  const [only] = shown
  if (shown.length === 1 && only) return <ApplicationDetail bindingId={only.bindingId} />
  return (
    <PageFrame spaced of={list} {...(shown.length === 0 && { empty: <Empty text='暂无审核中的申请' /> })}>
      <CellGroup>
        {shown.map((row) => (
          <ApplicationCell key={row.bindingId} row={row} />
        ))}
      </CellGroup>
    </PageFrame>
  )
}

/** Above the master's decisions: the user's own applications at other customer numbers. */
export function OwnApplications() {
  const list = useCustomerList({ handles: 'all', refresh: 'show' })
  const rows = (list.data?.list ?? []).filter((row) => isApplied(row) && isUndecided(row))
  if (rows.length === 0) return null
  return (
    <CellGroup title='我的申请'>
      {rows.map((row) => (
        <ApplicationCell key={row.bindingId} row={row} />
      ))}
    </CellGroup>
  )
}

function ApplicationCell({ row }: { row: CustomerRow }) {
  return (
    <Cell
      title={row.customerName}
      subtitle={`户号 ${row.bp} · ${row.companyName}`}
      value={<Status status={reviewLooks[row.reviewStatus]} />}
      onTap={() => void go('/pages/binding/check', { bindingId: row.bindingId })}
    />
  )
}
