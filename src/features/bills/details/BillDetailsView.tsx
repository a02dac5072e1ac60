import { useState } from 'react'
import { DetailPage, useLink, useMay, type Link, Shape } from '@/blocks'
import { ExplainCard, useExplained } from '@/shared/explain'
import { usePrepare } from '@/shared/prepared-payment'
import { StopStrip } from '@/shared/gas-stop'
import { useRead } from '@/request'
import { OldTable, type OldRow } from '@/shared/segments'
import { tierBarOf } from '@/shared/tiers'
import { BottomBar, Money, SectionCard } from '@/ui'
import { yearOf } from '@domain/date'
import { sumMoney } from '@domain/money'
import type { ViewParams } from '@/routes/table'
import { isOpen } from '@/shared/bill'
import { byMeter, type MonthBill } from './bill-month'
import type { BillDetail } from './bill-facts'
import { DetailHead } from './DetailHead'
import { BillInfo, Extras, Links, Notices, Payments } from './DetailSections'
import { MeterFold } from './MeterFold'
import { PartPayDialog } from './PartPayDialog'

const PAY = '/pages/pay/place-order'

/** 账单详情 (A 6.15). */
export function BillDetailsView({ billId }: ViewParams<'/pages/my-bill/details/details'>) {
  const read = useRead('default GET /crmgas/bill/detail', { billId }, { refresh: 'show' })
  // Asked for at once: what is above waits for no second round.
  useExplained({ billId }, 'PREV')
  const [parting, setParting] = useState(false)
  const pay = useLink(PAY, { bizType: 'BILL', billIds: [billId] })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[170, 240, 120]} />}
      footer={(bill) =>
        !bill.canPay ? undefined : pay ? (
          <PayBar bill={bill} onPay={pay} onPart={() => setParting(true)} />
        ) : (
          <PrepareBar bill={bill} />
        )
      }
    >
      {(bill) => (
        <>
          {isOpen(bill) && <StopStrip isPaid />}
          <Notices bill={bill} />
          <DetailHead bill={bill} />
          {hasGas(bill) && <ExplainCard of={{ billId: bill.billId }} />}
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

/** What a package or the like costs is not made of gas: nothing to be compared. */
const hasGas = ({ lines }: BillDetail): boolean => lines.length > 0

/** What the gas was charged for, meter by meter. */
function Lines({ bill }: { bill: BillDetail }) {
  const month = useMonth(bill)
  if (bill.lines.length === 0) return null
  if (bill.billVersion === 'OLD') return <OldTable rows={bill.lines.map(oldRow)} no={`原账单编号 ${bill.billNo}`} />
  const year = `${yearOf(bill.periodTo)}年`
  const total = sumMoney(bill.lines.map(({ amount }) => amount))
  return (
    <SectionCard title='用气明细' flush>
      {byMeter(bill.lines).map((lines) => {
        const of = month?.tierYear.find(({ meterId }) => meterId === lines[0].meterId)
        return (
          <MeterFold
            key={lines[0].meterId}
            lines={lines}
            total={total}
            tiers={of && tierBarOf(of.bands, year, '截至本期末')}
          />
        )
      })}
    </SectionCard>
  )
}

const oldRow = (line: BillDetail['lines'][number]): OldRow => ({
  meterNo: line.meterNo,
  prev: line.prevReading,
  curr: line.currReading,
  volume: line.billedVolume,
  price: line.price,
  amount: line.amount,
})

/** The month of the bill: the position of each meter in its year at the end of the period. */
function useMonth({ billMonth, billVersion, statement }: BillDetail): MonthBill | undefined {
  const enabled = useMay('model:ENERGY_VIEW') && statement !== null && billVersion === 'NEW'
  const input = { billMonth, ...(statement && { statementId: statement.statementId }) }
  return useRead('energy GET /monthBill/detail', input, { enabled, handles: 'all' }).data
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

/** A user without the right to pay prepares it for the master (Y-12). */
function PrepareBar({ bill: { billId, totalDue } }: { bill: BillDetail }) {
  const { busy, prepare } = usePrepare()
  const submit = () => prepare({ kind: 'BILL', billIds: [billId] })
  return (
    <BottomBar
      sum={{ label: '应缴', value: <Money value={totalDue} size='s' /> }}
      primary={{ text: '提交审批', loading: busy, onTap: submit }}
    />
  )
}
