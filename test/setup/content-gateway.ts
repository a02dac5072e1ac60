/*
 * The gateway with accounts, content, market, documents, messages, to-dos, files and tracking: what does not need the 36 months
 * of energy data, and therefore starts within a second.
 */
import type { Area } from '../../gateway/areas'
import { identityArea } from '../../gateway/modules/identity'
import { consoleArea } from '../../gateway/modules/console'
import { contentArea } from '../../gateway/modules/content'
import { documentArea } from '../../gateway/modules/document'
import { downloadArea } from '../../gateway/modules/download'
import { fileArea } from '../../gateway/modules/file'
import { helpArea } from '../../gateway/modules/help'
import { marketArea } from '../../gateway/modules/market'
import { identify, membershipArea } from '../../gateway/modules/membership'
import { messageArea } from '../../gateway/modules/message'
import { todoArea } from '../../gateway/modules/todo'
import { searchArea } from '../../gateway/modules/search'
import { trackingArea } from '../../gateway/modules/tracking'
import type { JobCtx, Work } from '../../gateway/http/context'
import { testGateway, type TestGateway, type TestGatewayOptions } from './gateway'

const areas = [
  identityArea,
  membershipArea,
  fileArea,
  todoArea,
  messageArea,
  consoleArea,
  trackingArea,
  searchArea,
  helpArea,
  documentArea,
  downloadArea,
  contentArea,
  marketArea,
]

export const contentGateway = (
  options: Omit<TestGatewayOptions, 'areas' | 'identify'> = {},
  more: readonly Area[] = [],
): Promise<TestGateway> => testGateway({ areas: [...areas, ...more], identify, ...options })

/** Runs a service as a call would: in a transaction, with what comes after it. */
export async function inWork<T>(gateway: TestGateway, run: (work: Work) => Promise<T>): Promise<T> {
  const after: (() => Promise<void> | void)[] = []
  const result = await gateway.db
    .transaction()
    .execute((db) => run({ ...gateway.gateway.work, db, afterCommit: (work) => void after.push(work) }))
  for (const work of after) await work()
  return result
}

/** The context of work that waits for an outside system. */
export const jobOf = (gateway: TestGateway): JobCtx => ({
  ...gateway.gateway.work,
  db: gateway.db,
  afterCommit: (work) => void work(),
  transaction: (run) => inWork(gateway, run),
})
