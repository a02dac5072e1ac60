export { findCommand, requestClose, requestOpen, type ValveMeter, type ValveReason } from './valves'
