import { useState } from 'react'
import type { Out, Row as RowOf } from '@contract'
import { gasUses, seasons } from '@domain/statuses/names'
import { ListPage, namesOf, PageFrame, tabs, useFilters, useLink, useMay } from '@/blocks'
import { PriceEffect } from '@/shared/price-effect'
import { usePaged, useRead } from '@/request'
import { Cell, CellGroup, Ends, Item, KeyValue, Price, SectionCard, SectionLabel, Tag } from '@/ui'
import { DocSheet } from './DocSheet'

type Answer = Out<'default GET /crmgas/price/guidePrice'>
type Doc = RowOf<'default GET /crmgas/price/guidePrice'>

const USES = tabs(
  'gasUse',
  namesOf(gasUses).map(({ key, text }) => ({ key, label: text })),
)

/** 政府指导价 (A 6.39): the highest prices of today by use, and the documents that say so. */
export function GuideView(params: Readonly<Record<string, unknown>>) {
  const isNeeded = useMay('model:ENERGY_VIEW') && params['gasUse'] === undefined
  const own = useRead('default GET /crmgas/price/myPrice', {}, { enabled: isNeeded, handles: 'all' })
  if (isNeeded && own.state === 'loading') return <PageFrame of={own} />
  return <Prices {...params} gasUse={params['gasUse'] ?? own.data?.list[0]?.gasUse} />
}

/** `gasUse`: what the customer's own gas is for, unless another use is asked for. */
function Prices(params: Readonly<Record<string, unknown>>) {
  const filters = useFilters([USES], params)
  const list = usePaged('default GET /crmgas/price/guidePrice', filters.input, { keepPrevious: true })
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ListPage
      list={list}
      filters={filters}
      head={
        <>
          {list.first && <Current answer={list.first} />}
          {list.first && <PriceEffect />}
          {list.rows.length > 0 && <SectionLabel>价格文件</SectionLabel>}
          {open !== null && <DocSheet docId={open} onClose={() => setOpen(null)} />}
        </>
      }
      keyOf={(doc) => doc.docId}
      item={(doc) => <DocRow doc={doc} onTap={() => setOpen(doc.docId)} />}
      empty='暂无政府指导价信息'
    />
  )
}

function Current({ answer }: { answer: Answer }) {
  const mine = useLink('/subPagesB/pages/gas-inquiry')
  const { current, season, heatingFrom, heatingTo } = answer
  const rows = [...current].sort((a, b) => Number(b.season === season) - Number(a.season === season))
  return (
    <>
      {rows.map((row) => (
        <SectionCard
          key={row.season}
          title={seasons[row.season]}
          extra={row.season === season && <Tag tone='success'>当前执行</Tag>}
        >
          <Price value={row.guidePrice} size='mm' />
          <KeyValue
            className='mt8'
            items={[
              ['上游气价', <Price value={row.upstreamPrice} />],
              ['配气价格', <Price value={row.distributionPrice} />],
              ['依据', row.docNo],
            ]}
          />
        </SectionCard>
      ))}
      {rows.length > 0 && (
        <div className='fs-12 t3 gutter mt8 mb12'>{`采暖季为 ${heatingFrom} 至次年 ${heatingTo}，指导价为最高限价`}</div>
      )}
      {mine && (
        <CellGroup>
          <Cell title='我的气价' onTap={mine} />
        </CellGroup>
      )}
    </>
  )
}

function DocRow({ doc, onTap }: { doc: Doc; onTap: () => void }) {
  return (
    <Item onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{doc.title}</span>
        {doc.state === 'NEXT' && <Tag tone='warning'>即将执行</Tag>}
        {doc.state === 'NOW' && <Tag tone='success'>执行中</Tag>}
      </Ends>
      <div className='fs-12 t3 break'>{`${doc.docNo} · ${doc.publishedBy}`}</div>
      <div className='fs-12 t3'>{`${doc.publishedAt} 发布 · ${doc.effectiveFrom} 起执行`}</div>
    </Item>
  )
}
