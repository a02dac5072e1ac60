import { useState } from 'react'
import { contractStatus, contractTypes } from '@domain/statuses/gas-contract'
import type { Row } from '@contract'
import { choice, ListPage, namesOf, useFilters, useSettled, useToday } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row as Line, SearchField, Status, Tag } from '@/ui'
import { ContractSheet } from './ContractSheet'

type Contract = Row<'default GET /crmgas/contract/list'>

const STATES = Object.entries(contractStatus).map(([key, { label }]) => ({
  key: key as keyof typeof contractStatus,
  text: label,
}))
/** ms without typing after which is searched. */
const PAUSE = 400
/** Years that are offered, the next one first. */
const YEARS = 6

/** 合同管理 (B 6.6). */
export function ContractListView({ contractId, status }: PageParams<'/subPagesB/pages/signManagement/management'>) {
  const [opened, setOpened] = useState(contractId)
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const newest = Number(useToday().slice(0, 4)) + 1
  const years = Array.from({ length: YEARS }, (_, n) => String(newest - n))
  const filters = useFilters(
    [
      choice('type', { label: '类型', all: '全部类型' }, namesOf(contractTypes)),
      choice(
        'year',
        { label: '年份', all: '全部年份' },
        years.map((key) => ({ key, text: `${key}年` })),
      ),
      choice('status', { label: '状态', all: '全部状态' }, STATES),
    ],
    { status: STATES.find(({ key }) => key === status)?.key },
  )
  const { year, ...rest } = filters.input
  const input = { ...rest, ...(year !== undefined && { year: Number(year) }), ...(keyword !== '' && { keyword }) }
  const list = usePaged('default GET /crmgas/contract/list', input, { keepPrevious: true, refresh: 'show' })
  return (
    <>
      <ListPage
        spaced
        list={list}
        filters={filters}
        head={<SearchField value={text} maxLength={40} placeholder='搜索合同编号、名称' onChange={setText} />}
        keyOf={(row) => row.contractId}
        empty='暂无合同'
        item={(row) => <ContractRow contract={row} onTap={() => setOpened(row.contractId)} />}
      />
      {opened !== undefined && <ContractSheet contractId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function ContractRow({ contract, onTap }: { contract: Contract; onTap: () => void }) {
  return (
    <Item onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{contract.title}</span>
        <Line gap={4}>
          {contract.daysLeft !== null && <Tag tone='warning'>即将到期</Tag>}
          <Status status={contractStatus[contract.status]} />
        </Line>
      </Ends>
      <div className='fs-12 t3 num break'>{contract.contractNo}</div>
      <div className='fs-13 t2 num'>
        {contract.startDate} 至 {contract.endDate}
      </div>
    </Item>
  )
}
