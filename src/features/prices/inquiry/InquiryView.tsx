import { withAccount } from '@/shared/customer'
import { useState } from 'react'
import { formatDay } from '@domain/date-format'
import { seasons } from '@domain/statuses/names'
import { DetailPage, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { AgeLine } from '@/shared/age'
import { meterName } from '@/shared/meter'
import { tierBarOf } from '@/shared/tiers'
import { Chart, Chips, Empty, Ends, Item, KeyValue, Price, Row, SectionCard, Tag, TierBar } from '@/ui'
import { Calculator } from './Calculator'
import { pointsOf, sourceText, spanOf, type MyPrice, type PriceChange } from './price-text'

/** Rows of the history: five years of two seasons, and what was agreed. */
const HISTORY = 50

/** 气价查询 (A 6.40): what a cubic metre costs now, why, what it cost before, and what a purchase would come to. */
export const InquiryView = withAccount(function InquiryView({ meterId }: PageParams<'/subPagesB/pages/gas-inquiry'>) {
  const read = useRead('default GET /crmgas/price/myPrice', {})
  const [chosen, setChosen] = useState(meterId)
  return (
    <DetailPage spaced read={read}>
      {({ list }) => {
        const price = list.find((one) => one.meterId === chosen) ?? list[0]
        if (price === undefined) return <Empty text='暂无气价信息' />
        return (
          <>
            {list.length > 1 && (
              <Chips
                className='gutter'
                label='表具'
                items={list.map((one) => ({ key: one.meterId, label: meterName(one) }))}
                active={price.meterId}
                onChange={setChosen}
              />
            )}
            <Now price={price} />
            <Calculator key={price.meterId} price={price} />
            <History meterId={price.meterId} />
          </>
        )
      }}
    </DetailPage>
  )
})

function Now({ price }: { price: MyPrice }) {
  const today = useToday()
  const { next } = price
  return (
    <SectionCard title='当前气价' extra={price.gasUseText}>
      <Row>
        <Price value={price.finalPrice} size='mm' />
        <Tag tone='muted'>{seasons[price.season]}</Tag>
        <Tag tone='primary'>{sourceText(price)}</Tag>
      </Row>
      {price.tiers.length > 1 && (
        <div className='mt16'>
          <TierBar {...tierBarOf(price.tiers, '本年')} />
          <AgeLine of={price} className='mt4' />
        </div>
      )}
      <KeyValue
        className='mt12'
        items={[
          ['基准价', <Price value={price.base} />],
          ['政府指导价（上限）', <Price value={price.guidePrice} />],
          ['依据', price.docNo],
          next && [`${formatDay(next.effectiveFrom, today)} 起`, <Price value={next.finalPrice} />],
        ]}
      />
    </SectionCard>
  )
}

function History({ meterId }: { meterId: string }) {
  const read = useRead('default GET /crmgas/price/history', { meterId, pageSize: HISTORY }, { handles: 'all' })
  const rows = read.data?.list ?? []
  if (rows.length === 0) return null
  const points = pointsOf(rows)
  return (
    <SectionCard title='历史气价' extra='元/m³'>
      <Chart
        kind='line'
        points={points}
        unit='元/m³'
        name='政策价'
        pointName='执行日期'
        summary={`历史政策价，共 ${points.length} 次调整`}
        emptyText='暂无气价信息'
      />
      {rows.map((row) => (
        <HistoryRow key={`${row.effectiveFrom}${row.docNo}`} row={row} />
      ))}
    </SectionCard>
  )
}

function HistoryRow({ row }: { row: PriceChange }) {
  return (
    <Item>
      <Ends>
        <span className='fs-13'>{spanOf(row)}</span>
        <Price value={row.price} />
      </Ends>
      <div className='fs-12 t3 break'>{row.reason}</div>
      <div className='fs-12 t3 break'>{row.docNo}</div>
    </Item>
  )
}
