export { UserPortrait } from './UserPortrait'
