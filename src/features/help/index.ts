export { HelpDetailsView } from './details/HelpDetailsView'
export { HelpListView } from './list/HelpListView'
export { ProcessTextView } from './process-text/ProcessTextView'
export { HelpSearchView } from './search/HelpSearchView'
