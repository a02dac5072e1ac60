import { defineRoutes } from '../define'
import { p } from '../params'

/** The project channel: progress of what is being built for the customer (D 6.7). */
export const projects = defineRoutes({
  '/pages/job-schedule/home/components/index': {
    title: '工程进度',
    access: 'model:PROJECT_VIEW',
    aliases: ['/pages/job-schedule/home'],
    params: { status: p.text },
  },
  '/pages/job-schedule/home/components/Details/layout/default': {
    title: '工程详情',
    access: 'model:PROJECT_VIEW',
    params: {
      projectId: p.needed(p.text),
      tab: p.oneOf('exploration', 'design', 'payment', 'construction', 'acceptance', 'plan', 'updates'),
      approvalId: p.text,
    },
  },
  '/pages/job-schedule/home/components/Details/views/project/index': {
    title: '工程信息',
    access: 'model:PROJECT_VIEW',
    params: { projectId: p.needed(p.text) },
  },
})
