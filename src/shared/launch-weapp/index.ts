export { LaunchWeapp } from './LaunchWeapp'
export { OpenApp } from './OpenApp'
