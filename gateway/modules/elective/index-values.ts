import type { OptionTerms } from '@domain/elective/terms'
import type { Work } from '../../http/context'
import { indexValues, type IndexValue } from './repo/periods'

/** What has been published of the indices that options name. */
export interface Published {
  newest(indexName: string | null): IndexValue | null
  /** Of that month itself. */
  of(indexName: string | null, month: string): string | null
  /** The newest up to a month: what settles it. */
  upTo(indexName: string | null, month: string): string | null
}

/** One query for all options. */
export async function published(
  work: Pick<Work, 'db'>,
  companyCode: string,
  terms: readonly Pick<OptionTerms, 'indexName'>[],
): Promise<Published> {
  const names = [...new Set(terms.flatMap(({ indexName }) => indexName ?? []))]
  const rows = await indexValues(work.db, companyCode, names)
  const mine = (indexName: string | null) => rows.filter((row) => row.indexName === indexName)
  return {
    newest: (indexName) => mine(indexName)[0] ?? null,
    of: (indexName, month) => mine(indexName).find((row) => row.month === month)?.value ?? null,
    upTo: (indexName, month) => mine(indexName).find((row) => row.month <= month)?.value ?? null,
  }
}
