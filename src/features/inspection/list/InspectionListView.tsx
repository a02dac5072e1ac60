import { useState } from 'react'
import { conclusions, reportKinds, reportStatus } from '@domain/statuses/inspection'
import type { Row } from '@contract'
import { choice, ListPage, namesOf, useFilters, useLinks, useMay, words } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { OutboxCard } from '@/shared/outbox'
import { Button, DateText, Ends, Item, Row as Line, Segment, Status } from '@/ui'
import { HazardCard } from '../HazardCard'
import { SummaryCard } from './SummaryCard'

type Report = Row<'default GET /crmgas/inspection/list'>
type Part = 'report' | 'hazard'
type Params = PageParams<'/subPages/inspection-report/inspection-list'>

const PARTS = [
  { key: 'report', label: '报告' },
  { key: 'hazard', label: '隐患' },
] as const
const REPORT_TABS = [
  { key: 'TO_SIGN', label: '待签字' },
  { key: 'HAZARD', label: '有隐患' },
  { key: 'DONE', label: '已完成' },
] as const
/** Places to choose from, where there are several. */
const siteFilters = (sites: readonly string[]) =>
  sites.length < 2
    ? []
    : [
        choice(
          'siteName',
          { label: '用气地点', all: '全部地点' },
          sites.map((name) => ({ key: name, text: name })),
        ),
      ]

/** What the answers have named last: filters stand before the list that they ask for. */
function useKnown<T extends string | number>() {
  const [known, setKnown] = useState<readonly T[]>([])
  const learn = (named: readonly T[] | undefined) => {
    if (named !== undefined && named.join() !== known.join()) setKnown(named)
  }
  return [known, learn] as const
}

const HAZARD_FILTERS = [
  words('tab', { label: '状态', all: '处理中' }, [
    { key: 'CLOSED', label: '已销案' },
    { key: 'ALL', label: '全部' },
  ] as const),
  choice('level', { label: '隐患等级', all: '全部等级' }, [
    { key: '1', text: '重大隐患' },
    { key: '2', text: '较大隐患' },
    { key: '3', text: '一般隐患' },
  ] as const),
]

/** 安检报告: reports and hazards of the enterprise (D 6.3). */
export function InspectionListView(params: Params) {
  const mayView = useMay('model:INSPECTION_VIEW')
  const [chosen, setChosen] = useState<Part | undefined>(params.segment)
  const part = mayView ? (chosen ?? 'report') : 'hazard'
  const summary = useRead('default GET /crmgas/inspection/summary', {}, { refresh: 'show', handles: 'all' })
  const head = (
    <>
      <SummaryCard read={summary} />
      <OutboxCard of='default POST /crmgas/inspection/hazard/rectify' />
      {mayView && (
        <div className='gutter mb12'>
          <Segment label='查看内容' items={PARTS} active={part} onChange={setChosen} />
        </div>
      )}
    </>
  )
  return part === 'report' ? <Reports head={head} params={params} /> : <Hazards head={head} params={params} />
}

interface Props {
  head: React.ReactNode
  params: Params
}

function Reports({ head, params }: Props) {
  const [years, learnYears] = useKnown<number>()
  const [sites, learnSites] = useKnown<string>()
  const filters = useFilters(
    [
      words('tab', { label: '状态', all: '全部' }, REPORT_TABS),
      choice(
        'year',
        { label: '年份', all: '全部年份' },
        years.map((year) => ({ key: String(year), text: `${year}年` })),
      ),
      choice('kind', { label: '检查类型', all: '全部类型' }, namesOf(reportKinds)),
      ...siteFilters(sites),
    ],
    params,
  )
  const { year, ...rest } = filters.input
  const input = { ...rest, ...(year !== undefined && { year: Number(year) }) }
  const list = usePaged('default GET /crmgas/inspection/list', input, { keepPrevious: true, refresh: 'show' })
  learnYears(list.first?.years)
  learnSites(list.first?.sites)
  return (
    <ListPage
      spaced
      list={list}
      head={head}
      filters={filters}
      keyOf={({ reportId }) => reportId}
      empty='暂无安检报告'
      item={(report) => <ReportRow report={report} />}
    />
  )
}

function ReportRow({ report }: { report: Report }) {
  const { reportId, found, conclusion, canSign } = report
  const open = useLinks().to('/subPages/inspection-report/inspection-detail', { reportId })
  const count = found.level1 + found.level2 + found.level3
  return (
    <div>
      <Item onTap={open}>
        <Ends>
          <span className='fs-15 fw-m break'>{report.siteName}</span>
          <Status status={reportStatus[report.status]} />
        </Ends>
        <Ends>
          <span className='fs-13 t2 break'>
            {[reportKinds[report.kind], report.inspectorName].join(' · ')}
            {conclusion !== null && (
              <span className={conclusion === 'PASS' ? 'c-success' : 'c-warning'}>
                {` · ${conclusions[conclusion]}${count > 0 ? `${count}项` : ''}`}
              </span>
            )}
          </span>
          <DateText className='fs-12 t3' value={report.inspectAt} form='full' />
        </Ends>
        <div className='fs-12 t3 num break'>{report.reportNo}</div>
      </Item>
      {canSign === '1' && open && (
        <Line to='end' className='gutter mb12'>
          <Button kind='outline' size='small' onTap={open}>
            去签字
          </Button>
        </Line>
      )}
    </div>
  )
}

function Hazards({ head, params }: Props) {
  const [sites, learnSites] = useKnown<string>()
  const filters = useFilters([...HAZARD_FILTERS, ...siteFilters(sites)], params)
  const list = usePaged('default GET /crmgas/inspection/hazard/list', filters.input, {
    keepPrevious: true,
    refresh: 'show',
  })
  learnSites(list.first?.sites)
  return (
    <ListPage
      spaced
      list={list}
      head={head}
      filters={filters}
      keyOf={({ hazardId }) => hazardId}
      empty='暂无隐患，请继续保持'
      item={(hazard) => <HazardCard hazard={hazard} />}
      cards
    />
  )
}
