import { useLinks } from '@/blocks'
import { Ends, Item, Money, SectionCard, Status, Volume } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { statementStatus } from '@domain/statuses/statement'
import { placeOf, type Statement } from '../settlement-look'

/** 历史版本: every revision with what it said; the others can be opened (AE-24). */
export function Revisions({ statement }: { statement: Statement }) {
  const links = useLinks()
  const { revisions, statementId } = statement
  if (revisions.length < 2) return null
  return (
    <SectionCard title='历史版本' flush>
      {revisions.map((one) => {
        const open = one.statementId === statementId ? undefined : links(placeOf({ ...statement, ...one }))
        return (
          <Item key={one.statementId} onTap={open}>
            <Ends>
              <span className='fs-15 fw-m'>
                第{one.revision}版{one.statementId === statementId && '（当前）'}
              </span>
              <Status status={statementStatus[one.state]} />
            </Ends>
            <Ends className='fs-12 t3'>
              <span>
                <Volume value={one.totalVolume} /> · <Money value={one.totalAmount} />
              </span>
              {one.madeAt !== null && <span className='num'>{formatFullMoment(one.madeAt)}</span>}
            </Ends>
          </Item>
        )
      })}
    </SectionCard>
  )
}
