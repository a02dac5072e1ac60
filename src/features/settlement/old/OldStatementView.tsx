import { useEffect } from 'react'
import { DetailPage, useLink, useLinks } from '@/blocks'
import { useRead, type ApiError } from '@/request'
import { addressOf, goTo } from '@/routes/go'
import { AgeLine } from '@/shared/age'
import { OldTable } from '@/shared/segments'
import { showFile } from '@/shared/file'
import { BottomBar, Button, Card, Cell, CellGroup, Ends, Figures, Money, Status, Volume } from '@/ui'
import { formatSpan } from '@domain/date-format'
import { billStatus, isOwing } from '@domain/statuses/bill'
import type { ViewParams } from '@/routes/table'
import { placeOf, titleOf } from '../settlement-look'

/** 结算单（旧系统）: read-only, signed on paper (A 6.12). */
export function OldStatementView({
  statementId,
}: ViewParams<'/pages/manager-energy/settlement/monthly-bill-detail-old'>) {
  const read = useRead('energy GET /settlement/detailOld', { statementId }, { handles: ['A2206'] })
  useNewPlace(statementId, read.error)
  const bill = read.data?.bill ?? null
  const links = useLinks()
  const open = links(bill && addressOf('/pages/my-bill/details/details', { billId: bill.billId }))
  const butler = useLink('/subPages/butler')
  return (
    <DetailPage
      spaced
      read={read}
      footer={() =>
        bill !== null && isOwing(bill.state) && open ? (
          <BottomBar primary={{ text: '去缴费', onTap: open }} />
        ) : undefined
      }
    >
      {(statement) => (
        <>
          <Card>
            <Ends>
              <span className='fs-15 fw-m break'>{titleOf(statement)}</span>
              {bill !== null && <Status status={billStatus[bill.state]} />}
            </Ends>
            <div className='fs-12 t3 mt4 num'>{formatSpan(statement.periodFrom, statement.periodTo)}</div>
            <div className='hr' />
            <Figures
              items={[
                { label: '结算气量', value: <Volume value={statement.totalVolume} /> },
                { label: '结算金额', value: <Money value={statement.totalAmount} /> },
              ]}
            />
            <AgeLine of={statement} className='mt8' />
            <div className='sunken mt12 fs-13 t2'>该结算单为纸质签署</div>
            <Scan url={statement.scanUrl} no={statement.statementNo} />
          </Card>
          <OldTable rows={statement.rows} no={`结算单号 ${statement.statementNo}`} />
          {butler && (
            <CellGroup>
              <Cell icon='butler' title='如有疑问请联系客户经理' onTap={butler} />
            </CellGroup>
          )}
        </>
      )}
    </DetailPage>
  )
}

function Scan({ url, no }: { url: string | null; no: string }) {
  if (url === null) return null
  return (
    <Button block kind='plain' icon='pdf' className='mt16' onTap={() => showFile(url, `结算单${no}.pdf`)}>
      查看扫描件
    </Button>
  )
}

/** AE-28: a statement of the new system has a page of its own. */
function useNewPlace(statementId: string, error: ApiError | undefined): void {
  useEffect(() => {
    if (!error?.is('A2206')) return
    const { scope } = error.data as { scope: 'MULTI' | 'SINGLE' }
    void goTo(placeOf({ scope, billVersion: 'NEW', statementId }), { replace: true })
  }, [error, statementId])
}
