import type { Row } from '@contract'
import type { Work } from '../../http/context'
import { usersById } from '../identity/service'
import { modelNames } from './rules/authority'
import * as repo from './repo'

type LogRow = Row<'default GET /hqw/authority/logList'>

/** Changes of a binding's models in words, newest first. */
export async function logRows(
  work: Work,
  key: { bp: string; bindingId: string },
  page: { limit: number; offset: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const { rows, total } = await repo.logPage(work.db, key, page)
  const users = await usersById(
    work,
    rows.map((row) => row.changedBy),
  )
  return {
    total,
    rows: rows.map(({ changedAt, changedBy, modelsBefore, modelsAfter }) => ({
      at: changedAt,
      byName: users.get(changedBy)?.nickname ?? '系统',
      added: modelNames(modelsAfter.filter((code) => !modelsBefore.includes(code))),
      removed: modelNames(modelsBefore.filter((code) => !modelsAfter.includes(code))),
    })),
  }
}
