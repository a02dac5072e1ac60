import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import { countOf } from '../../../db/count'
import { audienceOf, type Reader } from '../../../db/audience'
import type { Db } from '../../../db/connect'
import type { SearchDocTable } from '../../../db/tables.gen'

export type DocRow = Selectable<SearchDocTable>
export type Kind = DocRow['kind']
export interface Ref {
  kind: Kind
  refId: string
}

/** Every kind of document. */
export const kinds = ['help', 'faq', 'headline', 'information', 'knowledge', 'hyq', 'product'] as const satisfies Kind[]

/** Documents of which the index lists at most so many for one term: which ones, where more hold it, is up to the index. */
const MOST_OF_TERM = 400
/** Heaviest terms that are asked for together as well: what holds them all is listed, however many hold each. */
const TOGETHER = [2, 3, 4]
/** The term that every document counts for. */
export const EVERY = ''

/** A document with its terms in place of the column, which the database makes of them. */
export type DocWrite = Omit<Insertable<SearchDocTable>, 'terms'> & { terms: readonly string[] }

/** The stored terms of a document, its row locked; null for one that is not there. */
export async function lockedTerms(db: Db, { kind, refId }: Ref): Promise<string[] | null> {
  const row = await db
    .selectFrom('searchDoc')
    .select(sql<string[]>`tsvector_to_array(terms)`.as('terms'))
    .where('kind', '=', kind)
    .where('refId', '=', refId)
    .forUpdate()
    .executeTakeFirst()
  return row?.terms ?? null
}

export async function saveDoc(db: Db, { terms, ...row }: DocWrite): Promise<void> {
  const values = { ...row, terms: sql<string>`array_to_tsvector(${[...terms]}::text[])` }
  const { kind: _kind, refId: _refId, ...changed } = values
  await db
    .insertInto('searchDoc')
    .values(values)
    .onConflict((c) => c.columns(['kind', 'refId']).doUpdateSet(changed))
    .execute()
}

export const deleteDoc = (db: Db, { kind, refId }: Ref) =>
  db.deleteFrom('searchDoc').where('kind', '=', kind).where('refId', '=', refId).execute()

/** Adds to the counts of terms, in their order: two that write at once lock the rows one after the other. */
export async function addCounts(db: Db, deltas: ReadonlyMap<string, number>): Promise<void> {
  if (deltas.size === 0) return
  const terms = [...deltas.keys()].sort()
  await sql`insert into search_term (term, docs)
    select term, n from unnest(${terms}::text[], ${terms.map((term) => deltas.get(term) ?? 0)}::int[]) as counted (term, n)
    on conflict (term) do update set docs = search_term.docs + excluded.docs`.execute(db)
}

export async function countsOf(db: Db, terms: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('searchTerm')
    .select(['term', 'docs'])
    .where(sql<SqlBool>`term = any(${[...terms]}::text[])`)
    .execute()
  return new Map(rows.map(({ term, docs }) => [term, docs]))
}

export interface Asked {
  /** The terms to find candidates by, with their weights, the heaviest first. */
  terms: readonly { token: string; weight: number }[]
  kinds: readonly Kind[]
  /** null = of any. */
  category: string | null
  /** What is shown at this moment. */
  at: string
}

export type CandidateRow = Pick<
  DocRow,
  'kind' | 'refId' | 'category' | 'title' | 'summary' | 'titleWords' | 'keyWords' | 'bodyWords'
>

/** What the index is asked: each term, and the heaviest together. A token holds letters, digits and Han characters only. */
function queriesOf(terms: Asked['terms']) {
  const all = (some: Asked['terms']) => ({
    query: some.map(({ token }) => `'${token}'`).join(' & '),
    weight: some.reduce((sum, { weight }) => sum + weight, 0),
    terms: some.length,
  })
  const together = TOGETHER.filter((n) => n <= terms.length).map((n) => all(terms.slice(0, n)))
  return [...terms.map((one) => all([one])), ...together]
}

