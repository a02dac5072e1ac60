import { useEffect } from 'react'
import { DetailPage, PageFrame, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { AgeLine } from '@/shared/age'
import { NoMeter } from '@/shared/meter'
import { OldTable } from '@/shared/segments'
import { Card, Cell, CellGroup, Figures, Money, Volume } from '@/ui'
import { formatMonth } from '@domain/date-format'
import type { ViewParams } from '@/routes/table'

const INFO = '/pages/manager-energy/manager-energy-info'

/** 月账单详情（旧系统）: whole m³ at one price (A 6.9, AE-29). */
export function OldMonthView({
  billMonth,
  meterId,
}: ViewParams<'/pages/manager-energy/manager-energy-info/monthly-bill-detail-old'>) {
  const input = { billMonth, ...(meterId !== undefined && { meterId }) }
  const read = useRead('energy GET /monthBill/detailOld', input, { handles: ['A2101', 'A2206'] })
  const isNew = read.error?.is('A2206') ?? false
  useEffect(() => {
    if (isNew) void go(`${INFO}/monthly-bill-detail`, { billMonth }, { replace: true })
  }, [isNew, billMonth])
  const links = useLinks()
  if (read.error?.is('A2101')) return <PageFrame empty={<NoMeter />} />
  return (
    <DetailPage spaced read={read} title={formatMonth(billMonth)}>
      {(month) => (
        <>
          <Card>
            <Figures
              items={[
                { label: '用气量', value: <Volume value={month.total.volume} /> },
                { label: '金额', value: <Money value={month.total.amount} /> },
              ]}
            />
            <AgeLine of={month} className='mt8' />
          </Card>
          <OldTable rows={month.rows} no={month.oldBillNo === null ? '' : `原账单编号 ${month.oldBillNo}`} />
          <CellGroup>
            {[...new Set(month.rows.map(({ statementId }) => statementId))].map((statementId) => (
              <Cell
                key={statementId}
                icon='sign'
                title='旧结算单'
                onTap={links.to('/pages/manager-energy/settlement/monthly-bill-detail-old', { statementId })}
              />
            ))}
          </CellGroup>
        </>
      )}
    </DetailPage>
  )
}
