import { formatMoney } from '@domain/money'
import { customerClasses } from '@domain/statuses/names'
import { pressureLevels, projectRoles, projectTypes } from '@domain/statuses/project'
import { formatVolumeNumber } from '@domain/volume'
import { DetailPage, Shape, useLink, useLinks, usePreview } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Cell, CellGroup, Ends, Fact, IconButton, KeyValue, SectionCard } from '@/ui'
import { SurveyCard } from '../SurveyCard'
import type { Project } from '../types'
import { PlaceCard } from './PlaceCard'
import { PlanCard } from './PlanCard'
import { ProgressCard } from './ProgressCard'
import { RecordsCard } from './RecordsCard'

/** 工程信息 (D 6.7): facts of a project, the people that work on it, its plan, what is built and the papers of its end. */
export function ProjectFactsView({
  projectId,
}: ViewParams<'/pages/job-schedule/home/components/Details/views/project/index'>) {
  const read = useRead('job GET /customer/project/detail', { projectId }, { refresh: 'show' })
  const preview = usePreview()
  return (
    <>
      <DetailPage spaced read={read} skeleton={<Shape heights={[220, 160, 240]} />}>
        {(project) => (
          <>
            <Facts of={project} />
            <WayLink of={project} />
            <People of={project} />
            <PlanCard projectId={projectId} />
            {isSurveyed(project) && <SurveyCard projectId={projectId} onShow={preview.show} />}
            <PlaceCard projectId={projectId} />
            <ProgressCard projectId={projectId} onShow={preview.show} />
            <RecordsCard projectId={projectId} onShow={preview.show} />
            <TicketLink of={project} />
          </>
        )}
      </DetailPage>
      {preview.layer}
    </>
  )
}

/** The survey is on the project's own page while it lasts. */
const isSurveyed = ({ stage }: Project) => stage !== 'APPLY' && stage !== 'EXPLORATION'

const Facts = ({ of: project }: { of: Project }) => (
  <SectionCard title='基本信息'>
    <KeyValue
      items={[
        ['项目编号', project.projectNo, { copy: project.projectNo }],
        ['类型', `${projectTypes[project.projectType]} · ${customerClasses[project.customerClass]}`],
        ['地址', project.address],
        [
          '申请用气',
          `${formatVolumeNumber(project.peakFlow)} m³/h · ${formatVolumeNumber(project.annualVolume)} m³/年`,
        ],
        ['供气压力', pressureLevels[project.pressureLevel]],
        ['合同金额', project.contractAmount && formatMoney(project.contractAmount)],
        ['申请日期', project.applyDate],
        ['计划完工', project.planFinishDate],
        ['完工日期', project.actualFinishDate],
      ]}
    />
  </SectionCard>
)

const People = ({ of: { people } }: { of: Project }) => (
  <SectionCard title='项目人员'>
    {people.map(({ role, name, phone }) => (
      <Ends key={`${role}${name}`}>
        <Fact grow value={name} note={projectRoles[role]} />
        <IconButton icon='phone' label={`拨打${name}的电话`} onTap={() => callPhone(phone)} />
      </Ends>
    ))}
  </SectionCard>
)

/** The place on the map. */
function WayLink({ of: { lng, lat, projectName: name, address } }: { of: Project }) {
  const at = lng === null || lat === null ? undefined : { lng, lat, name, address }
  const way = useLinks().to('/subPages/position/goNavigation', at)
  if (!way) return null
  return (
    <CellGroup>
      <Cell title='导航到项目地点' icon='pin' onTap={way} />
    </CellGroup>
  )
}

function TicketLink({ of: { ticketId } }: { of: Project }) {
  const ticket = useLink('/subPages/customer-service/detail', { ticketId: ticketId ?? '' })
  if (ticketId === null || !ticket) return null
  return (
    <CellGroup>
      <Cell title='报装工单' icon='contract' onTap={ticket} />
    </CellGroup>
  )
}
