import { useState } from 'react'
import type { ApiError } from '@/request'
import { AgeLine } from '@/shared/age'
import { Button, Ends, Icon, Item, Row, SectionCard, Segment, Skeleton } from '@/ui'
import { formatMoney } from '@domain/money'
import {
  AGAINST,
  againstText,
  changeText,
  METHOD,
  MOST_ROWS,
  signed,
  storyOf,
  taxText,
  volumeText,
  type Against,
  type Explained,
  type ExplainRow,
} from './explain-look'
import { ExplainSheet } from './ExplainSheet'
import { useExplained, type ExplainedThing } from './use-explained'

interface Props {
  of: ExplainedThing
  /** What it is about where a page has several: a meter. */
  name?: string
}

/** 为什么变了: why it is not that of the month or the year before, to the cent; each row opens what it comes from (Y-04). */
export function ExplainCard({ of, name = '' }: Props) {
  const [against, setAgainst] = useState<Against>('PREV')
  const read = useExplained(of, against)
  return (
    <SectionCard
      flush
      title={name === '' ? '为什么变了' : `${name} 为什么变了`}
      extra={<Segment items={AGAINST} active={against} onChange={setAgainst} label='对比' />}
    >
      {read.data ? (
        <Rows key={against} explained={read.data} />
      ) : read.state === 'loading' ? (
        <div className='gutter'>
          <Skeleton kind='list' rows={MOST_ROWS} />
        </div>
      ) : (
        <Nothing error={read.error} onTurn={setAgainst} onRetry={read.reload} />
      )}
    </SectionCard>
  )
}

function Rows({ explained }: { explained: Explained }) {
  const [isWhole, setWhole] = useState(false)
  const [shown, setShown] = useState<ExplainRow>()
  const { rows } = explained
  // A single folded row would take as much room as what folds it.
  const folded = rows.length - MOST_ROWS > 1 ? rows.length - MOST_ROWS : 0
  return (
    <>
      <Item>
        <Ends className='fs-14'>
          <span>{againstText(explained)}</span>
          <span className='fw-m num'>{changeText(explained)}</span>
        </Ends>
        {storyOf(explained).map((sentence) => (
          <div key={sentence} className='fs-13 t2 mt4 break'>
            {sentence}
          </div>
        ))}
        <AgeLine of={explained} />
      </Item>
      {(isWhole || folded === 0 ? rows : rows.slice(0, MOST_ROWS)).map((row) => (
        <Item key={row.kind + row.of} onTap={() => setShown(row)}>
          <Ends>
            <span className='fs-14 break'>{row.name}</span>
            <Row gap={4} className='num'>
              <span>{signed(formatMoney(row.amount))}</span>
              <Icon name='right' size={14} className='t4' />
            </Row>
          </Ends>
          {volumeText(row) !== '' && <div className='fs-12 t3 num'>{volumeText(row)}</div>}
        </Item>
      ))}
      {folded > 0 && (
        <Item>
          <Button kind='text' size='small' onTap={() => setWhole(!isWhole)}>
            {isWhole ? '收起' : `展开其余 ${folded} 项`}
          </Button>
        </Item>
      )}
      {rows.length === 0 ? (
        <Item className='fs-12 t3'>两期金额相同。{taxText(explained)}</Item>
      ) : (
        <Method text={METHOD + taxText(explained)} />
      )}
      {shown && <ExplainSheet row={shown} explained={explained} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** How the rows come about, folded to its first line: it is long for a phone. */
function Method({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Item className='fs-12 t3'>
      <Row align='base'>
        <span className={isWhole ? 'grow' : 'grow ell'}>{text}</span>
        <Button
          kind='text'
          size='small'
          className='keep'
          label={`${isWhole ? '收起' : '展开'}归因说明`}
          onTap={() => setWhole(!isWhole)}
        >
          {isWhole ? '收起' : '展开'}
        </Button>
      </Row>
    </Item>
  )
}

interface NothingProps {
  error: ApiError | undefined
  onTurn: (against: Against) => void
  onRetry: () => Promise<void>
}

/** No bill of then: shown, with the comparison that there is. */
function Nothing({ error, onTurn, onRetry }: NothingProps) {
  const isNone = error?.is('A2207') ?? false
  const offer = (error?.data as { offer: Against | null } | null)?.offer ?? null
  const other = isNone ? AGAINST.find(({ key }) => key === offer) : undefined
  return (
    <Item>
      <Ends>
        <span className='fs-14 t2'>{isNone ? error?.message : '加载失败'}</span>
        {other && (
          <Button kind='text' size='small' onTap={() => onTurn(other.key)}>
            看{other.label}
          </Button>
        )}
        {!isNone && (
          <Button kind='text' size='small' onTap={onRetry}>
            重试
          </Button>
        )}
      </Ends>
    </Item>
  )
}
