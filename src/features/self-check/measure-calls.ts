import { networkType } from '@/platform/agent'
import { attempt, call } from '@/request'
import { deviceNow } from '@/platform/time'
import { latencyText, type Finding } from './report'

/** Calls of one measurement. */
const CALLS = 5

/** The kind of network, and how long the gateway takes to answer, call by call; a call without an answer does not end the measurement. */
export async function measureCalls(): Promise<Finding[]> {
  const found: Finding[] = [['网络类型', (await networkType()) || '未知']]
  for (let n = 1; n <= CALLS; n++) {
    const from = deviceNow()
    const failure = await attempt(call('default GET /crmgas/getSysTime', undefined, { handles: 'all' }))
    found.push([`第${n}次`, latencyText(failure === null ? deviceNow() - from : null)])
  }
  return found
}
