import { useState } from 'react'
import { DetailPage, useLink, useMay, type Link } from '@/blocks'
import { StopStrip } from '@/blocks/pay/StopStrip'
import { useRead } from '@/request'
import { BottomBar, Money, Skeleton, Stack } from '@/ui'
import { yearOf } from '@domain/date'
import { isOpen } from '../bill-view'
import type { BillDetail } from './detail-fields'
import { DetailHead } from './DetailHead'
import { BillInfo, Extras, Links, Notices, Payments } from './DetailSections'
import { LineCard } from './LineCard'
import { OldBillTable } from './OldBillTable'
import { PartPayDialog } from './PartPayDialog'

const PAY = '/pages/pay/place-order'

/** 账单详情 (A 6.15). */
export function BillDetailsView({ billId }: { billId: string }) {
  const read = useRead('default GET /crmgas/bill/detail', { billId }, { refresh: 'show' })
  const [parting, setParting] = useState(false)
  const pay = useLink(PAY, { bizType: 'BILL', billIds: [billId] })
  return (
    <DetailPage
      spaced
      read={read}

      skeleton={<Shape />}
      footer={(bill) =>
        bill.canPay && pay ? <PayBar bill={bill} onPay={pay} onPart={() => setParting(true)} /> : undefined
      }
    >
      {(bill) => (
        <>
          {isOpen(bill) && <StopStrip isPaid />}
          <Notices bill={bill} />
          <DetailHead bill={bill} />
          <Lines bill={bill} />
          <Extras extras={bill.extras} />
          <Payments bill={bill} />
          <Links bill={bill} />
          <BillInfo bill={bill} />
          {parting && <PartPayDialog billId={bill.billId} totalDue={bill.totalDue} onClose={() => setParting(false)} />}
        </>
      )}
    </DetailPage>
  )
}

/** What the gas of the bill was charged for, meter by meter. */
function Lines({ bill }: { bill: BillDetail }) {
  const tiers = useTiers(bill)
  if (bill.lines.length > 0 && bill.billVersion === 'OLD')
    return <OldBillTable lines={bill.lines} billNo={bill.billNo} />
  return (
    <>
      {bill.lines.map((line, index) => (
        <LineCard
          key={`${line.meterId}${line.channelNo}`}
          line={line}
          // Tiers count the meter, not its channels: shown once.
          tiers={bill.lines[index - 1]?.meterId === line.meterId ? undefined : tiers(line.meterId)}
        />
      ))}
    </>
  )
}

/** Where each meter stood in its year when the period ended: the month knows it. */
function useTiers({ billMonth, statement, periodTo, lines }: BillDetail) {
  const mayEnergy = useMay('model:ENERGY_VIEW')
  const enabled = mayEnergy && statement !== null && lines.some(({ segments }) => segments.length > 0)
  const input = { billMonth, ...(statement && { statementId: statement.statementId }) }
  const { data } = useRead('energy GET /monthBill/detail', input, { enabled, handles: 'all' })
  return (meterId: string) => {
    const of = data?.tierYear.find((one) => one.meterId === meterId)
    return of && { of, year: yearOf(periodTo) }
  }
}

function PayBar({ bill, onPay, onPart }: { bill: BillDetail; onPay: Link; onPart: () => void }) {
  return (
    <BottomBar
      sum={{ label: '应缴', value: <Money value={bill.totalDue} size='s' /> }}
      {...(bill.canPart && { secondary: { text: '部分缴费', onTap: onPart } })}
      primary={{ text: '缴费', onTap: onPay }}
    />
  )
}

const Shape = () => (
  <Stack gap={12} className='gutter'>
    <Skeleton kind='block' height={170} />
    <Skeleton kind='block' height={240} />
    <Skeleton kind='block' height={120} />
  </Stack>
)
