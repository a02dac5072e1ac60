export { CreditsView } from './credits/CreditsView'
export { ReceptionView } from './settings/ReceptionView'
