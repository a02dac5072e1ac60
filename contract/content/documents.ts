import { Type as t } from '@sinclair/typebox'
import { DateText, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { ContentBlock } from './words'

const DocType = OneOf('PLATFORM', 'LEGAL', 'PRIVACY', 'REGISTER', 'CONTACT')
export const documentFields = {
  docType: DocType,
  versionNo: t.String(),
  title: t.String(),
  effectiveDate: DateText,
  /** COMING: published, in force from its first day on. */
  status: OneOf('EFFECTIVE', 'HISTORY', 'COMING'),
}

/** Documents of the about pages (D 5.8) and the pictures of the seeded content. */
export const documents = endpoints({
  'cms GET /cms/document': {
    access: 'public',
    refuses: ['44870'],
    in: t.Object({ docType: DocType, versionNo: t.Optional(Text(20)) }),
    out: t.Object({ ...documentFields, blocks: t.Array(ContentBlock) }),
  },
  'cms GET /cms/document/versions': {
    access: 'public',
    in: t.Object({ docType: DocType }),
    out: t.Object({ list: t.Array(t.Object(documentFields)) }),
  },
  'btwob POST /document/publish': {
    access: 'staff',
    in: t.Object({
      docType: OneOf('PLATFORM', 'LEGAL', 'PRIVACY', 'REGISTER'),
      /** Two numbers, above those of every version before. */
      versionNo: t.String({ pattern: '^\\d{1,3}\\.\\d{1,3}$' }),
      title: Text(30, 2),
      /** Its first day: today at the earliest, a year ahead at the latest. */
      effectiveDate: DateText,
      /** One line a paragraph; '## ' begins a heading, '- ' and '1. ' an item of a list. */
      text: Text(60_000, 20),
    }),
    bodyKb: 256,
    out: t.Object(documentFields),
    summary: 'A new version of a document of all companies, for staff of the companies that the setting names',
  },
  'cms GET /cms/contact': {
    access: 'public',
    refuses: ['44870'],
    summary: '联系我们; empty texts are not shown',
    out: t.Object({
      companyName: t.String(),
      address: t.String(),
      email: t.String(),
      wechatName: t.String(),
      wechatQrUrl: t.String(),
      workHours: t.String(),
      phones: t.Array(t.Object({ label: t.String(), phone: t.String() })),
      /** Record of the internet authority shown at 关于我们; '' until configured. */
      icpNo: t.String(),
    }),
  },
})
