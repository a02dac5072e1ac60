import { PriceNotice } from '@/shared/segments'
import { Cell, KeyValue, Sheet } from '@/ui'
import { formatMoney } from '@domain/money'
import { useLinks } from '@/blocks'
import { factsOf, NOTES, proofsOf, signed, type Explained, type ExplainRow } from './explain-look'

interface Props {
  row: ExplainRow
  explained: Explained
  onClose: () => void
}

/** What a row comes from: the figures of both sides, and the ways to where they are proven. */
export function ExplainSheet({ row, explained, onClose }: Props) {
  const links = useLinks()
  const proofs = proofsOf(row, explained).flatMap(({ title, address }) => {
    const open = links(address)
    return open ? [{ title, open }] : []
  })
  const note = NOTES[row.kind]
  return (
    <Sheet open title={row.name} cancelText='关闭' onClose={onClose}>
      <div className='gutter'>
        <KeyValue items={[...factsOf(row, explained), ['影响金额', signed(formatMoney(row.amount)), { sum: true }]]} />
        {note !== undefined && <div className='fs-12 t3 mt8'>{note}</div>}
        {row.kind === 'PRICE' &&
          explained.notices.map((notice) => <Notice key={keyOf(notice)} notice={notice} explained={explained} />)}
      </div>
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

/** A price notice with the side and the meters that it priced. */
function Notice({ notice, explained }: { notice: OneNotice; explained: Explained }) {
  const { meterIds, onBefore, onNow } = notice
  const names = explained.meters.filter(({ meterId }) => meterIds.includes(meterId)).map(({ name }) => name)
  const sides = [...(onBefore ? ['对比期'] : []), ...(onNow ? ['本期'] : [])]
  const of = explained.meters.length > 1 ? [names.join('、')] : []
  return <PriceNotice notice={notice} facts={[sides.join('、'), ...of]} />
}
