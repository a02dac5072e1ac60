import { useState } from 'react'
import { formatDay } from '@domain/date-format'
import { projectStatus } from '@domain/statuses/project'
import { DetailPage, Shape, useLink, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Card, Cell, CellGroup, Ends, NoticeBar, Status, Tabs } from '@/ui'
import { StageBar } from '../StageBar'
import { SurveyCard } from '../SurveyCard'
import type { Opened, Project } from '../types'
import { ApprovalSheet } from './ApprovalSheet'
import { Diary } from './Diary'
import { MoneyPanel } from './MoneyPanel'
import { NextCard } from './NextCard'
import { PapersPanel } from './PapersPanel'
import { PaySheet } from './PaySheet'
import { PushBar } from './PushBar'
import { SchemeSheet } from './SchemeSheet'
import { headline } from './words'

type Params = ViewParams<'/pages/job-schedule/home/components/Details/layout/default'>
type Panel = 'diary' | 'papers' | 'money'

const panelOf = (tab: Params['tab']): Panel =>
  tab === 'payment' ? 'money' : tab === undefined || tab === 'updates' || tab === 'exploration' ? 'diary' : 'papers'

/** 工程详情 (rest 3-11): the next step of either side on top, a delay with its reason, the diary; papers and money below. */
export function ProjectView({ projectId, tab, approvalId }: Params) {
  const read = useRead('job GET /customer/project/detail', { projectId }, { refresh: 'show' })
  const [panel, setPanel] = useState<Panel>(panelOf(tab))
  const [opened, setOpened] = useState<Opened | null>(
    approvalId === undefined ? null : { kind: 'APPROVAL', id: approvalId },
  )
  const facts = useLink('/pages/job-schedule/home/components/Details/views/project/index', { projectId })
  const preview = usePreview()
  const close = () => setOpened(null)
  const changed = async () => {
    close()
    await read.reload()
  }
  const sheet = { onClose: close, onChanged: changed, onShow: preview.show }
  return (
    <>
      <DetailPage spaced read={read} skeleton={<Shape heights={[140, 150, 320]} />}>
        {(project) => (
          <>
            <Head of={project} />
            {project.status === 'PAUSED' && (
              <NoticeBar tone='warning'>{`项目已暂停：${project.pauseReason ?? ''}`}</NoticeBar>
            )}
            <NextCard of={project} onOpen={setOpened} />
            <PushBar projectId={projectId} />
            <Delay of={project} />
            {project.stage === 'EXPLORATION' && <SurveyCard projectId={projectId} onShow={preview.show} />}
            {facts && (
              <CellGroup>
                <Cell title='工程信息与竣工资料' icon='contract' onTap={facts} />
              </CellGroup>
            )}
            <Tabs
              items={[
                { key: 'diary', label: '日记', count: project.unread },
                { key: 'papers', label: '资料', count: project.todo.schemes + project.todo.approvals },
                { key: 'money', label: '费用', count: project.todo.payments },
              ]}
              className='mb12'
              active={panel}
              onChange={setPanel}
            />
            {panel === 'diary' && <Diary projectId={projectId} onShow={preview.show} />}
            {panel === 'papers' && <PapersPanel projectId={projectId} onOpen={setOpened} />}
            {panel === 'money' && (
              <MoneyPanel
                projectId={projectId}
                takes={project.status === 'RUNNING' || project.status === 'FINISHED'}
                onOpen={setOpened}
                onShow={preview.show}
              />
            )}
          </>
        )}
      </DetailPage>
      {opened?.kind === 'SCHEME' && <SchemeSheet projectId={projectId} schemeId={opened.id} {...sheet} />}
      {opened?.kind === 'APPROVAL' && <ApprovalSheet approvalId={opened.id} {...sheet} />}
      {opened?.kind === 'PAYMENT' && <PaySheet projectId={projectId} paymentId={opened.id} {...sheet} />}
      {preview.layer}
    </>
  )
}

function Head({ of: project }: { of: Project }) {
  const { figure, note } = headline(project)
  return (
    <Card>
      <Ends>
        <span className='fs-14 t2 break'>{project.projectName}</span>
        <Status status={projectStatus[project.status]} />
      </Ends>
      <div className='fs-12 t3 num break'>{project.projectNo}</div>
      <div className='mt8'>
        <span className='fs-24 fw-b num'>{figure}</span> <span className='fs-14 t2'>{note}</span>
      </div>
      <StageBar of={project} />
    </Card>
  )
}

/** The newest change of the plan: by how much, from when to when, and why. */
function Delay({ of: { delayDays, planChange, firstFinishDate, planFinishDate, asOf } }: { of: Project }) {
  if (planChange === null || delayDays === null || delayDays === 0) return null
  const dayOf = (date: string | null) => date && formatDay(date, asOf.slice(0, 10))
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b'>比原计划晚 {delayDays} 天</span>
        <span className='fs-13 num'>
          <s className='t3'>{dayOf(firstFinishDate)}</s> → {dayOf(planFinishDate)}
        </span>
      </Ends>
      <NoticeBar inset tone='warning' className='mt8'>
        {planChange.reason}
      </NoticeBar>
    </Card>
  )
}
