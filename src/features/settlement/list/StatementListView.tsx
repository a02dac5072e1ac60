import { AccountBar } from '@/shared/customer'
import { ListPage, tabs, useFilters } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { goTo } from '@/routes/go'
import { AgeWords, EstimateMark } from '@/shared/age'
import { CountDown, Ends, Item, Money, Row, Status, Tag, Volume } from '@/ui'
import { statementStatus } from '@domain/statuses/statement'
import { leftText, placeOf, titleOf, type Head } from '../settlement-look'

const LIST = 'energy GET /settlement/list'

/** The statements of a customer: those that wait for the customer first (A 6.10). */
export function StatementListView(params: Readonly<Record<string, unknown>>) {
  const counts = useRead(LIST, { pageSize: 1 }, { handles: 'all', refresh: 'show' }).data?.counts
  const filters = useFilters(
    [
      tabs('state', [
        { key: 'PENDING', label: '待确认', ...(counts && { count: counts.PENDING }) },
        { key: 'DISPUTED', label: '异议中', ...(counts && { count: counts.DISPUTED }) },
        { key: 'CONFIRMED', label: '已确认' },
        { key: 'ALL', label: '全部' },
      ]),
    ],
    params,
  )
  const list = usePaged(LIST, filters.input, { refresh: 'show' })
  return (
    <ListPage
      list={list}
      filters={filters}
      head={<AccountBar />}
      keyOf={({ statementId }) => statementId}
      item={(head) => <StatementRow head={head} onEnd={() => void list.reload()} />}
      empty={filters.values.state === 'PENDING' ? '暂无待确认结算单' : '暂无结算单'}
    />
  )
}

function StatementRow({ head, onEnd }: { head: Head; onEnd: () => void }) {
  const { billVersion, confirmDeadline } = head
  return (
    <Item onTap={() => void goTo(placeOf(head))}>
      <Ends>
        <Row gap={8} wrap>
          <span className='fs-15 fw-m break'>{titleOf(head)}</span>
          {billVersion === 'OLD' && <Tag tone='muted'>旧</Tag>}
        </Row>
        <Money value={head.totalAmount} size='xs' />
      </Ends>
      <Ends>
        <span className='fs-12 t3'>
          <Volume value={head.totalVolume} />
          <EstimateMark of={head} />
          {confirmDeadline !== null && (
            <>
              {' · '}
              <CountDown until={confirmDeadline} format={leftText} onEnd={onEnd} />
            </>
          )}
        </span>
        <Status status={statementStatus[head.state]} />
      </Ends>
      <AgeWords of={head} />
    </Item>
  )
}
