import { sql, type SqlBool } from 'kysely'

/** The reader, as far as a condition on rows needs to know. */
export interface Reader {
  userId: string | null
  bp: string | null
  companyCode: string
  customerType: string
  /** Visibilities open to the reader: public, login, bound. */
  visibilities: readonly string[]
}

/** The audience columns of a table against a reader (E-M-01): empty lists mean everybody. */
export const audienceOf = (reader: Reader, table: 'article' | 'banner' | 'marketActivity' | 'searchDoc') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`${column('visibility')} = any(${[...reader.visibilities]}::text[])
    and (${column('companyCodes')} = '{}' or ${reader.companyCode} = any(${column('companyCodes')}))
    and (${column('customerTypes')} = '{}' or ${reader.customerType} = any(${column('customerTypes')}))`
}

/** A word as a pattern for `like`, its own signs taken literally. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
