export { keepShareCode, keptShareCode } from './kept'
export { noteLogin, noteVisit, type ShareAction } from './note'
