import { useState } from 'react'
import { codes } from '@domain/codes'
import { formatFullMoment } from '@domain/date-format'
import { projectStages, shownNodeStatus } from '@domain/statuses/project'
import { Button, Ends, Fact, Item, Row, SectionCard, Status, Timeline } from '@/ui'
import { AskSheet, LogSheet, SchemeSheet } from './PaperSheets'
import { PlanSheet } from './PlanSheet'
import { ProjectHead } from './ProjectHead'
import { ProjectPapers } from './ProjectPapers'
import { StepSheet } from './StepSheet'
import type { StaffNode, StaffProject } from './step-fields'

interface Props {
  of: StaffProject
  onDone: () => Promise<void>
}

const sheets = { SCHEME: SchemeSheet, ASK: AskSheet, LOG: LogSheet, PLAN: PlanSheet }

/** A project as staff run it: its steps are begun and finished, schemes and questions go to the customer, days on site are written down. */
export function ProjectShown({ of: project, onDone }: Props) {
  const [sheet, setSheet] = useState<keyof typeof sheets>()
  const [step, setStep] = useState<string>()
  const node = project.nodes.find(({ nodeCode }) => nodeCode === step)
  const Opened = sheet && sheets[sheet]
  const isRunning = project.status === 'RUNNING'
  return (
    <>
      <ProjectHead of={project} onDone={onDone} />
      {isRunning && (
        <Row gap={8} wrap className='gutter mb12'>
          <Button kind='outline' onTap={() => setSheet('LOG')}>
            施工日志
          </Button>
          <Button kind='outline' onTap={() => setSheet('SCHEME')}>
            发布方案
          </Button>
          <Button kind='outline' onTap={() => setSheet('ASK')}>
            发起审批
          </Button>
          <Button kind='outline' onTap={() => setSheet('PLAN')}>
            整体计划
          </Button>
        </Row>
      )}
      {codes(projectStages).map((stage) => (
        <SectionCard flush key={stage} title={projectStages[stage]}>
          {project.nodes
            .filter((one) => one.stage === stage)
            .map((one) => (
              <Step key={one.nodeCode} node={one} onTap={isRunning ? () => setStep(one.nodeCode) : undefined} />
            ))}
        </SectionCard>
      ))}
      <ProjectPapers of={project} onDone={onDone} />
      <News of={project} />
      {Opened && <Opened of={project} onDone={onDone} onClose={() => setSheet(undefined)} />}
      {node && <StepSheet node={node} of={project} onDone={onDone} onClose={() => setStep(undefined)} />}
    </>
  )
}

const Step = ({ node, onTap }: { node: StaffNode; onTap: (() => void) | undefined }) => {
  const { planStart, planEnd, rate } = node
  const days = [planStart, planEnd].filter((day) => day !== null)
  return (
    <Item onTap={onTap}>
      <Ends>
        <Fact
          grow
          value={node.nodeName}
          note={`${days.length === 0 ? '待排期' : `计划 ${days.join(' 至 ')}`} · ${rate}%`}
        />
        <Status status={shownNodeStatus[node.status]} />
      </Ends>
    </Item>
  )
}

/** What the customer reads in the diary, the newest first. */
function News({ of: { updates } }: { of: StaffProject }) {
  if (updates.length === 0) return null
  return (
    <SectionCard title='工程日记'>
      <Timeline
        items={updates.map(({ updateId, title, content, at, files }) => ({
          key: updateId,
          title,
          meta: formatFullMoment(at),
          text: [content, files.length > 0 && `${files.length} 个附件`].filter(Boolean).join(' · '),
        }))}
      />
    </SectionCard>
  )
}
