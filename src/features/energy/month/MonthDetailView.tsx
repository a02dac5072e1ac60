import type { Out } from '@contract'
import { useEffect } from 'react'
import { DetailPage, useLinks, useMay } from '@/blocks'
import { ExplainCard } from '@/shared/explain'
import { attempt, call, useRead } from '@/request'
import { addressOf, go, goTo } from '@/routes/go'
import { AgeLine, EstimateMark } from '@/shared/age'
import { showFile } from '@/shared/file'
import { PriceProof, SegmentTable, together } from '@/shared/segments'
import { tierBarOf } from '@/shared/tiers'
import {
  BottomBar,
  Button,
  Card,
  Ends,
  Figures,
  Item,
  Money,
  Progress,
  Row,
  SectionCard,
  Status,
  TierBar,
  Volume,
} from '@/ui'
import { yearOf } from '@domain/date'
import { formatMonth, formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatShare } from '@domain/percent'
import { formatVolume, formatVolumeNumber, isZeroVolume, sumVolume } from '@domain/volume'
import { billStatus, isOwing } from '@domain/statuses/bill'
import { statementStatus } from '@domain/statuses/statement'
import type { ViewParams } from '@/routes/table'
import { Compared } from '../Compared'

type Month = Out<'energy GET /monthBill/detail'>

const INFO = '/pages/manager-energy/manager-energy-info'
const SETTLE = '/pages/manager-energy/settlement/monthly-bill'

