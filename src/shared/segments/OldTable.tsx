import { Card, Row } from '@/ui'
import { formatAmount, sumMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { formatVolumeNumber, sumVolume, type Volume } from '@domain/volume'
import { TableRow } from './SegmentTable'

/** The old system knows whole m³ only (AE-29): '18432.00' → '18,432'. */
const whole = (volume: Volume | null): string =>
  volume === null ? '--' : formatVolumeNumber(volume.replace(/\.0+$/, ''))

const HEADS = ['表号', '用量 m³', '单价', '金额'] as const

export interface OldRow {
  meterNo: string
  prev: Volume | null
  curr: Volume | null
  volume: Volume
  price: string | null
  /** Null for users that may not see bills. */
  amount: string | null
}

/** Lines of the old system: registers, whole volumes, one flat price (A 6.9, 6.12, 6.15). `no`: of its paper. */
export function OldTable({ rows, no }: { rows: readonly OldRow[]; no: string }) {
  const amounts = rows.flatMap(({ amount }) => amount ?? [])
  return (
    <Card label='账单明细'>
      <Row wrap top={4} className='fs-12 t3'>
        {no}
      </Row>
      <div className='mt12 fs-13 num' role='table' aria-label='账单明细'>
        <TableRow look='head' cells={HEADS} />
        {rows.map((row) => (
          <TableRow
            heads={HEADS}
            key={`${row.meterNo}${row.prev ?? ''}`}
            cells={[
              <Meter key='meter' row={row} />,
              whole(row.volume),
              formatPriceNumber(row.price),
              formatAmount(row.amount),
            ]}
          />
        ))}
        <TableRow
          heads={HEADS}
          look='sum'
          cells={[
            '合计',
            whole(sumVolume(rows.map(({ volume }) => volume))),
            '',
            formatAmount(amounts.length === rows.length ? sumMoney(amounts) : null),
          ]}
        />
      </div>
      <div className='sunken mt12 fs-13 t2'>该账单来自原收费系统，金额按角取整</div>
    </Card>
  )
}

const Meter = ({ row: { meterNo, prev, curr } }: { row: OldRow }) => (
  <>
    {meterNo}
    <div className='fs-11 t3'>
      <span className='nowrap'>上期 {whole(prev)}</span> <span className='nowrap'>本期 {whole(curr)}</span>
    </div>
  </>
)