/** The documents with the heaviest terms, as far as this reader may see them. */
export async function candidates(db: Db, reader: Reader, asked: Asked, limit: number): Promise<CandidateRow[]> {
  const queries = queriesOf(asked.terms)
  const { rows } = await sql<CandidateRow>`
    select search_doc.kind, search_doc.ref_id, category, title, summary, title_words, key_words, body_words
    from (
      select hit.kind, hit.ref_id,
        greatest(sum(asked.weight) filter (where asked.terms = 1), max(asked.weight)) as weight
      from unnest(${queries.map(({ query }) => query)}::text[], ${queries.map(({ weight }) => weight)}::float8[],
        ${queries.map(({ terms }) => terms)}::int[]) as asked (query, weight, terms)
      cross join lateral (
        select search_doc.kind, search_doc.ref_id from search_doc
        where search_doc.terms @@ asked.query::tsquery
          and search_doc.kind = any(${[...asked.kinds]}::text[])
          and (${asked.category}::text is null or search_doc.category = ${asked.category})
          and search_doc.shown_from <= ${asked.at}::timestamptz
          and (search_doc.shown_until is null or search_doc.shown_until > ${asked.at}::timestamptz)
          and ${audienceOf(reader, 'searchDoc')}
        limit ${MOST_OF_TERM}) as hit
      group by hit.kind, hit.ref_id
      order by weight desc, hit.kind, hit.ref_id
      limit ${limit}) as best
    join search_doc on search_doc.kind = best.kind and search_doc.ref_id = best.ref_id
    order by best.weight desc, best.kind, best.ref_id`.execute(db)
  return rows
}

/** Texts of found documents. */
export const bodiesOf = (db: Db, refs: readonly Ref[]): Promise<Pick<DocRow, 'kind' | 'refId' | 'body'>[]> =>
  refs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('searchDoc')
        .select(['kind', 'refId', 'body'])
        .where((eb) => eb.or(refs.map(({ kind, refId }) => eb.and([eb('kind', '=', kind), eb('refId', '=', refId)]))))
        .execute()

/** Documents reduced by other rules than these, after one, in the order of their keys. */
export const reducedByOthers = (db: Db, rules: number, after: string, limit: number): Promise<Ref[]> =>
  db
    .selectFrom('searchDoc')
    .select(['kind', 'refId'])
    .where('rules', '<', rules)
    .where(sql<string>`kind || ':' || ref_id`, '>', after)
    .orderBy(sql`kind || ':' || ref_id`)
    .limit(limit)
    .execute()

export const docOf = (db: Db, { kind, refId }: Ref): Promise<DocRow | undefined> =>
  db.selectFrom('searchDoc').selectAll().where('kind', '=', kind).where('refId', '=', refId).executeTakeFirst()

export const anyOfKind = (db: Db, one: Kind): Promise<Ref | undefined> =>
  db.selectFrom('searchDoc').select(['kind', 'refId']).where('kind', '=', one).limit(1).executeTakeFirst()

/** Every document counts as reduced by no rules; answers how many there are. */
export async function outdateAll(db: Db): Promise<number> {
  const { numUpdatedRows } = await db.updateTable('searchDoc').set({ rules: 0 }).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Documents of the index, and those that other rules than these have reduced. */
export async function countDocuments(db: Db, rules: number): Promise<{ documents: number; waiting: number }> {
  const waiting = await countOf(db.selectFrom('searchDoc').where('rules', '<', rules))
  return { documents: (await countsOf(db, [EVERY])).get(EVERY) ?? 0, waiting }
}

/** Whether a document of this id, whatever its kind, is shown to a reader. */
export async function isListed(db: Db, reader: Reader, refId: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('searchDoc')
    .select('refId')
    .where('kind', 'in', [...kinds])
    .where('refId', '=', refId)
    .where('shownFrom', '<=', now)
    .where((eb) => eb.or([eb('shownUntil', 'is', null), eb('shownUntil', '>', now)]))
    .where(audienceOf(reader, 'searchDoc'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
