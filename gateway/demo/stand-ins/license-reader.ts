import { pngText, withPngText } from './png-text'
import { qrText } from '../../ports/license/qr'
import { fieldsOf, linkOf, type LicenseReader, type LicenseReading } from '../../ports/license/types'

const reader = 'embedded'

/** Reads what the demo licences say about themselves; of every other picture only the link of its QR code. */
export const embeddedLicenseReader: LicenseReader = {
  async read({ bytes }) {
    const reading = readingOf(pngText(bytes, 'license'))
    return reading.recognised ? reading : { ...reading, link: linkOf(await qrText(bytes)) }
  },
  carry(original, cleaned) {
    const text = pngText(original, 'license')
    return text === null ? cleaned : withPngText(cleaned, 'license', text)
  },
}

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
