import { Cell, KeyValue, Sheet } from '@/ui'
import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { seasons } from '@domain/statuses/names'
import { useLinks } from '../link'
import { factsOf, NOTES, proofsOf, signed, type Explained, type ExplainRow } from './explain-look'

interface Props {
  row: ExplainRow
  told: Explained
  onClose: () => void
}

/** What a row comes from: the figures of both sides, and the ways to where they are proven. */
export function ExplainSheet({ row, told, onClose }: Props) {
  const links = useLinks()
  const proofs = proofsOf(row, told).flatMap(({ title, address }) => {
    const open = links(address)
    return open ? [{ title, open }] : []
  })
  const note = NOTES[row.kind]
  return (
    <Sheet open title={row.name} cancelText='关闭' onClose={onClose}>
      <KeyValue
        items={[
          ...factsOf(row, told),
          { key: 'sum', label: '影响金额', value: signed(formatMoney(row.amount)), sum: true },
        ]}
      />
      {note !== undefined && <div className='fs-12 t3 mt8'>{note}</div>}
      {row.kind === 'PRICE' && told.notices.map((notice) => <Notice key={keyOf(notice)} notice={notice} told={told} />)}
      {proofs.map(({ title, open }) => (
        <Cell
          key={title}
          title={title}
          onTap={() => {
            onClose()
            open()
          }}
        />
      ))}
    </Sheet>
  )
}

type OneNotice = Explained['notices'][number]

const keyOf = ({ docNo, season, effectiveFrom, price }: OneNotice): string =>
  [docNo, season, effectiveFrom, price].join()

/** A price notice, or the contract that beat it, with its number and its days. */
function Notice({ notice, told }: { notice: OneNotice; told: Explained }) {
  const { docNo, title, season, effectiveFrom, effectiveTo, price, meterIds, onBefore, onNow } = notice
  const names = told.meters.filter(({ meterId }) => meterIds.includes(meterId)).map(({ name }) => name)
  const sides = [...(onBefore ? ['对比期'] : []), ...(onNow ? ['本期'] : [])]
  return (
    <div className='sunken mt8 fs-13'>
      <div className='fw-m t1 break'>{title}</div>
      <div className='t2 break'>{docNo}</div>
      <div className='t3 num'>
        {[
          sides.join('、'),
          season === null ? '' : seasons[season],
          `${effectiveFrom} 起${effectiveTo === null ? '' : `至 ${effectiveTo}`}`,
          `基准价 ${formatPrice(price)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {told.meters.length > 1 && <div className='t3 break'>{names.join('、')}</div>}
    </div>
  )
}
