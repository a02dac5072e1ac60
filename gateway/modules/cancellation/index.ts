import type { Job } from '../../jobs/job'
import { executeCancellations } from './cancel'
import { cancellationHandlers } from './handlers'

const jobs = [{ name: 'cancelExecute', schedule: { everySeconds: 3600 }, run: executeCancellations }] satisfies Job[]

export const cancellationArea = { name: 'cancellation', handlers: cancellationHandlers, jobs }
