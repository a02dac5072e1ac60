import type { Area } from '../../areas'
import { bindingHandlers } from './handlers'
import { bindingJobs } from './jobs'

export const bindingArea: Area = { name: 'binding', handlers: bindingHandlers, jobs: bindingJobs }
