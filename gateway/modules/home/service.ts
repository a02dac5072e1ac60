export { lapsingCycles, type LapsingCycles } from './lapsing'
