import { MINUS, compareDecimals } from '@domain/decimal-text'
import { differenceOf } from '@domain/package/cycles'
import { formatVolume } from '@domain/volume'
import { Ends, Volume } from '@/ui'

interface Props {
  /** Whole m³; '' counts as none. */
  volumes: readonly string[]
  /** What they must come to. */
  total: string
}

/** 差额: what the cycles come to beside what they must come to. */
export function CycleDiffBar({ volumes, total }: Props) {
  const off = differenceOf(
    volumes.map((volume) => volume || '0'),
    total,
  )
  const sign = compareDecimals(off, '0')
  const size = formatVolume(off.replace('-', ''))
  return (
    <div role='status'>
      <Ends className='fs-14 num'>
        <span className='t2'>
          合计须为 <Volume value={total} />
        </span>
        <span className={sign === 0 ? 'fw-m c-success' : 'fw-m c-danger'}>
          差额 {sign < 0 && MINUS}
          {size}
        </span>
      </Ends>
      {sign !== 0 && <div className='fs-12 t3 right num'>{sign < 0 ? `还需分配${size}` : `请减少${size}`}</div>}
    </div>
  )
}
