import { flushQuestions } from './questions'
import { searchWork } from './work'

export const searchArea = { name: 'search', handlers: {}, work: searchWork, flush: flushQuestions }