/** 月账单详情: all meters of a month (A 6.7). */
export function MonthDetailView({
  billMonth,
  statementId,
}: ViewParams<'/pages/manager-energy/manager-energy-info/monthly-bill-detail'>) {
  const input = { billMonth, ...(statementId !== undefined && { statementId }) }
  const read = useRead('energy GET /monthBill/detail', input, { refresh: 'show' })
  const isOld = read.data?.billVersion === 'OLD'
  useEffect(() => {
    if (isOld) void go(`${INFO}/monthly-bill-detail-old`, { billMonth }, { replace: true })
  }, [isOld, billMonth])
  return (
    <DetailPage spaced read={read} title={formatMonth(billMonth)} footer={(month) => <Footer month={month} />}>
      {(month) => (
        <>
          <Head month={month} />
          <Meters month={month} />
          <Prices month={month} />
          <Why month={month} />
          <Compared compare={month.compare} />
          <Tiers month={month} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ month }: { month: Month }) {
  const { header, statement, statements, bill, billVersion } = month
  const { amount, net, tax } = header
  return (
    <Card>
      <Ends>
        <span className='fs-13 t3 num'>{formatSpan(header.periodFrom, header.periodTo)}</span>
        <Row gap={4} className='keep'>
          <Status status={statementStatus[statement.state]} />
          {/* Of several statements each has a bill of its own. */}
          {bill !== null && statements.length === 1 && <Status status={billStatus[bill.state]} />}
        </Row>
      </Ends>
      <div>
        <Volume value={header.volume} size='l' />
        <EstimateMark of={month} />
      </div>
      <AgeLine of={month} className='mt4' />
      <div className='hr' />
      <Figures items={[{ label: '结算金额', value: <Money value={amount} /> }]} />
      {net !== null && tax !== null && (
        <div className='fs-12 t3 mt4 num'>
          不含税 {formatMoney(net)}　税额 {formatMoney(tax)}
        </div>
      )}
      {billVersion === 'NEW' &&
        statements.map(({ statementId, statementNo }) => (
          <Pdf key={statementId} statementId={statementId} no={statements.length > 1 ? statementNo : ''} />
        ))}
    </Card>
  )
}

/** `no`: where there are several; it is above the button, which is too narrow for it. */
function Pdf({ statementId, no }: { statementId: string; no: string }) {
  const show = () =>
    attempt(call('energy GET /settlement/pdf', { statementId }).then(({ url, fileName }) => showFile(url, fileName)))
  return (
    <>
      {no !== '' && <div className='fs-12 t3 mt16 break num'>{no}</div>}
      <Button
        block
        kind='plain'
        icon='pdf'
        className={no === '' ? 'mt16' : 'mt4'}
        label={`确认单${no} PDF`}
        onTap={show}
      >
        确认单 PDF
      </Button>
    </>
  )
}

function Meters({ month }: { month: Month }) {
  return (
    <SectionCard title='分表结算' flush>
      {month.meters.map((meter) => (
        <Item
          key={meter.meterId}
          onTap={() =>
            void go(`${INFO}/monthly-bill-detail-single`, { meterId: meter.meterId, billMonth: month.billMonth })
          }
        >
          <Ends>
            <span className='fs-15 fw-m break'>{meter.alias || meter.meterNo}</span>
            <Money value={meter.amount} size='xs' />
          </Ends>
          <Ends className='fs-12 t3'>
            <Volume value={meter.volume} />
            {meter.sharePct !== null && <span className='num'>占 {formatShare(meter.sharePct)}</span>}
          </Ends>
          {meter.lines.map((line) => (
            <Registers key={line.channelNo} line={line} isOnly={meter.lines.length === 1} />
          ))}
          {meter.sharePct !== null && (
            <Progress value={Number(meter.sharePct) / 100} label={`${meter.alias || meter.meterNo}占气量的份额`} />
          )}
        </Item>
      ))}
    </SectionCard>
  )
}

/** Between which registers a channel was settled, and what was adjusted. */
function Registers({ line, isOnly }: { line: Month['meters'][number]['lines'][number]; isOnly: boolean }) {
  const { channelName, prevReading, currReading, adjustVolume } = line
  return (
    <Row wrap className='fs-12 t3 num'>
      <span>
        {isOnly ? '' : `${channelName} `}上期 {formatVolumeNumber(prevReading)} → 本期 {formatVolumeNumber(currReading)}
      </span>
      {!isZeroVolume(adjustVolume) && <span className='c-warning'>调整 {formatVolume(adjustVolume)}</span>}
    </Row>
  )
}

function Prices({ month: { segments, otherItems, meters } }: { month: Month }) {
  if (segments.length === 0) return null
  return (
    <SectionCard title='计价分段'>
      {meters.map(({ meterId, alias, meterNo, lines }) => {
        const mine = segments.filter((one) => one.meterId === meterId)
        if (mine.length === 0) return null
        return (
          <div key={meterId} className='mb12'>
            <div className='fs-14 fw-m'>{alias || meterNo}</div>
            <SegmentTable
              segments={together(mine)}
              packageVolume={sumVolume(lines.map(({ packageVolume }) => packageVolume))}
            />
            <PriceProof meterId={meterId} segments={mine} />
          </div>
        )
      })}
      {otherItems.map(({ name, amount }, at) => (
        <Ends key={at}>
          <span>{name}</span>
          <Money value={amount} />
        </Ends>
      ))}
    </SectionCard>
  )
}

/** Each statement by itself: what was settled apart is compared apart. */
function Why({ month: { statements, meters, billVersion } }: { month: Month }) {
  const mayBill = useMay('model:BILL_VIEW')
  if (!mayBill || billVersion === 'OLD') return null
  const nameOf = (meterId: string | null) => {
    const meter = meters.find((one) => one.meterId === meterId)
    return statements.length > 1 && meter ? meter.alias || meter.meterNo : ''
  }
  return statements.map(({ statementId, meterId }) => (
    <ExplainCard key={statementId} of={{ statementId }} name={nameOf(meterId)} />
  ))
}

function Tiers({ month: { tierYear, header } }: { month: Month }) {
  if (tierYear.length === 0) return null
  const year = `${yearOf(header.periodTo)}年`
  return (
    <SectionCard title='年度阶梯'>
      {tierYear.map(({ meterId, alias, bands }) => (
        <div key={meterId} className='mb12'>
          <div className='fs-14 fw-m mb8'>{alias}</div>
          <TierBar {...tierBarOf(bands, year, '截至本期末')} />
        </div>
      ))}
    </SectionCard>
  )
}

/** What is to be done with the month now: agree, or pay. */
function Footer({ month: { statements } }: { month: Month }) {
  const links = useLinks()
  const maySettle = useMay('model:ENERGY_VIEW')
  const waiting = statements.find(({ state }) => state === 'PENDING')
  const owing = statements.find(({ bill }) => bill !== null && isOwing(bill.state))?.bill
  const pay = links(owing && addressOf('/pages/my-bill/details/details', { billId: owing.billId }))
  if (waiting && maySettle) {
    const { meterId, statementId } = waiting
    const place = addressOf(meterId === null ? SETTLE : `${SETTLE}-single`, { statementId })
    return <BottomBar primary={{ text: '去确认', onTap: () => void goTo(place) }} />
  }
  return pay ? <BottomBar primary={{ text: '去缴费', onTap: pay }} /> : null
}
