import { PageFrame, useEachShow } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Cell, CellGroup, Empty, Status } from '@/ui'
import { ApplicationDetail } from './ApplicationDetail'
import { reviewLooks } from './words'

/** Own applications; a single one is shown at once. */
export function ApplicationList() {
  const list = useRead('default POST /crmgas/portal/user/customerListNew', {}, { freshFor: 0 })
  useEachShow(() => void list.reload())
  const rows = (list.data?.list ?? []).filter((row) => row.isMaster === '0')
  const waiting = rows.filter((row) => row.reviewStatus !== '1')
  const shown = waiting.length > 0 ? waiting : rows
  const [only] = shown
  if (shown.length === 1 && only) return <ApplicationDetail bindingId={only.bindingId} />
  return (
    <PageFrame className='bd-page' of={list} {...(shown.length === 0 && { empty: <Empty text='暂无审核中的申请' /> })}>
      <CellGroup>
        {shown.map((row) => (
          <Cell
            key={row.bindingId}
            title={row.customerName}
            subtitle={`户号 ${row.bp} · ${row.companyName}`}
            value={<Status status={reviewLooks[row.reviewStatus]} />}
            onTap={() => void go('/pages/binding/check', { bindingId: row.bindingId })}
          />
        ))}
      </CellGroup>
    </PageFrame>
  )
}
