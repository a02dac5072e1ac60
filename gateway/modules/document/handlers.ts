import { documents } from '@contract/content/documents'
import { implement } from '../../http/handlers'
import { publishDocument } from './publish'
import { contact, documentText, documentVersions } from './service'

export const documentHandlers = implement(documents, {
  'cms GET /cms/document': (ctx, { docType, versionNo }) => documentText(ctx, docType, versionNo),
  'cms GET /cms/document/versions': async (ctx, { docType }) => ({ list: await documentVersions(ctx, docType) }),
  'btwob POST /document/publish': (ctx, input) => publishDocument(ctx, ctx.session, input),
  'cms GET /cms/contact': (ctx) => contact(ctx),
})
