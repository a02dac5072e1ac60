import { documentHandlers } from './handlers'

export const documentArea = { name: 'document', handlers: documentHandlers }
