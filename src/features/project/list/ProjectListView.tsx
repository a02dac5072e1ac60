import { useState } from 'react'
import { projectStages, projectStatus, projectTypes } from '@domain/statuses/project'
import { codes } from '@domain/codes'
import { ListPage, tabs, useFilters, useLink, useLinks, useSettled } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Badge, BottomBar, Card, Empty, Ends, Item, Progress, Row, SearchField, Stack, Status, Tag } from '@/ui'
import type { ShortProject } from '../types'

const TABS = [
  { key: 'ALL' as const, label: '全部' },
  ...codes(projectStatus).map((key) => ({ key, label: projectStatus[key].label })),
]

/** ms without typing after which is searched. */
const PAUSE = 400

/** 工程进度 (D 6.7): the projects of the customer, what moved last first. */
export function ProjectListView(params: PageParams<'/pages/job-schedule/home/components/index'>) {
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const filters = useFilters([tabs('status', TABS)], params)
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged('job GET /customer/project/list', input, { keepPrevious: true, refresh: 'show' })
  const apply = useLink('/subPages/customer-service/add', { ticketType: 'APPLY', subtype: 'A_NEW' })
  return (
    <ListPage
      spaced
      cards
      list={list}
      filters={filters}
      head={<SearchField value={text} maxLength={30} placeholder='搜索项目名称、编号' onChange={setText} />}
      keyOf={({ projectId }) => projectId}
      item={(row) => <ProjectCard of={row} />}
      empty={<Empty text='暂无工程项目' />}
      footer={apply && <BottomBar primary={{ text: '申请报装', onTap: apply }} />}
    />
  )
}

function ProjectCard({ of: row }: { of: ShortProject }) {
  const links = useLinks()
  const { projectId, projectName, projectNo, totalRate, delayDays, unread, todoCount, planFinishDate } = row
  return (
    <Card flush>
      <Item onTap={links.to('/pages/job-schedule/home/components/Details/layout/default', { projectId })}>
        <Stack gap={8}>
          <Ends>
            <span className='fs-16 fw-b break'>{projectName}</span>
            <Status status={projectStatus[row.status]} />
          </Ends>
          <div className='fs-12 t3 num'>
            {projectTypes[row.projectType]} · {projectNo}
          </div>
          <Ends>
            <span className='fs-14'>
              {projectStages[row.stage]}
              {row.currentNodeName !== '' && <span className='t3'> · {row.currentNodeName}</span>}
            </span>
            <span className='fs-14 fw-b num'>{totalRate}%</span>
          </Ends>
          <Progress value={totalRate / 100} label={`${projectName}进度`} />
          <Ends>
            <span className='fs-12 t3 num'>
              {row.applyDate} 申请{planFinishDate !== null && ` · 计划 ${planFinishDate} 完工`}
            </span>
            <Row gap={4}>
              {delayDays !== null && delayDays > 0 && <Tag tone='warning'>延期 {delayDays} 天</Tag>}
              {todoCount > 0 && <Tag tone='danger'>待办 {todoCount}</Tag>}
              <Badge value={unread} />
            </Row>
          </Ends>
        </Stack>
      </Item>
    </Card>
  )
}
