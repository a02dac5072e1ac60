export { ApplyView } from './apply/ApplyView'
export { BalanceListView } from './list/BalanceListView'
export { RulesView } from './rules/RulesView'
