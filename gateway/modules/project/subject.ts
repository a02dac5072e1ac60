import { projectStatus } from '@domain/statuses/project'
import type { FindSubject } from '../ticket/service'
import { findProject } from './repo/projects'
import { projectRoute } from './notices'

/** A project as a ticket about it tells it (TK-13). */
export const projectSubject: FindSubject = async (work, { bp }, projectId) => {
  const project = await findProject(work.db, { bp, projectId })
  if (!project) return undefined
  return {
    title: project.projectName,
    route: projectRoute(projectId),
    facts: [
      { label: '项目编号', value: project.projectNo },
      { label: '状态', value: projectStatus[project.status].label },
      { label: '进度', value: `${project.totalRate}%` },
    ],
  }
}
