import { documentHandlers } from './handlers'
import { seedDocuments } from './seed'

export const documentArea = { name: 'document', handlers: documentHandlers, seed: seedDocuments }
