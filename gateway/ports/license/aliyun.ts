import { askAliyun, AliyunRefused, type AliyunAccess } from '../aliyun'
import { qrText } from './qr'
import { fieldsOf, linkOf, type LicenseFields, type LicenseReader, type LicenseReading } from './types'

const reader = 'aliyun-ocr'
/** The provider's word for a picture that is no licence. */
const NO_LICENCE = 'unmatchedImageType'

/** What the provider read, by its names; `Data` of its answer is this as text. */
interface Read {
  data?: Record<string, unknown>
  prism_keyValueInfo?: { key?: string; value?: string; valueProb?: number }[]
}

/**
 * Business licences by Alibaba Cloud's OCR (RecognizeBusinessLicense, 2021-07-07): the picture is the body. Not repeated: the user waits
 * and can type the fields (CE-02).
 */
export function aliyunLicenseReader(access: AliyunAccess, timeout = 15_000): LicenseReader {
  return {
    async read({ bytes }) {
      const read = await recognise(access, bytes, timeout)
      return readingOf(read, linkOf(await qrText(bytes)))
    },
  }
}

async function recognise(access: AliyunAccess, body: Buffer, timeout: number): Promise<Read> {
  const call = { action: 'RecognizeBusinessLicense', version: '2021-07-07', query: {}, body }
  try {
    const { Data: data } = await askAliyun(access, call, timeout)
    return typeof data === 'string' ? (JSON.parse(data) as Read) : ((data ?? {}) as Read)
  } catch (error) {
    if (error instanceof AliyunRefused && error.code === NO_LICENCE) return {}
    throw error
  }
}

function readingOf(read: Read, link: string | null): LicenseReading {
  const fields = namedAsOurs(read.data ?? {})
  const recognised = fields.uscc + fields.companyName !== ''
  return { reader, recognised, confidence: recognised ? sureness(read) : 0, fields, link }
}

/** Dates YYYY-MM-DD, an end that never comes as 9999-12-31. */
function namedAsOurs(data: Record<string, unknown>): LicenseFields {
  return fieldsOf({
    companyName: data['companyName'],
    uscc: data['creditCode'],
    companyType: data['companyType'],
    legalPerson: data['legalPerson'],
    registeredCapital: data['registeredCapital'],
    establishDate: dateOf(data['RegistrationDate'] ?? data['registrationDate']),
    validFrom: dateOf(data['validFromDate']),
    validTo: dateOf(data['validToDate']),
    address: data['businessAddress'],
    businessScope: data['businessScope'],
  })
}

/** '2017年01月04日' and '20170104' are 2017-01-04, the provider's 29991231 is our endless 9999-12-31. */
function dateOf(text: unknown): string {
  if (typeof text !== 'string') return ''
  if (text === '29991231') return '9999-12-31'
  const [, year, month = '', day = ''] = /^(\d{4})[年-]?(\d{1,2})[月-]?(\d{1,2})日?$/.exec(text) ?? []
  return year === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The mean over what holds a value, 0 to 1; the provider counts to 100. */
function sureness({ prism_keyValueInfo: read = [] }: Read): number {
  const sure = read.flatMap(({ value, valueProb }) => (value && typeof valueProb === 'number' ? [valueProb] : []))
  if (sure.length === 0) return 0
  return Math.min(1, Math.max(0, sure.reduce((sum, one) => sum + one, 0) / sure.length / 100))
}
