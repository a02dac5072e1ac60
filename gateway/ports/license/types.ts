import { licenseFields } from '@domain/license'

export type LicenseFields = Record<(typeof licenseFields)[number], string>

export interface LicenseReading {
  reader: string
  recognised: boolean
  /** 0 to 1. */
  confidence: number
  fields: LicenseFields
  /** Where the QR code of the licence leads; null without one. For the reviewer's eyes: it is never opened here. */
  link: string | null
}

/** Reads business licences (CE-02). It never invents a value; a failure or a time-out is thrown. Never inside a transaction. */
export interface LicenseReader {
  read(picture: { bytes: Buffer; mime: string }): Promise<LicenseReading>
  /** Keeps in a cleaned picture what the reader needs of it; absent: nothing but the picture. */
  carry?(original: Buffer, cleaned: Buffer): Buffer
}

/** Only web addresses are kept, up to 500 characters. */
export const linkOf = (text: unknown): string | null =>
  typeof text === 'string' && text.length <= 500 && /^https?:\/\/[^\s<>"]+$/i.test(text) ? text : null

/** CE-02: a caller that waits longer than this many ms gets a failure, whatever the reader still does. */
export const limited = (reader: LicenseReader, ms: number): LicenseReader => ({
  ...reader,
  read: (picture) =>
    new Promise((resolve, reject) => {
      const late = () => reject(new Error(`license reader took longer than ${ms} ms`))
      const timer = setTimeout(late, ms)
      void reader
        .read(picture)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    }),
})

/** Keeps the known fields as trimmed text; anything else a reader says is dropped. */
export function fieldsOf(read: unknown): LicenseFields {
  const given = read !== null && typeof read === 'object' ? (read as Record<string, unknown>) : {}
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return Object.fromEntries(licenseFields.map((name) => [name, text(given[name])])) as LicenseFields
}
