import { useLink, useMay } from '@/blocks'
import { useRead } from '@/request'
import { Ends, Item, Progress, SectionCard } from '@/ui'
import type { Out } from '@contract'

type Project = NonNullable<Out<'job GET /customer/project/latest/project'>>

/** The project that moved last, while it is not over. `settled`: it is known whether there is one. */
export function useLatestProject() {
  const enabled = useMay('model:PROJECT_VIEW')
  const read = useRead('job GET /customer/project/latest/project', undefined, {
    enabled,
    handles: 'all',
    refresh: 'old',
  })
  const project = read.data
  const isOpen = project?.status === 'RUNNING' || project?.status === 'PAUSED'
  return { project: isOpen ? project : null, settled: !enabled || read.state !== 'loading' }
}

/** 工程进度: how far the works are, and what is done now (D 6.7). */
export function LatestProject({ of: project }: { of: Project }) {
  const { projectId, projectName, totalRate, currentNodeName, planFinishDate, todoCount } = project
  const all = useLink('/pages/job-schedule/home/components/index')
  const open = useLink('/pages/job-schedule/home/components/Details/layout/default', { projectId })
  const words = [
    project.status === 'PAUSED' ? '已暂停' : currentNodeName,
    planFinishDate !== null && `计划 ${planFinishDate} 完工`,
    todoCount > 0 && `待办 ${todoCount}`,
  ]
  return (
    <SectionCard flush title='工程进度' more='全部' onMore={all}>
      <Item onTap={open}>
        <Ends gap={8}>
          <span className='fs-15 fw-m break'>{projectName}</span>
          <span className='fs-15 fw-b num'>{totalRate}%</span>
        </Ends>
        <Progress className='mt4' value={totalRate / 100} label={`${projectName}进度`} />
        <div className='fs-12 t3 break num mt4'>{words.filter(Boolean).join(' · ')}</div>
      </Item>
    </SectionCard>
  )
}
