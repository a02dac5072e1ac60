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
  status: OneOf('EFFECTIVE', 'HISTORY'),
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
