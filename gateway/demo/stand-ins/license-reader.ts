import type { Db } from '../../db/connect'
import { pngText, withPngText } from './png-text'
import { qrText } from '../../ports/license/qr'
import { fieldsOf, linkOf, type LicenseReader, type LicenseReading } from '../../ports/license/types'

const reader = 'embedded'
const modes = ['NORMAL', 'SLOW', 'DOWN'] as const
type Mode = (typeof modes)[number]

/** Setting `licenseReader.mode`: how the reader misbehaves. */
async function modeOf(db: Db): Promise<Mode> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('companyCode', '=', '*')
    .where('key', '=', 'licenseReader.mode')
    .executeTakeFirst()
  return modes.find((mode) => mode === row?.value) ?? 'NORMAL'
}

/** Reads what the demo licences say about themselves; of every other picture only the link of its QR code. `slow`: ms that SLOW takes. */
export const embeddedLicenseReader = (db: Db, slow = 20_000): LicenseReader => ({
  async read({ bytes }) {
    const mode = await modeOf(db)
    if (mode === 'DOWN') throw new Error('license reader is down')
    if (mode === 'SLOW') await new Promise((done) => setTimeout(done, slow))
    const reading = readingOf(pngText(bytes, 'license'))
    return reading.recognised ? reading : { ...reading, link: linkOf(await qrText(bytes)) }
  },
  carry(original, cleaned) {
    const text = pngText(original, 'license')
    return text === null ? cleaned : withPngText(cleaned, 'license', text)
  },
})

function readingOf(text: string | null): LicenseReading {
  const none = { reader, recognised: false, confidence: 0, fields: fieldsOf(null), link: null }
  if (text === null) return none
  try {
    const fields = fieldsOf(JSON.parse(text))
    return fields.uscc === '' ? none : { reader, recognised: true, confidence: 0.98, fields, link: null }
  } catch (error) {
    if (error instanceof SyntaxError) return none
    throw error
  }
}
