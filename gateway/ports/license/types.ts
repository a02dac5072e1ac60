import { licenseFields } from '@domain/license'

export type LicenseFields = Record<(typeof licenseFields)[number], string>

export interface LicenseReading {
  reader: string
  recognised: boolean
  /** 0 to 1. */
  confidence: number
  fields: LicenseFields
}

/** Reads business licences (CE-02). It never invents a value; a failure or a time-out is thrown. Never inside a transaction. */
export interface LicenseReader {
  read(picture: { bytes: Buffer; mime: string }): Promise<LicenseReading>
}

/** Keeps the known fields as trimmed text; anything else a reader says is dropped. */
export function fieldsOf(read: unknown): LicenseFields {
  const given = read !== null && typeof read === 'object' ? (read as Record<string, unknown>) : {}
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return Object.fromEntries(licenseFields.map((name) => [name, text(given[name])])) as LicenseFields
}
