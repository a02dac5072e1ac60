import { useAct } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Button, Cell, CellGroup, ErrorBlock } from '@/ui'

const LINKS = '/subPagesB/pages/accountSecurity/guestLink'

/** Links that are open to outsiders, and the end of all of them. */
export function LinksPart() {
  const read = useRead('btwob GET /guestLink/list', { pageSize: 50 }, { handles: 'all', refresh: 'show' })
  const revoke = useAct('btwob POST /guestLink/revoke', {
    ask: { content: '撤销后持链接的人立即不能再查看，且不能恢复，确定吗？', confirmText: '全部撤销', danger: true },
    ok: '链接已全部撤销',
  })
  const open = (read.data?.list ?? []).filter(({ state }) => state === 'LIVE' || state === 'LOCKED')
  return (
    <CellGroup title='有效的查阅链接'>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.data && open.length === 0 && <Cell title='没有有效的链接' />}
      {open.map(({ linkId, guestName, phoneMask, endDate }) => (
        <Cell
          key={linkId}
          title={`${guestName} ${phoneMask}`}
          subtitle={`有效至 ${endDate}`}
          onTap={() => void go(LINKS, { linkId })}
        />
      ))}
      {open.length > 0 && (
        <Button block kind='text' danger onTap={() => revoke.run({})}>
          撤销全部链接
        </Button>
      )}
    </CellGroup>
  )
}
