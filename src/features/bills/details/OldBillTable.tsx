import { Card, Row } from '@/ui'
import { formatAmount, sumMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { formatVolumeNumber, sumVolume, type Volume } from '@domain/volume'
import type { BillLine } from './explain'
import { TableRow } from './SegmentTable'
import './details.scss'

/** The old system knows whole m³ only (AE-29): '18432.00' → '18,432'. */
const whole = (volume: Volume): string => formatVolumeNumber(volume.replace(/\.0+$/, ''))

const HEADS = ['表号', '用量 m³', '单价', '金额'] as const

/** The lines of a bill of the old system: registers, whole volumes, one flat price (A 6.9, 6.15). */
export function OldBillTable({ lines, billNo }: { lines: readonly BillLine[]; billNo: string }) {
  return (
    <Card label='账单明细'>
      <Row wrap top={4} className='fs-12 t3'>
        原账单编号 {billNo}
      </Row>
      <div className='mt12 fs-13 num' role='table' aria-label='账单明细'>
        <TableRow className='bd-th fs-12 t3' role='columnheader' cells={HEADS} />
        {lines.map((line) => (
          <TableRow
            heads={HEADS}
            key={`${line.meterId}${line.channelNo}`}
            cells={[
              <Meter key='meter' line={line} />,
              whole(line.billedVolume),
              formatPriceNumber(line.price),
              formatAmount(line.amount),
            ]}
          />
        ))}
        <TableRow
          heads={HEADS}
          className='bd-sum fw-b'
          cells={[
            '合计',
            whole(sumVolume(lines.map(({ billedVolume }) => billedVolume))),
            '',
            formatAmount(sumMoney(lines.map(({ amount }) => amount))),
          ]}
        />
      </div>
      <div className='sunken mt12 fs-13 t2'>该账单来自原收费系统，金额按角取整</div>
    </Card>
  )
}

const Meter = ({ line }: { line: BillLine }) => (
  <>
    {line.meterNo}
    <div className='fs-11 t3'>
      <span className='nowrap'>上期 {whole(line.prevReading)}</span>{' '}
      <span className='nowrap'>本期 {whole(line.currReading)}</span>
    </div>
  </>
)
