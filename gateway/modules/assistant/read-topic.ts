import type { Wanted } from '@domain/assistant/question'
import { Refusal } from '../../http/refusal'
import type { Logger } from '../../http/context'
import { topicPages } from './pages'
import { tools } from './tools'
import type { Desk, Finding } from './types'

/** E-G-10. */
const NO_RIGHT = '您没有查看该信息的权限，请联系主账号开通。'

/** The answer of a topic's tool, with the way to its page. What the page would refuse is refused here, without a figure. */
export async function readTopic({ log }: { log: Logger }, desk: Desk, wanted: Wanted): Promise<Finding> {
  const page = topicPages[wanted.topic]
  try {
    const finding = await tools[wanted.topic](desk, wanted)
    return { ...finding, actions: [...(finding.actions ?? []), { text: page.text, route: page.route, tel: '' }] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === '2110') return { say: NO_RIGHT }
    log.info({ topic: wanted.topic, code: error.code }, 'a page refused what the assistant read')
    return { say: `暂时查不到：${error.message}`, actions: [{ text: page.text, route: page.route, tel: '' }] }
  }
}

/** The answers of several topics, one after the other: their reads share a connection where the caller has only one. */
export async function readAll(work: { log: Logger }, desk: Desk, all: readonly Wanted[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const wanted of all) findings.push(await readTopic(work, desk, wanted))
  return findings
}
